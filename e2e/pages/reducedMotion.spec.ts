import { expect, test, type Page } from '@playwright/test'
import { depositByApi, orderByApi } from '../support/exchangeApi'
import { openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'

type Seeing = Window & { longMotions?: Set<string> }
const LONGEST = 1

/** From the first paint on, looks at each frame for what moves longer than one may see. */
async function watchMotion(page: Page) {
  await page.addInitScript((longest) => {
    const seen = new Set<string>()
    ;(window as Seeing).longMotions = seen
    const look = () => {
      for (const motion of document.getAnimations()) {
        const { duration = 0, iterations = 1 } = motion.effect?.getComputedTiming() ?? {}
        const target = motion.effect instanceof KeyframeEffect ? motion.effect.target?.className : ''
        if (Number(duration) * iterations > longest) seen.add(`${String(target)} ${String(duration)} ms`)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, LONGEST)
}

const motions = (page: Page) => page.evaluate(() => [...((window as Seeing).longMotions ?? [])])

/** The home page from its first view to an open picker, with all that a pointer loads on the way. */
async function strollHome(page: Page) {
  await openPage(page, '/')
  await page.getByRole('switch').click()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const submit = page.getByRole('main').getByRole('button', { name: 'Exchange', exact: true })
  await submit.hover()
  await page.locator('main button[aria-haspopup=dialog]').first().click()
  await page.getByRole('dialog').locator('input[role=combobox]').fill('usd')
  await expect(page.getByRole('dialog').getByRole('listbox').getByRole('option').nth(5)).toBeVisible()
}

test('with reduced motion nothing moves on the home page and in the picker', FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchMotion(page)
  await strollHome(page)
  expect(await motions(page)).toEqual([])
})

test(
  'without reduced motion something moves, which proves that the check detects it',
  FULL,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await watchMotion(page)
    await strollHome(page)
    expect((await motions(page)).length).toBeGreaterThan(0)
  },
)

test('with reduced motion nothing moves while an exchange progresses', FULL, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchMotion(page)
  const publicId = await orderByApi(request)
  await openPage(page, `/exchange?id=${publicId}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Send')
  await depositByApi(request, publicId, 'full', 'finished')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange completed')
  expect(await motions(page)).toEqual([])
})
