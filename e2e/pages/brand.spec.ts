import { expect, type APIRequestContext } from '@playwright/test'
import { chooseLanguage, openPage } from '../support/exchangePage'
import { operatorSite } from '../support/operatorSite'
import { test as base } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const test = base.extend<{ site: string }>({ site: async ({}, use) => use(await operatorSite()) })

const OWN = '/buy-and-sell-crypto-on-nordwind'
const ACME = '/buy-and-sell-crypto-on-acme-wallet'
const status = async (request: APIRequestContext, address: string) =>
  (await request.get(address, { maxRedirects: 0 })).status()

test(
  'the operator’s own brand and those of partners have a page in every language',
  FULL,
  async ({ request, site }) => {
    for (const language of ['', '/de', '/vi', '/es', '/pt', '/ru', '/ja', '/cn', '/id', '/fr']) {
      for (const [path, name] of [
        [OWN, 'Nordwind'],
        [ACME, 'Acme Wallet'],
      ]) {
        const response = await request.get(`${site}${language}${path}`, { maxRedirects: 0 })
        expect(response.status(), language + path).toBe(200)
        const page = await response.text()
        expect(/<h1>([^<]*)/.exec(page)?.[1], language + path).toContain(name)
        expect(page).toContain(`<link rel="canonical" href="${site}${language}${path}"`)
        expect(page).toContain('<meta name="robots" content="index"')
        expect(page.match(/<link rel="alternate" hrefLang=/gi)).toHaveLength(11)
        // Next.js calls the page by the name of its file.
        expect(page).not.toMatch(/buy-and-sell-crypto-on\/(?!\[)/)
        expect(page).toContain(`"item":"${site}${language}${path}"`)
      }
    }
  },
)

test('a brand that is not configured is a true 404', async ({ request, site }) => {
  for (const path of ['nobody', 'halyard', 'acme', '..', 'acme-wallet/x']) {
    expect(await status(request, `${site}/buy-and-sell-crypto-on-${path}`), path).toBe(404)
  }
  expect(await status(request, `${site}/buy-and-sell-crypto-on-nobody?ref=1`)).toBe(404)
})

test(
  'another spelling leads to the one address, and takes the query along',
  FULL,
  async ({ request, site }) => {
    const WAYS = [
      ['/buy-and-sell-crypto-on-Acme-Wallet', ACME],
      ['/buy-and-sell-crypto-on-acme_wallet', ACME],
      ['/buy-and-sell-crypto-on-Acme%20Wallet', ACME],
      ['/fr/buy-and-sell-crypto-on-NORDWIND', `/fr${OWN}`],
      ['/buy-and-sell-crypto-on-Acme%20Wallet?ref=acme', `${ACME}?ref=acme`],
      ['/buy-and-sell-crypto-on/acme-wallet', ACME],
      ['/de/buy-and-sell-crypto-on/nordwind?ref=acme', `/de${OWN}?ref=acme`],
    ] as const
    for (const [from, to] of WAYS) {
      const response = await request.get(site + from, { maxRedirects: 0 })
      expect(response.status(), from).toBe(308)
      expect(new URL(response.headers().location ?? '', site).href, from).toBe(site + to)
    }
  },
)

test('an old address of a coin redirects to the new one with its query', async ({ request }) => {
  const response = await request.get('/buy-crypto/BTC?ref=acme', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, '/buy-crypto/btc?ref=acme'])
})

test('an address with a query is not indexed', async ({ request, site }) => {
  const page = await (await request.get(`${site}${OWN}?ref=1`)).text()
  expect(page).toContain('<meta name="robots" content="noindex"')
  expect(page).toContain(`<link rel="canonical" href="${site}${OWN}"`)
})

test('search engines and visitors are led to them', FULL, async ({ page, request, site }) => {
  const listed = await (await request.get(`${site}/sitemaps/pages-en.xml`)).text()
  for (const path of [OWN, ACME]) expect(listed).toContain(`<loc>${site}${path}</loc>`)
  expect(await (await request.get(`${site}/brand-partners`)).text()).toContain('Acme Wallet')
  const heading = page.getByRole('heading', { level: 1 })
  await openPage(page, `${site}/brand-partners`)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /on Nordwind/ })
    .click()
  await expect(heading).toContainText('on Nordwind')
  expect(new URL(page.url()).pathname).toBe(OWN)
  await page.goBack()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Acme Wallet/ })
    .click()
  await expect(heading).toContainText('with Acme Wallet')
  expect(new URL(page.url()).pathname).toBe(ACME)
  await page.reload()
  await expect(heading).toContainText('with Acme Wallet')
  await chooseLanguage(page, 'EN', 'Deutsch')
  await expect(heading).toContainText('mit Acme Wallet')
  expect(new URL(page.url()).pathname).toBe(`/de${ACME}`)
})

test('a site without partners names none', async ({ page }) => {
  await openPage(page, '/brand-partners')
  await expect(page.getByRole('heading', { name: 'Our partners' })).toHaveCount(0)
})
