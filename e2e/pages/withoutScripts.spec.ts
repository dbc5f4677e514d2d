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
