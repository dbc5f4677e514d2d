import { expect, test } from '@playwright/test'
import {
  ADDRESS,
  deposit,
  giveAddress,
  openPage,
  placeOrder,
  press,
  shownStatus,
  watchClosely,
} from '../support/exchangePage'
import { expectTranslated, translatePages } from '../support/translator'
import { FULL } from '../support/fullRun'

test(
  'an exchange on a page that the browser translates goes from the form to the end',
  FULL,
  async ({ page }) => {
    const broken: string[] = []
    page.on('pageerror', ({ message }) => broken.push(message))
    await page.clock.install()
    await translatePages(page)
    await openPage(page, '/exchange?from=btc-btc&to=eth-eth&amount=0.2')
    await expectTranslated(page)
    await press(page.getByRole('button', { name: 'Continue' }))
    await giveAddress(page, 'ETH', ADDRESS.eth)
    await placeOrder(page)
    const address = page.locator('dd').filter({ has: page.getByRole('button', { name: 'Copy address' }) })
    await expect(address.locator('span').first()).toHaveAttribute('translate', 'no')

    await deposit(page)
    await watchClosely(page, async () => (await shownStatus(page).innerText()).includes('of 2 confirmations'))
    await watchClosely(page, () =>
      page.getByRole('heading', { level: 1, name: 'Exchange completed' }).isVisible(),
    )
    await expect(shownStatus(page)).toHaveText('Your funds have been sent to the recipient address.')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Coins' }).first()).toBeAttached()
    expect(broken).toEqual([])
  },
)

test('an exchange that a small deposit stopped is refunded on a translated page', FULL, async ({ page }) => {
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.clock.install()
  await translatePages(page)
  await openPage(page, '/exchange-v2?from=btc-btc&to=eth-eth&amount=0.2&fixed=true')
  await giveAddress(page, 'ETH', ADDRESS.eth)
  await placeOrder(page)
  await deposit(page, 'Too little')
  await watchClosely(page, () =>
    page.getByRole('heading', { level: 1, name: 'Exchange on hold' }).isVisible(),
  )
  await expectTranslated(page)
  expect(broken).toEqual([])
})
