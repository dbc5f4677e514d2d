import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { test } from '../support/watchedTest'

const robots = async (request: APIRequestContext, path: string) => {
  const page = await (await request.get(path)).text()
  const tags = [...page.matchAll(/<meta name="robots" content="([^"]*)"/g)].map(([, content]) => content)
  expect(tags, `one robots tag on ${path}`).toHaveLength(1)
  return tags[0]
}
const shownRobots = (page: Page) => page.locator('meta[name=robots]')
const PAGES = ['/', '/de', '/coins/btc', '/ru/exchange-v2', '/cn/buy-sell-crypto']

for (const path of PAGES) {
  test(`${path} without a query is indexed and comes from the page cache`, async ({ request }) => {
    expect(await robots(request, path)).toBe('index')
    const again = await request.get(path)
    expect(again.headers()['x-nextjs-cache']).toMatch(/HIT|STALE/)
    expect(again.headers()['x-robots-tag']).toBeUndefined()
  })

  for (const query of ['ref=abc', 'ysclid=abc', 'utm_source=mail', 'anything', 'a=1&b=%3Cscript%3E']) {
    test(`${path}?${query} is noindex in the served HTML`, async ({ request }) => {
      expect(await robots(request, `${path}?${query}`)).toBe('noindex')
      // The page is else the same, its data included.
      const strip = (page: string) => page.replace(/<meta name="robots"[^>]*>/, '')
      const [requested, clean] = await Promise.all([request.get(`${path}?${query}`), request.get(path)])
      expect(strip(await requested.text()).length).toBeCloseTo(strip(await clean.text()).length, -3)
      expect(requested.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'x-frame-options': 'DENY' })
    })
  }
}

for (const path of ['/crypto-to-crypto/btc-eth', '/de/buy-crypto/btc', '/what-is/bitcoin']) {
  test(`${path} is indexed, like every page that exists, and not with a query`, async ({ request }) => {
    expect(await robots(request, path)).toBe('index')
    expect(await robots(request, `${path}?ref=1`)).toBe('noindex')
  })
}

test('an empty query is none', async ({ request }) => {
  expect(await robots(request, '/?')).toBe('index')
})

test('a page that does not exist stays a true 404 with a query', async ({ request }) => {
  const response = await request.get('/crypto-to-crypto/btc-nosuchcoin?ref=1')
  expect(response.status()).toBe(404)
  expect(await robots(request, '/no-such-page?ref=1')).toBe('noindex')
})

test('personal pages are noindex without a query too', async ({ request }) => {
  expect(await robots(request, '/exchange-v2/exchange')).toBe('noindex')
  expect(await robots(request, '/restricted')).toBe('noindex')
})

test('files and calls are not touched', async ({ request }) => {
  const icon = await request.get('/icon.svg?ref=1')
  expect(icon.headers()['content-type']).toContain('svg')
  const call = await request.get('/api/v3/currencies/list?limit=1')
  expect(await call.json()).toMatchObject({ result: [{ symbol: 'btc' }] })
})

test('after in-page navigation the tag is that of the new address', async ({ page }) => {
  await openPage(page, '/')
  await expect(shownRobots(page)).toHaveAttribute('content', 'index')
  await page
    .getByRole('button', { name: /^Exchange/ })
    .first()
    .click()
  await page.waitForURL(/\/exchange\?/)
  await expect(shownRobots(page)).toHaveAttribute('content', 'noindex')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Step by step' }).click()
  await page.waitForURL(/\/exchange$/)
  await expect(shownRobots(page)).toHaveAttribute('content', 'index')
  await page.goBack()
  await expect(shownRobots(page)).toHaveAttribute('content', 'noindex')
  await expect(shownRobots(page)).toHaveCount(1)
})
