import { expect } from '@playwright/test'
import type { ExchangeOrder } from '@/contract/exchanges'
import { ADDRESS, giveAddress, openPage, placeOrder } from '../support/exchangePage'
import { test } from '../support/watchedTest'

test('an order says which campaign, link and first page its visitor came by, days later', async ({
  page,
}) => {
  await openPage(
    page,
    '/de/crypto-to-crypto/btc-eth?utm_source=mail&utm_medium=letter&utm_campaign=x&ref=ann',
  )
  await openPage(page, '/exchange-v2?from=btc-btc&to=eth-eth&amount=0.1')
  const sent = page.waitForRequest(
    (requested) => requested.method() === 'POST' && requested.url().includes('/exchanges-new'),
  )
  await giveAddress(page, 'ETH', ADDRESS.eth)
  await placeOrder(page)
  expect((await sent).postDataJSON() as ExchangeOrder).toMatchObject({
    source: 'mail',
    medium: 'letter',
    campaign: 'x',
    referral: 'ann',
    firstPage: '/de/crypto-to-crypto/btc-eth',
  })
})
