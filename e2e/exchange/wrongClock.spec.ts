import { expect, type Page } from '@playwright/test'
import { FULL } from '../support/fullRun'
import { openReview, placeButton, placedExchange } from '../support/orderSteps'
import { test } from '../support/watchedTest'

const HOUR = 3_600_000

/** `Date` alone: the time that has passed since the load is right on such a device too. */
const shiftClock = (page: Page, offset: number) =>
  page.addInitScript((ms) => {
    const real = Date
    globalThis.Date = class extends real {
      constructor(...parts: [] | [number | string | Date]) {
        const [at] = parts
        super(at ?? real.now() + ms)
      }
      static override now = () => real.now() + ms
    } as DateConstructor
  }, offset)

for (const [name, offset] of [
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
] as const) {
  test(
    `with a device clock ${name} both kinds of rate are ordered, and the server’s time is counted down`,
    FULL,
    async ({ page }) => {
      await shiftClock(page, offset)
      await openReview(page, { fixed: 'true' })
      expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.now() + offset - 60_000)
      await placeButton(page).click()
      await placedExchange(page)
      await expect(page.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/)

      await openReview(page, { fixed: 'false' })
      await placeButton(page).click()
      await placedExchange(page)
      await expect(page.getByRole('timer')).toHaveText(/^6 days 23 hours$/)
    },
  )
}
