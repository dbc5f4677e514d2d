import { expect, test, type Page } from '@playwright/test'
import { openPage } from './exchangePage'
import { STATES } from './everyPage'
import { SEEN_PAGES } from './publicSite'
import { brokenRules } from './wcag'

const SCHEMES = ['light', 'dark'] as const
/** Pages looked at in one test, one after the other in the same tab. */
const AT_ONCE = 8

/** The page follows the system's scheme while it is open. */
async function inScheme(page: Page, colorScheme: (typeof SCHEMES)[number]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  // Even a millisecond of transition ends a frame later, and what inherits its colour begins its own only then.
  await page.waitForFunction(async () => {
    for (let still = 0; still < 5; still++) {
      await new Promise(requestAnimationFrame)
      if (document.getAnimations().length > 0) return false
    }
    return true
  })
}

for (const { name, open } of STATES) {
  test(`${name} breaks no WCAG rule in light and dark colours`, async ({ page, request }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, request)
    for (const scheme of SCHEMES) {
      await inScheme(page, scheme)
      expect(await brokenRules(page), scheme).toEqual([])
    }
  })
}

for (let first = 0; first < SEEN_PAGES.length; first += AT_ONCE) {
  const paths = SEEN_PAGES.slice(first, first + AT_ONCE)
  test(`no WCAG rule is broken in light and dark colours on ${paths.join(', ')}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      await openPage(page, path)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const scheme of SCHEMES) {
        await inScheme(page, scheme)
        expect.soft(await brokenRules(page), `${path} in ${scheme}`).toEqual([])
      }
    }
  })
}
