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
  return (await request(name)).xml
}

async function request(name: string) {
  const send = vi.fn<(xml: string) => void>()
  const status = vi.fn<(code: number) => void>()
  const res = { send, setHeader: vi.fn().mockReturnThis(), end: vi.fn(), status: vi.fn() }
  res.status.mockImplementation((code: number) => {
    status(code)
    return res
  })
  await sitemapHandler({ query: { name } } as unknown as NextApiRequest, res as unknown as NextApiResponse)
  return { xml: send.mock.calls[0]?.[0] ?? '', status: status.mock.calls[0]?.[0] ?? 200 }
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

test('while the back end is away a sitemap is as it was last served; one that never was is unavailable', async () => {
  const xml = await served('coins-en.xml')
  vi.mocked(loadCatalogue).mockRejectedValue(new Error('away'))
  expect(await request('coins-en.xml')).toEqual({ xml, status: 200 })
  expect(await request('coins-id.xml')).toEqual({ xml: '', status: 503 })
})
