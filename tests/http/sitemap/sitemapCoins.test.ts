import type { NextApiRequest, NextApiResponse } from 'next'
import { expect, test, vi } from 'vitest'
import { loadCatalogue } from '@/api/loadCatalogue'
import { sitemapHandler } from '@/http/sitemap/sitemapHandler'
import { coinTextLanguages } from '@/i18n/coinTexts'
import { BTC, ETH } from '../../domain/currencies'

vi.mock('@/api/loadCatalogue', () => ({ loadCatalogue: vi.fn() }))
vi.mock('@/api/wireBackEnd', () => ({ wireBackEnd: () => undefined }))
vi.mock('@/i18n/coinTexts', () => ({ coinTextLanguages: vi.fn() }))

async function served(name: string): Promise<string> {
  vi.mocked(loadCatalogue).mockResolvedValue({ currencies: [BTC, ETH], isSandbox: true })
  vi.mocked(coinTextLanguages).mockImplementation((coin) => (coin === 'btc' ? ['en', 'ja'] : []))
  const send = vi.fn<(xml: string) => void>()
  const res = { send, setHeader: () => undefined }
  await sitemapHandler({ query: { name } } as unknown as NextApiRequest, res as unknown as NextApiResponse)
  return send.mock.calls[0]?.[0] ?? ''
}

test('a coin is listed in the languages of its text, with these alone as alternates', async () => {
  const xml = await served('coins-ja.xml')
  expect(xml.match(/<loc>[^<]*/g)).toEqual([expect.stringMatching(/\/ja\/coins\/btc$/)])
  expect(xml.match(/hreflang="[^"]*/g)).toEqual(['hreflang="en', 'hreflang="ja', 'hreflang="x-default'])
  expect(await served('coins-de.xml')).not.toContain('<loc>')
})

test('a sitemap without pages is not in the index', async () => {
  const index = await served('index.xml')
  expect(index.match(/coins-\w+/g)).toEqual(['coins-en', 'coins-ja'])
  expect(index.match(/pages-\w+/g)).toHaveLength(10)
})
