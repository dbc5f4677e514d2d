import type { NextApiRequest, NextApiResponse } from 'next'
import { afterEach, expect, test, vi } from 'vitest'
import { sitemapHandler } from '@/http/sitemap/sitemapHandler'

vi.mock('@/api/loadCatalogue', () => ({ loadCatalogue: () => Promise.resolve({ currencies: [] }) }))
vi.mock('@/api/wireBackEnd', () => ({ wireBackEnd: () => undefined }))
afterEach(() => void vi.unstubAllEnvs())

async function listed(): Promise<string> {
  const send = vi.fn<(xml: string) => void>()
  const res = { send, setHeader: () => undefined }
  await sitemapHandler(
    { query: { name: 'pages-de.xml' } } as unknown as NextApiRequest,
    res as unknown as NextApiResponse,
  )
  return send.mock.calls[0]?.[0] ?? ''
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
