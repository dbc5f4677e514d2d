import { expect, test, type Page } from '@playwright/test'
import {
  ADDRESS,
  amountField,
  continueAtMarketRate,
  deposit,
  giveAddress,
  openPage,
  orderByLink,
  placeOrder,
  refund,
  shownStatus,
} from '../support/exchangePage'
import { FULL } from '../support/fullRun'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue at the market rate' })
const FIXED = 'from=btc-btc&to=eth-eth&amount=0.1&fixed=true'
const FLOATING = 'from=btc-btc&to=eth-eth&amount=0.1'

test('a floating deposit below the minimum fails and can be had back', FULL, async ({ page }) => {
  await openPage(page, '/exchange-v2')
  await amountField(page, 'send').fill('0.000001')
  await page.getByRole('button', { name: 'Use minimum' }).click()
  await giveAddress(page, 'ETH', ADDRESS.eth)
  await placeOrder(page)
  await deposit(page, 'Too little')
  await expect(title(page)).toHaveText('Exchange failed')
  await expect(page.getByText('We received less than the agreed amount.')).toBeVisible()
  await expect(continueButton(page)).toBeHidden()

  await page.getByLabel('BTC refund address').fill(ADDRESS.btc)
  await refund(page)
  await expect(title(page)).toHaveText('Deposit refunded')
  await expect(shownStatus(page)).toHaveText('We’ve sent your deposit back to your refund address.')
})

test(
  'a floating deposit of another amount above the minimum is exchanged as it is',
  FULL,
  async ({ page }) => {
    await orderByLink(page, FLOATING, 'ETH', ADDRESS.eth)
    await deposit(page, 'Too much')
    await expect(title(page)).toHaveText('Exchange completed')
    await expect(page.getByRole('complementary', { name: 'Exchange details' })).toContainText('0.2 BTC')
  },
)

test('a fixed deposit that is too small waits for a choice and can go on', FULL, async ({ page }) => {
  await orderByLink(page, FIXED, 'ETH', ADDRESS.eth)
  await expect(page.getByText('Rate locked for')).toBeVisible()
  await deposit(page, 'Too little')
  await expect(title(page)).toHaveText('Exchange on hold')
  await expect(page.getByText('We received less than the agreed amount.')).toBeVisible()
  await continueAtMarketRate(page)
  await expect(title(page)).toHaveText('Exchange completed')
})

test(
  'a fixed deposit that is too large can be had back at the address of the order',
  FULL,
  async ({ page }) => {
    await openPage(page, `/exchange-v2?${FIXED}`)
    await page.getByLabel('BTC refund address').fill(ADDRESS.btc)
    await giveAddress(page, 'ETH', ADDRESS.eth)
    await placeOrder(page)
    await deposit(page, 'Too much')
    await expect(page.getByText('We received more than the agreed amount.')).toBeVisible()
    await expect(page.getByLabel('BTC refund address')).toHaveValue(ADDRESS.btc)
    await refund(page)
    await expect(title(page)).toHaveText('Deposit refunded')
  },
)

test('a late deposit waits for a choice and returns only to a valid address', FULL, async ({ page }) => {
  await orderByLink(page, FLOATING, 'ETH', ADDRESS.eth)
  await deposit(page, 'Too late')
  await expect(title(page)).toHaveText('Exchange on hold')
  await expect(page.getByText('Your deposit arrived after the deadline.')).toBeVisible()
  await expect(continueButton(page)).toBeVisible()

  const address = page.getByLabel('BTC refund address')
  await address.fill(ADDRESS.eth)
  await page.getByRole('button', { name: 'Review refund' }).click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await expect(address).toHaveAccessibleDescription(/an address on another network/)
  await expect(address).toBeFocused()
  await expect(title(page)).toHaveText('Exchange on hold')

  await address.fill(ADDRESS.taproot)
  await refund(page)
  await expect(title(page)).toHaveText('Deposit refunded')
  const facts = page.getByRole('main')
  await expect(facts.getByRole('button', { name: /^Copy hash/ })).toHaveCount(2)
  await expect(facts).toContainText(ADDRESS.taproot)
})

test('an exchange that is never paid ends with its time and a way to begin again', FULL, async ({ page }) => {
  await orderByLink(page, FLOATING, 'ETH', ADDRESS.eth)
  await expect(page.getByRole('timer')).toHaveText(/\d/)
  await deposit(page, 'No payment')
  await expect(title(page)).toHaveText('Exchange expired')
  await expect(shownStatus(page)).toContainText('If you’ve already sent it, save the link')
  await page.getByRole('link', { name: 'Start another exchange' }).click()
  await expect(page.getByRole('form', { name: 'Exchange form' })).toBeVisible()
})

test('what happens when it is late, another amount or the wrong network is said before anything is sent', async ({
  page,
}) => {
  await orderByLink(page, FIXED, 'ETH', ADDRESS.eth)
  await page.getByText('What if something goes wrong?').click()
  const said = page.getByRole('main')
  await expect(said.getByText(/^Late deposit: the fixed rate expires when the time runs out/)).toBeVisible()
  await expect(
    said.getByText(/^Different amount: the fixed rate applies to this exact amount only/),
  ).toBeVisible()
  await expect(said.getByText(/^Wrong network or coin:/)).toBeVisible()
})
