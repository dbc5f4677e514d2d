import { expect } from '@playwright/test'
import { chooseLanguage, openPage } from '../support/exchangePage'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const pathOf = (url: string) => new URL(url).pathname

test.describe('a browser set to German', () => {
  test.use({ locale: 'de-AT' })

  test('gets German on its first visit, with the page and its query', async ({ page }) => {
    await openPage(page, '/crypto-to-crypto/btc-eth?ref=ann')
    expect(page.url()).toMatch(/\/de\/crypto-to-crypto\/btc-eth\?ref=ann$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await openPage(page, '/')
    expect(pathOf(page.url())).toBe('/de')
  })

  test('stays in the language that was chosen instead', FULL, async ({ page }) => {
    await openPage(page, '/')
    await chooseLanguage(page, 'DE', 'English')
    await page.waitForURL((url) => url.pathname === '/')
    await page.reload()
    expect(pathOf(page.url())).toBe('/')
    await chooseLanguage(page, 'EN', '日本語')
    await page.waitForURL((url) => url.pathname === '/ja')
    await openPage(page, '/exchange')
    expect(pathOf(page.url())).toBe('/ja/exchange')
  })

  test('is given the language that an address names', FULL, async ({ page }) => {
    await openPage(page, '/fr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})

test('a crawler without Accept-Language gets the address it requested', async ({ request }) => {
  for (const header of ['', '*']) {
    const response = await request.get('/', { headers: { 'accept-language': header }, maxRedirects: 0 })
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('<html lang="en"')
  }
})

test('an unsupported language falls back to English', async ({ request }) => {
  const response = await request.get('/', { headers: { 'accept-language': 'nl, sv;q=0.5' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
})

test('a redirect leads nowhere else and is no other visitor’s', async ({ request }) => {
  const headers = { 'accept-language': 'ru', cookie: 'NEXT_LOCALE=//evil.example' }
  const response = await request.get('/exchange?x=1', { headers, maxRedirects: 0 })
  expect(response.status()).toBe(307)
  expect(response.headers()).toMatchObject({
    location: '/ru/exchange?x=1',
    'cache-control': 'private, no-store',
  })
})
