import { expect } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { FULL, quickIf } from '../support/fullRun'
import { test } from '../support/watchedTest'

const SENDS = /^Currency you send: /
const GETS = /^Currency you get: /

/** What each page fills the form in with. */
const FILLED = [
  { path: '/buy-crypto', from: 'EUR', to: 'BTC' },
  { path: '/buy-crypto/usdt', from: 'EUR', to: 'USDT' },
  { path: '/sell-crypto/xmr', from: 'XMR', to: 'EUR' },
  { path: '/buy-sell-crypto', from: 'EUR', to: 'BTC' },
  { path: '/swap/tether', from: 'USDT', to: 'USDT' },
  { path: '/how-to-exchange/xrp/eth', from: 'XRP', to: 'ETH' },
  { path: '/what-is/monero', from: 'BTC', to: 'XMR' },
] as const

for (const { path, from, to } of FILLED) {
  test(
    `${path} fills the form in with ${from} for ${to}`,
    quickIf(path === '/buy-crypto'),
    async ({ page }) => {
      await openPage(page, path)
      await expect(page.getByRole('button', { name: SENDS })).toHaveAccessibleName(
        new RegExp(`\\b${from}\\b`),
      )
      await expect(page.getByRole('button', { name: GETS })).toHaveAccessibleName(new RegExp(`\\b${to}\\b`))
    },
  )
}

for (const [path, canonical] of [
  ['/buy-crypto/BTC', '/buy-crypto/btc'],
  ['/sell-crypto/usdttrc20', '/sell-crypto/usdt'],
  ['/de/what-is/BTC', '/de/what-is/bitcoin'],
  ['/how-to-exchange/Btc/ETH', '/how-to-exchange/btc/eth'],
] as const) {
  test(`${path} moves for good to ${canonical}`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(308)
    expect(response.headers().location).toBe(canonical)
  })
}

for (const path of [
  ...['/buy-crypto/zeppelin', '/sell-crypto/zeppelin', '/what-is/zeppelin'],
  ...['/how-to-exchange/btc/zeppelin', '/how-to-exchange/btc/btc', '/how-to-exchange/eur/usd'],
]) {
  test(`${path} is a true 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

test('a guide leads from today’s minimum to the addresses of an order', FULL, async ({ page }) => {
  await openPage(page, '/how-to-exchange/btc/xrp')
  await expect(page.getByText(/The minimum today is [\d.]+\sBTC/)).toBeVisible()
  await expect(page.getByText(/If the recipient requires a destination tag/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Exchange', exact: true }).click()
  await expect(page).toHaveURL(/step=address|exchange-v2/)
})

test('the loyalty calculator updates while a volume is typed', FULL, async ({ page }) => {
  await openPage(page, '/loyalty')
  await page.getByRole('textbox', { name: 'Volume in BTC' }).fill('1.5')
  await expect(page.getByText('More volume needed for Platinum')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Gold' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, text] of [
    ['/crypto-to-crypto', 'BTC → ETH'],
    ['/buy-sell-crypto', 'EUR → BTC'],
    ['/buy-crypto', 'Other coins you can buy'],
    ['/swap/tether', 'Tron (TRC-20)'],
    ['/how-to-exchange', 'Guides for popular pairs'],
    ['/how-to-exchange/btc/eth', /The minimum today is/],
    ['/what-is/bitcoin', /is a native coin/],
    ['/loyalty', 'Platinum'],
  ] as const) {
    test(`${path} shows its content, numbers and links`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
    })
  }
})
