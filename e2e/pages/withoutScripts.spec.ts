import { expect, test } from '@playwright/test'
import { SEEN_PAGES } from '../support/publicSite'
import { FULL } from '../support/fullRun'

test.use({ javaScriptEnabled: false })

/** What a page is searched for, and has to state itself. */
const RATES: Record<string, RegExp> = {
  '/': /1 BTC = [\d.,]+ ETH/,
  '/exchange': /1 BTC = [\d.,]+ ETH/,
  '/exchange-v2': /1 BTC = [\d.,]+ ETH/,
  '/crypto-to-crypto': /1 BTC = [\d.,]+ ETH/,
  '/buy-sell-crypto': /1 EUR = [\d.,]+ BTC/,
  '/buy-crypto': /1 EUR = [\d.,]+ BTC/,
  '/sell-crypto': /1 BTC = [\d.,]+ EUR/,
  '/swap/tether': /1 USDT = [\d.,]+ USDT/,
  '/coins': /\$[\d,]+\.\d\d/,
  '/coins/stablecoins': /\$[01]\.\d/,
  '/cryptocurrency-rates': /[$€][\d,]+\.\d\d/,
  '/coins/usdt': /\$[01]\.\d/,
  '/buy-crypto/eth': /1 EUR = [\d.,]+ ETH/,
  '/sell-crypto/usdt': /1 USDT = [\d.,]+ EUR/,
  '/crypto-to-crypto/btc-lightning-eth': /1 BTC = [\d.,]+ ETH/,
  '/buy-sell-crypto/eur-btc': /1 EUR = [\d.,]+ BTC/,
  '/how-to-exchange': /1 BTC = [\d.,]+ ETH/,
  '/how-to-exchange/xrp/usdttrc20': /1 XRP = [\d.,]+ USDT/,
  '/what-is/tether': /1 BTC = [\d.,]+ USDT/,
}

test(
  'without scripts every page shows its heading, its words, its links and its rates',
  FULL,
  async ({ page }) => {
    for (const path of SEEN_PAGES) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      expect.soft((await main.innerText()).length, path).toBeGreaterThan(path === '/no-such-page' ? 20 : 200)
      expect.soft(await page.locator('a[href^="/"]:visible').count(), path).toBeGreaterThan(20)
      const rate = RATES[path]
      if (rate) await expect.soft(main, path).toContainText(rate)
    }
  },
)

test('without scripts each language leads to its own pages', async ({ page }) => {
  await page.goto('/ja/coins/btc')
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^\/ja/)
})

test('without scripts a whole exchange is made, from the form to the page of its owner', async ({ page }) => {
  await page.goto('/exchange')
  await page.getByRole('button', { name: 'Exchange without JavaScript' }).click()
  await page.getByLabel('Amount', { exact: true }).fill('0.05')
  await page.getByLabel('You get', { exact: true }).selectOption('xrp-xrp')
  await page.getByRole('button', { name: 'Show rate' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const recipient = page.getByLabel('Recipient XRP address')
  await recipient.fill('r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk58')
  await page.getByRole('button', { name: 'Review exchange' }).click()
  await expect(recipient).toHaveAccessibleDescription(/At least one character is wrong or missing/)
  await expect(page.getByRole('textbox', { name: 'Destination tag' })).toHaveAccessibleDescription(
    /Enter the destination tag/,
  )
  await recipient.fill('r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59')
  await page.getByRole('textbox', { name: 'Destination tag' }).fill('12345')
  await page.getByRole('button', { name: 'Review exchange' }).click()
  await expect(page.getByText('Destination tag: 12345')).toBeVisible()
  await page.getByRole('button', { name: 'Create exchange: send 0.05 BTC' }).click()

  await expect(page).toHaveURL(/\/own-exchange\/[\w-]+\/[\w-]{43}$/)
  await expect(page.getByRole('img', { name: 'QR code: deposit address' })).toBeVisible()
  const own = page.url()
  await page.getByRole('button', { name: 'Simulate deposit' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('to start')
  expect(page.url()).toBe(own)
})

test('without scripts an exchange is tracked by its id, and junk is refused where it was entered', async ({
  page,
}) => {
  await page.goto('/exchanges')
  const tracker = page.getByRole('main').getByRole('search')
  await tracker.getByRole('textbox').fill('what is this?')
  await tracker.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByText('This is neither an exchange ID nor a link')).toBeVisible()
  await page.getByRole('main').getByRole('textbox', { name: 'Track an exchange' }).fill('0000000000000000')
  await tracker.getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange not found')
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Track an exchange' })).toBeVisible()
})
