import { afterEach, expect, test, vi } from 'vitest'
import { loadCatalogue } from '@/http/loadCatalogue'
import { sitemapHandler } from '@/http/sitemap/sitemapHandler'
import { coinTextLanguages } from '@/i18n/coinTexts'
import { BTC, ETH } from '../../domain/currencies'
import { serveHandler } from '../testSite'

vi.mock('@/http/loadCatalogue', () => ({ loadCatalogue: vi.fn() }))
vi.mock('@/api/loadBrands', () => ({ loadBrands: () => Promise.resolve([]) }))
vi.mock('@/i18n/coinTexts', () => ({ coinTextLanguages: vi.fn() }))

async function served(name: string): Promise<string> {
  vi.mocked(loadCatalogue).mockResolvedValue({ currencies: [BTC, ETH], isSandbox: true })
  vi.mocked(coinTextLanguages).mockImplementation((coin) => (coin === 'btc' ? ['en', 'ja'] : []))
  return (await request(name)).xml
}

async function request(name: string) {
  const path = name === 'index.xml' ? '/sitemap.xml' : `/sitemaps/${name}`
  const { status, headers, body } = await (await serveHandler(sitemapHandler))(path)
  return { xml: status === 200 ? body.toString() : '', status, type: headers['content-type'] }
}

afterEach(() => void vi.unstubAllEnvs())

const located = (xml: string) => xml.match(/(?<=<loc>[^<]*)\/ja\/[^<]*/g) ?? []

test('a coin is listed in the languages of its text, with all in which it is indexed as alternates', async () => {
  const xml = await served('coins-ja.xml')
  expect(located(xml)).toEqual(['/ja/coins/btc'])
  expect(xml.match(/hreflang="/g)).toHaveLength(11)
  expect(await served('coins-de.xml')).not.toContain('<loc>')
})

test('pairs and guides of popular coins are listed in every language', async () => {
  expect(located(await served('pairs-ja.xml'))).toEqual([
    '/ja/crypto-to-crypto/btc-eth',
    '/ja/crypto-to-crypto/eth-btc',
  ])
  expect(located(await served('guides-ja.xml'))).toEqual(['/ja/what-is/bitcoin', '/ja/what-is/ethereum'])
})

test('a curated index lists neither, and a coin has only the languages of its text as alternates', async () => {
  vi.stubEnv('SEO_INDEX', 'curated')
  const xml = await served('coins-ja.xml')
  expect(located(xml)).toEqual(['/ja/coins/btc'])
  expect(xml.match(/hreflang="[^"]*/g)).toEqual(['hreflang="en', 'hreflang="ja', 'hreflang="x-default'])
  expect(await served('index.xml')).not.toMatch(/pairs|guides/)
})

test('a sitemap without pages is not in the index', async () => {
  const index = await served('index.xml')
  expect(index.match(/coins-\w+/g)).toEqual(['coins-en', 'coins-ja'])
  expect(index.match(/pages-\w+/g)).toHaveLength(10)
})

test('while the back end is away a sitemap is as it was last served; one that never was is unavailable', async () => {
  const xml = await served('coins-en.xml')
  vi.mocked(loadCatalogue).mockRejectedValue(new Error('away'))
  expect(await request('coins-en.xml')).toMatchObject({ xml, status: 200 })
  expect((await request('coins-id.xml')).status).toBe(503)
})

test.each(['coins-xx.xml', 'nothing-en.xml', 'pages-en', '__proto__-en.xml'])(
  '%s is no sitemap',
  async (name) => {
    expect((await request(name)).status).toBe(404)
  },
)
