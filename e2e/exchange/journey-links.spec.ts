import { expect, test, type Page } from '@playwright/test'
import {
  ADDRESS,
  amountField,
  currencyButton,
  giveAddress,
  openPage,
  placeOrder,
} from '../support/exchangePage'
import { FULL, quickIf } from '../support/fullRun'

async function expectForm(page: Page, from: RegExp, to: RegExp) {
  await expect(currencyButton(page, 'send')).toHaveAccessibleName(from)
  await expect(currencyButton(page, 'get')).toHaveAccessibleName(to)
  await expect(page.getByRole('form').getByRole('status')).toHaveText(/ and get /)
}

for (const path of ['/', '/exchange', '/exchange-v2']) {
  test(
    `a deep link to ${path} fills in both currencies and the amount`,
    quickIf(path === '/'),
    async ({ page }) => {
      await openPage(page, `${path}?from=ltc-ltc&to=xmr-xmr&amount=3.5&ref=partner`)
      await expectForm(page, /LTC\b.*Litecoin/, /XMR\b.*Monero/)
      await expect(amountField(page, 'send')).toHaveValue('3.5')
    },
  )
}

test('the deep link of the requirements leads to an order of exactly that', async ({ page }) => {
  await openPage(page, '/?from=btc-btc&to=eth-eth&amount=0.4&ref=x')
  await expect(amountField(page, 'send')).toHaveValue('0.4')
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  await giveAddress(page, 'ETH', ADDRESS.eth)
  await placeOrder(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send 0.4 BTC to start')
})

test('a deep link that names a currency wrongly leaves a form that works', FULL, async ({ page }) => {
  await openPage(page, '/?from=nosuch-coin&to=eth-eth&amount=%3Cscript%3E')
  await expectForm(page, /BTC\b.*Bitcoin/, /ETH\b.*Ethereum/)
})

test(
  'a link to the address step never shows the address field of another currency',
  FULL,
  async ({ page }) => {
    let isHeld = true
    await page.route('**/api/v3/currencies*', async (route) => {
      await expect(() => expect(isHeld).toBe(false)).toPass()
      await route.continue()
    })
    await openPage(page, '/exchange?from=ltc-ltc&to=xmr-xmr&amount=3.5&step=address')
    await expect(page.getByText('Loading currencies…')).toBeVisible()
    await expect(page.getByLabel('Recipient ETH address')).toBeHidden()
    isHeld = false
    await expect(page.getByLabel('Recipient XMR address')).toBeVisible()
  },
)

const PAIRS = [
  { path: '/crypto-to-crypto/btc-xrp', from: /BTC\b.*Bitcoin/, to: /XRP/ },
  { path: '/crypto-to-crypto/btc-lightning-eth', from: /BTC\b.*Bitcoin Lightning/, to: /ETH\b.*Ethereum/ },
  { path: '/crypto-to-crypto/eth-btc-lightning', from: /ETH\b.*Ethereum/, to: /BTC\b.*Bitcoin Lightning/ },
  { path: '/buy-sell-crypto/eur-btc', from: /EUR\b.*Euro/, to: /BTC\b.*Bitcoin/ },
  { path: '/buy-sell-crypto/btc-eur', from: /BTC\b.*Bitcoin/, to: /EUR\b.*Euro/ },
]
for (const { path, from, to } of PAIRS) {
  test(
    `${path} is a page with the form filled in`,
    quickIf(path.endsWith('btc-lightning-eth')),
    async ({ page }) => {
      const response = await openPage(page, path)
      expect(response?.status()).toBe(200)
      await expectForm(page, from, to)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Exchange .+ for .+/)
    },
  )
}

for (const path of [
  '/crypto-to-crypto/btc-nosuchcoin',
  '/crypto-to-crypto/btc-btc',
  '/crypto-to-crypto/btc',
  '/buy-sell-crypto/eur-nosuchcoin',
  '/de/crypto-to-crypto/nosuch-btc',
]) {
  test(`${path} is not found`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}
