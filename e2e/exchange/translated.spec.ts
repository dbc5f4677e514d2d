import { expect, test } from '@playwright/test'
import { ADDRESS, deposit, giveAddress, openPage, placeOrder } from '../support/exchangePage'
import { expectTranslated, translatePages } from '../support/translator'
import { FULL } from '../support/fullRun'

test('an exchange that a small deposit stopped is refunded on a translated page', FULL, async ({ page }) => {
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await translatePages(page)
  await openPage(page, '/exchange-v2?from=btc-btc&to=eth-eth&amount=0.2&fixed=true')
  await giveAddress(page, 'ETH', ADDRESS.eth)
  await placeOrder(page)
  await deposit(page, 'Too little')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange on hold')
  await expectTranslated(page)
  expect(broken).toEqual([])
})
