import { expect, test, type Page } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { STATES } from '../support/everyPage'
import { FULL, quickIf } from '../support/fullRun'
import { SEEN_PAGES } from '../support/publicSite'
import { brokenRules, CONTRAST } from '../support/wcag'

/** The page follows the system's scheme while it is open. */
async function inScheme(page: Page, colorScheme: 'light' | 'dark') {
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

/** One of the form, and one with its errors. */
const QUICK = ['the open picker', 'the address step with an error']
for (const { name, open } of STATES) {
  test(
    `${name} breaks no WCAG rule in light colors and has contrast in dark ones`,
    quickIf(QUICK.includes(name)),
    async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, request)
      await inScheme(page, 'light')
      expect(await brokenRules(page)).toEqual([])
      await inScheme(page, 'dark')
      expect(await brokenRules(page, CONTRAST)).toEqual([])
    },
  )
}

/** A form, and a table with a chart. */
const QUICK_PAGES = ['/', '/coins/usdt']
for (const path of SEEN_PAGES) {
  test(`${path} breaks no WCAG rule`, quickIf(QUICK_PAGES.includes(path)), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await inScheme(page, 'light')
    expect(await brokenRules(page)).toEqual([])
  })

  test(`${path} has contrast in dark colors`, FULL, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await inScheme(page, 'dark')
    expect(await brokenRules(page)).toEqual([])
  })
}
