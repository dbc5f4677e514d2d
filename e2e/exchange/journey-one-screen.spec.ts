import { expect, test } from '@playwright/test'
import { ADDRESS, amountField, giveAddress, openPage } from '../support/exchangePage'
import { exchangeOnOneScreen } from '../support/happyPath'
import { FULL } from '../support/fullRun'

test('a stranger places an order on one screen and watches it finish on its own page', async ({ page }) => {
  await exchangeOnOneScreen(page)
})

test(
  'the amount can be typed on either side, at either kind of rate, in either direction',
  FULL,
  async ({ page }) => {
    await openPage(page, '/exchange-v2')
    await amountField(page, 'get').fill('0.2')
    await expect(amountField(page, 'send')).toHaveValue(/^0\.\d+$/)
    await page.getByRole('radio', { name: 'Fixed' }).check()
    await expect(page.getByText(/^1 BTC = [\d.]+ ETH$/)).toBeVisible()
    await page.getByRole('button', { name: 'Swap currencies' }).click()
    await expect(page.getByText(/^1 ETH = [\d.]+ BTC$/)).toBeVisible()
    await expect(amountField(page, 'send')).toHaveValue('0.2')
  },
)

test('closing the review leads back to the addresses with everything as it was', FULL, async ({ page }) => {
  await openPage(page, '/exchange-v2')
  await giveAddress(page, 'ETH', ADDRESS.eth)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Review exchange' })).toBeFocused()
  await expect(page.getByLabel('Recipient ETH address')).toHaveValue(ADDRESS.eth)
})
