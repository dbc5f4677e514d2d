import { expect, test } from '@playwright/test'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page is served with rates, a quote and the sandbox line', async ({ page }) => {
    const rates = page.locator('#rates tbody tr')
    await page.goto('/')
    expect(await rates.count()).toBeGreaterThan(5)
    await expect(rates.filter({ hasText: 'Bitcoin' })).toContainText(/\$[\d,.]+/)
    await expect(page.getByText(/^1 BTC = [\d.]+ ETH$/)).toBeVisible()
    await expect(page.getByRole('note')).toContainText('Sandbox')
  })

  test('an unknown address is a page that says so', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    const links = page.getByRole('main').getByRole('link')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(['/', '/exchange', '/coins', '/faq', '/contacts'])
  })

  test('an unknown pair is not found either', async ({ request }) => {
    const response = await request.get('/crypto-to-crypto/btc-nosuchcoin')
    expect(response.status()).toBe(404)
  })
})

test('the large scripts of every page ask to be compiled while they arrive', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const files = [...html.matchAll(/data-deferred="([^"]+)"/g)].map(([, file = '']) => file)
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()))
  const hinted = texts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(hinted.some((text) => text.includes('hydrateRoot'))).toBe(true)
})

test('every response carries the security headers', async ({ request }) => {
  for (const path of ['/', '/icon.svg', '/no-such-page', '/api/v3/currencies?limit=1']) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers, path).not.toHaveProperty('x-powered-by')
  }
})

test('a file of the build carries those for files, and not those for documents', async ({ request }) => {
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? []
  const headers = (await request.get(script)).headers()
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
  })
  for (const name of ['referrer-policy', 'cross-origin-opener-policy', 'etag', 'x-request-id'])
    expect(headers).not.toHaveProperty(name)
})

test('the reference back end responds on the same origin and is marked as a sandbox', async ({ request }) => {
  const currencies = (await (await request.get('/api/v3/currencies')).json()) as {
    result: { symbol: string }[]
  }
  expect(currencies.result.length).toBeGreaterThanOrEqual(1600)
  const markets = await request.get('/api/v4/markets?symbols=btc')
  expect(await markets.json()).toMatchObject({ sandbox: true })
})

test('a call that does not exist gets the error envelope', async ({ request }) => {
  const response = await request.get('/api/v4/no-such-call')
  expect(response.status()).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found', traceId: expect.stringMatching(/./) })
})
