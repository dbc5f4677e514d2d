import { afterEach, expect, test, vi } from 'vitest'
import { sitemapHandler } from '@/http/sitemap/sitemapHandler'
import { serveHandler } from '../testSite'

vi.mock('@/http/loadCatalogue', () => ({ loadCatalogue: () => Promise.resolve({ currencies: [] }) }))
vi.mock('@/api/loadBrands', () => ({
  loadBrands: () => Promise.resolve([{ name: 'Acme Wallet', slug: 'acme-wallet', code: 'acme' }]),
}))
afterEach(() => void vi.unstubAllEnvs())

async function listed(): Promise<string> {
  const { body } = await (await serveHandler(sitemapHandler))('/sitemaps/pages-de.xml')
  return body.toString()
}

test('a legal document is listed only once its settings are there', async () => {
  vi.stubEnv('LEGAL_NAME', '')
  const before = await listed()
  expect(before).toContain('/de/about</loc>')
  expect(before).not.toContain('/accessibility</loc>')
  vi.stubEnv('LEGAL_NAME', 'Capstan OÜ')
  vi.stubEnv('LEGAL_EMAIL', 'legal@capstan.example')
  const after = await listed()
  expect(after).toContain('/de/accessibility</loc>')
  expect(after).not.toContain('/imprint</loc>')
})

test('pages of brands are listed: the operator’s own, and those of partners that are there', async () => {
  vi.stubEnv('BRAND_NAME', 'Capstan')
  const pages = await listed()
  for (const slug of ['capstan', 'acme-wallet'])
    expect(pages).toContain(`/de/buy-and-sell-crypto-on-${slug}</loc>`)
})
