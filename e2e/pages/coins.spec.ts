import { expect, type Page } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { tabTo } from '../support/keyboard'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const rows = (page: Page) => page.locator('main tbody tr')
const firstCoin = (page: Page) => rows(page).first().getByRole('link').first()
const head = (page: Page, name: string) => page.getByRole('columnheader', { name })
const status = (page: Page) => page.getByRole('main').getByRole('status')

test('the menu leads to all coins, and a coin to its page', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Coins' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All coins' })).toBeVisible()
  await expect(rows(page)).toHaveCount(50)
  await page.getByRole('link', { name: 'Ethereum', exact: true }).click()
  await expect(page).toHaveURL('/coins/eth')
  await expect(page.getByRole('heading', { level: 1, name: 'Ethereum ETH' })).toBeVisible()
})

test('a search finds a coin that did not come with the page, by its name and by its contract', async ({
  page,
}) => {
  await openPage(page, '/coins')
  const field = page.getByRole('searchbox', { name: 'Search coins' })
  await field.fill('zilliqa')
  await expect(firstCoin(page)).toHaveText('Zilliqa')
  await expect(rows(page).first()).toContainText('$')
  await field.fill('0xdAC17F958D2ee523a2206206994597C13D831ec7')
  await expect(status(page)).toHaveText('1 coin')
  await expect(firstCoin(page)).toHaveText('Tether')
  await field.fill('no such coin')
  await expect(page.getByText('No coins found.')).toBeVisible()
})

test('the list is filtered and sorted by keyboard alone', FULL, async ({ page }) => {
  await openPage(page, '/coins')
  await page.getByRole('searchbox').focus()
  await tabTo(page, page.getByRole('radio', { name: 'All' }))
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Top gainers' })).toBeChecked()
  await expect(status(page)).toHaveText('50 coins')
  const price = head(page, 'Price')
  await tabTo(page, price.getByRole('button'))
  await page.keyboard.press('Enter')
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  await page.keyboard.press('Enter')
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
  const shown = await rows(page).locator('td:nth-child(3)').allInnerTexts()
  const numbers = shown.map((text) => Number(text.replace(/[^\d.]/g, '')))
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
})

test('all coins can be had, fifty at a time, each with the line of its week', FULL, async ({ page }) => {
  await openPage(page, '/coins')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows(page)).toHaveCount(100)
  await expect(rows(page).last().getByRole('img')).toBeVisible()
})

test('a favourite is stored, and is one in the picker too', FULL, async ({ page }) => {
  await openPage(page, '/coins')
  await page.getByRole('button', { name: 'Add SOL to favorites' }).click()
  await openPage(page, '/coins')
  await page.getByRole('radio', { name: 'Favorites' }).click()
  await expect(status(page)).toHaveText('1 coin')
  await expect(firstCoin(page)).toHaveText('Solana')
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Currency you send:' }).click()
  await expect(page.getByRole('dialog').getByRole('listbox').getByRole('option').first()).toContainText(
    'Solana',
  )
})

test('stablecoins have a page of their own', FULL, async ({ page }) => {
  await openPage(page, '/coins/stablecoins')
  await expect(page.getByRole('heading', { level: 1, name: 'Stablecoins' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tether', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bitcoin', exact: true })).toHaveCount(0)
})

test(
  'the chart changes its range by keyboard, and stands behind itself as a table',
  FULL,
  async ({ page }) => {
    await openPage(page, '/coins/btc')
    const chart = page.getByRole('img', { name: /^Bitcoin, / })
    await expect(chart).toHaveAccessibleName(/^Bitcoin, 7\sdays: from \$[\d,.]+ to \$[\d,.]+, low/)
    await page.getByRole('radio', { name: '7 days' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(chart).toHaveAccessibleName(/^Bitcoin, 30\sdays/)
    await tabTo(page, page.getByText('Show chart as a table'))
    await page.keyboard.press('Enter')
    const table = page.getByRole('table', { name: /^Bitcoin price, 30\sdays$/ })
    await expect(table).toBeVisible()
    expect(await table.getByRole('row').count()).toBeGreaterThan(40)
  },
)

test('the form of a coin’s page is filled in and leads on', async ({ page }) => {
  await openPage(page, '/coins/ltc')
  await expect(page.getByRole('button', { name: 'Currency you send: LTC' })).toBeVisible()
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  await expect(page).toHaveURL(/\/exchange(-v2)?\?.*from=ltc-ltc/)
})

test('rates are shown in the currency of one’s choice', FULL, async ({ page }) => {
  await openPage(page, '/cryptocurrency-rates')
  await expect(page.getByRole('row', { name: /Bitcoin BTC/ })).toContainText('$')
  await page.getByLabel('Show prices in').selectOption('eur')
  await expect(page.getByRole('row', { name: /Bitcoin BTC/ })).toContainText('€')
  await expect(page.getByRole('table', { name: 'Prices of popular coins in EUR' })).toBeVisible()
})

test.describe('addresses', () => {
  for (const [requested, canonical] of [
    ['/coins/BTC', '/coins/btc'],
    ['/coins/usdttrc20', '/coins/usdt'],
    ['/de/coins/bitcoin', '/de/coins/btc'],
    ['/ja/coins/USDT-trx', '/ja/coins/usdt'],
  ] as const) {
    test(`${requested} redirects permanently to ${canonical}`, async ({ request }) => {
      const response = await request.get(requested, { maxRedirects: 0 })
      expect([response.status(), response.headers().location]).toEqual([308, canonical])
    })
  }

  for (const path of ['/coins/nosuchcoin', '/de/coins/nosuchcoin', '/coins/eur']) {
    test(`${path} is a true 404`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404)
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a coin shows its price, its chart and its networks', async ({ page }) => {
    await page.goto('/coins/usdt')
    await expect(page.getByText(/^As of .* UTC$/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^Tether, 7\sdays/ })).toBeVisible()
    await page.getByText('Show chart as a table').click()
    await expect(page.getByRole('table', { name: /^Tether price, 7\sdays$/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Tron \(TRC-20\)/ })).toContainText('TR7NHq…gjLj6t')
  })

  test('the list leads to every coin', async ({ page }) => {
    await page.goto('/de/coins')
    await expect(rows(page)).toHaveCount(50)
    await page.getByText('Alle Coins von A bis Z').click()
    await page.getByRole('link', { name: 'Zilliqa' }).click()
    await expect(page).toHaveURL('/de/coins/zil')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zilliqa')
  })

  test('the rates stand in US dollars', async ({ page }) => {
    await page.goto('/cryptocurrency-rates')
    await expect(page.getByRole('row', { name: /Bitcoin BTC/ })).toContainText('$')
  })
})
