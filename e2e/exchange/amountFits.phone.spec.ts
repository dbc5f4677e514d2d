import { expect } from '@playwright/test'
import { amountField, openPage } from '../support/exchangePage'
import { test } from '../support/watchedTest'

/** Large numbers: cheap coins and currencies of many zeros. */
for (const to of ['eth-eth&amount=0.003', 'shib-eth&amount=0.5', 'pepe-eth&amount=5', 'idr&amount=9'])
  test(`what one gets is never cut at 320 px: ${to}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openPage(page, `/exchange?from=btc-btc&to=${to}`)
    const got = amountField(page, 'get')
    await expect(got).toHaveValue(/\d{6}/)
    const { text, box } = await got.evaluate((input) => ({ text: input.scrollWidth, box: input.clientWidth }))
    expect(text).toBeLessThanOrEqual(box)
  })
