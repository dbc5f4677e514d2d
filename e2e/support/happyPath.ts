import { expect, type Page } from '@playwright/test'
import {
  ADDRESS,
  amountField,
  chooseCurrency,
  currencyButton,
  deposit,
  giveAddress,
  openPage,
  placeOrder,
  press,
  shownStatus,
} from './exchangePage'

/** Home, picker, addresses, review, deposit, end: the same way with a mouse and with a finger. */
export async function exchangeInThreeSteps(page: Page) {
  await openPage(page, '/')
  await chooseCurrency(page, 'get', 'tether tron', /^USDT Tether.*TRC/)
  await expect(currencyButton(page, 'get')).toHaveAccessibleName(/USDT\b.*Tron/)
  await chooseCurrency(page, 'get', 'ether', /^ETH Ethereum/)
  await amountField(page, 'send').fill('0,25')
  await expect(amountField(page, 'get')).toHaveValue(/^\d+\.\d+$/)
  await press(page.getByRole('button', { name: 'Exchange', exact: true }))

  await expect(page).toHaveURL(/\/exchange\?.*amount=0\.25.*step=address/)
  await giveAddress(page, 'ETH', ADDRESS.eth)
  const review = page.getByRole('region', { name: 'Review your exchange' })
  await expect(review).toContainText('0.25 BTC')
  await expect(review).toContainText(ADDRESS.eth)
  await expect(review).toContainText('Network: Ethereum')

  await placeOrder(page)
  await expect(page).toHaveURL(/\/exchange\?id=/)
  await expect(page.getByText('This is a sandbox address with an invalid checksum')).toBeVisible()
  await deposit(page)
  await expectFinished(page)
}

/** The same on /exchange-v2, with the review above the form and the status on its own page. */
export async function exchangeOnOneScreen(page: Page) {
  await openPage(page, '/exchange-v2')
  await chooseCurrency(page, 'send', 'litecoin', /^LTC Litecoin/)
  await chooseCurrency(page, 'get', 'btc', /^BTC Bitcoin/)
  await amountField(page, 'send').fill('12')
  await giveAddress(page, 'BTC', ADDRESS.taproot)
  await expect(page.getByRole('dialog', { name: 'Review your exchange' })).toContainText('12 LTC')

  await placeOrder(page)
  await expect(page).toHaveURL(/\/exchange-v2\/exchange\?id=/)
  await deposit(page)
  await expectFinished(page)
}

async function expectFinished(page: Page) {
  const words = 'Your funds have been sent to the recipient address.'
  await expect(shownStatus(page)).toContainText(words)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange completed')
  await expect(page.getByRole('button', { name: /^Copy hash/ })).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Start another exchange' })).toBeVisible()
}
