import { expect } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { SPEC_ROUTES } from '../../tests/specRoutes'
import { originOf, startBuiltServer } from '../support/builtServer'
import { currencyButton, openPage } from '../support/exchangePage'
import { CUSTOMER, EXCHANGE_ID, startSectionSevenServer, TOKENS } from '../support/sectionSevenServer'
import { test as base } from '../support/watchedTest'
import { FULL, quickIf } from '../support/fullRun'

type Site = { origin: string; words: () => string; api: Awaited<ReturnType<typeof startSectionSevenServer>> }

/** A site whose back end has exactly the calls of R36. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const api = await startSectionSevenServer()
      const port = await reservePort()
      const server = await startBuiltServer(port, { API_ORIGIN: api.origin })
      await use({ origin: originOf(port), words: server.words, api })
      await server.kill()
      await api.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

test.describe.configure({ mode: 'default' })

const NOT_AVAILABLE = 'This isn’t available right now.'

test('every route of R5 is served', async ({ request }) => {
  for (const [route, address = route, status = 200] of SPEC_ROUTES) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(status)
  }
})

test('/500 is a page of its own, in the language of its path', async ({ request }) => {
  for (const [path, words] of [
    ['/500', 'Something went wrong on our end'],
    ['/de/500', 'Bei uns ist ein Fehler aufgetreten'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    const page = await response.text()
    expect(page).toContain(words)
    expect(page).toMatch(/<meta name="robots" content="noindex"/)
  }
})

test('the rates and their filters need no call but the currency list', async ({ page, site }) => {
  await openPage(page, '/')
  const rates = page.locator('#rates')
  await expect(rates.getByRole('columnheader')).toHaveText(['Currency', '24h', 'Exchange'])
  await expect(rates.getByRole('rowheader')).toHaveText([/^Bitcoin/, /^Ethereum/])
  await expect(rates.getByRole('row').nth(1)).toContainText('+1.25%')
  for (const [filter, name] of [
    ['New', 'Cardano'],
    ['Top gainers', 'Bitcoin'],
    ['Top losers', 'Ethereum'],
  ] as const) {
    await rates.getByRole('radio', { name: filter }).check()
    await expect(rates.getByRole('rowheader')).toHaveText([new RegExp(`^${name}`)])
  }
  await expect(rates.getByRole('alert')).toHaveCount(0)
  const filtered = site.api.named('GET', '/api/v3/currencies/list').map(({ query }) => query)
  expect(filtered).toContain('includeDisabled=false&extended=true&limit=1600&filter=gainers')
})

test('a last exchange whose date is no date is shown without one', async ({ page }) => {
  await openPage(page, '/')
  const last = page.locator('section[aria-labelledby=last-title]').getByRole('listitem')
  await expect(last).toHaveText([/0\.5 BTC.*13\.1 ETH.*Nov 20, 2026/, /0\.7 BTC.*18\.3 ETH$/])
})

test('without a call for quotes the form says so calmly, and the picker offers what each kind of rate has', async ({
  page,
  site,
}) => {
  await openPage(page, '/')
  await expect(page.getByText(NOT_AVAILABLE)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await currencyButton(page, 'get').click()
  await expect(page.getByRole('dialog').getByRole('listbox').getByRole('option').first()).toBeVisible()
  const offered = () => site.api.named('GET', '/api/v3/currencies').map(({ query }) => query)
  await expect.poll(offered).toContain('fixed=false&includeDisabled=false')
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: /^Fixed/ }).check()
  await currencyButton(page, 'get').click()
  await expect.poll(offered).toContain('fixed=true&includeDisabled=false')
})

test('calls that are passed on leave no warning in the log', async ({ request, site }) => {
  // By the end of the second the first has said all it has to.
  for (let count = 0; count < 2; count++) expect((await request.get('/api/v3/pairs')).ok()).toBe(true)
  expect(site.words()).not.toContain('Warning')
})

test('an exchange shows its progress, whatever its dates are', async ({ page, site }) => {
  await openPage(page, `/exchange?id=${EXCHANGE_ID}`)
  await expect(page.locator('main')).toContainText(EXCHANGE_ID)
  await expect(page.locator('main')).toContainText('0.1 BTC')
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
  // The page's own, without these, comes before.
  const calls = () => site.api.named('GET', `/api/v3/exchanges-new/${EXCHANGE_ID}`)
  await expect
    .poll(() => calls().map(({ headers }) => headers))
    .toContainEqual(expect.objectContaining({ 'site-language': 'en', 'page-visit': '/exchange' }))
})

test(
  'a customer’s token is refreshed, the account shows the profile, and the session and the notices run',
  FULL,
  async ({ page, context, site }) => {
    const cookie = { url: site.origin, secure: true, sameSite: 'Strict' as const }
    const sessions = () => site.api.named('POST', '/api/v3/sessions')
    // Pages of tests before may have begun some, where they were open long enough.
    const before = sessions().length
    await context.addCookies(Object.entries(TOKENS).map(([name, value]) => ({ ...cookie, name, value })))
    await openPage(page, '/customer-account/account')
    await expect(page.locator('main')).toContainText(CUSTOMER)
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0)
    expect(site.api.named('GET', '/auth-service/api/v1.0/refresh-session/refresh-1')).toHaveLength(1)
    await expect(
      page.getByRole('region', { name: 'We use cookies to ensure you get the best experience.' }),
    ).toBeVisible()
    await expect.poll(() => sessions().length).toBe(before + 1)
    expect(sessions()[before]?.body).toMatchObject({ kind: 'web' })
  },
)

for (const path of ['/coins', '/coins/btc', '/cryptocurrency-rates', '/trading-contest', '/reviews'])
  test(`${path} reports nothing as broken`, quickIf(path === '/coins/btc'), async ({ page }) => {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.locator('main')).not.toContainText('Something went wrong on our end')
  })
