import { expect, test } from '@playwright/test'
import { ADDRESS, amountField, giveAddress, openPage } from '../support/exchangePage'
import { exchangeInThreeSteps } from '../support/happyPath'
import { FULL } from '../support/fullRun'

test(
  'a stranger exchanges one currency for another from the home page to the end',
  FULL,
  async ({ page }) => {
    await exchangeInThreeSteps(page)
  },
)

test('the browser’s Back goes one step back and preserves what was typed', async ({ page }) => {
  await openPage(page, '/exchange')
  await amountField(page, 'send').fill('0.3')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('BTC refund address').fill(ADDRESS.taproot)
  await giveAddress(page, 'ETH', ADDRESS.eth)

  await page.goBack()
  await expect(page.getByLabel('Recipient ETH address')).toHaveValue(ADDRESS.eth)
  await expect(page.getByLabel('BTC refund address')).toHaveValue(ADDRESS.taproot)
  await page.goBack()
  await expect(amountField(page, 'send')).toHaveValue('0.3')
  await page.goForward()
  await expect(page.getByLabel('Recipient ETH address')).toHaveValue(ADDRESS.eth)
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Create exchange' })).toBeVisible()
})

test('a button on each step leads one step back', FULL, async ({ page }) => {
  await openPage(page, '/exchange?from=btc-btc&to=eth-eth&amount=0.2&step=address')
  await giveAddress(page, 'ETH', ADDRESS.eth)
  await page.getByRole('button', { name: 'Back to addresses' }).click()
  await expect(page.getByLabel('Recipient ETH address')).toHaveValue(ADDRESS.eth)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(amountField(page, 'send')).toHaveValue('0.2')
})
