import { beforeEach, expect, test, vi } from 'vitest'
import { fetchProviderStatistics } from '@/api/pageData'
import { fetchReviews } from '@/api/feedback'
import type { ProviderRecord } from '@/contract/providerStatistics'
import type { Review } from '@/contract/reviews'
import { loadProof } from '@/screens/home/loadProof'

vi.mock('@/api/pageData', () => ({ fetchProviderStatistics: vi.fn() }))
vi.mock('@/api/feedback', () => ({ fetchReviews: vi.fn() }))
const statistics = vi.mocked(fetchProviderStatistics)
const reviews = vi.mocked(fetchReviews)

const aRecord = (changes: Partial<ProviderRecord> = {}): ProviderRecord => ({
  ...{ id: 'acme', name: 'Acme', from: '2026-09-01T00:00:00.000Z', until: '2026-11-20T00:00:00.000Z' },
  ...{ count: 1300, finished: 1234, refunded: 50, failed: 16, deviation: null },
  minutes: { median: '9', p90: '21', count: 1234 },
  ...changes,
})
const aReview = (text: string): Review => ({
  ...{ id: text, rating: 4, name: 'Ada', text, language: 'de', createdAt: '2026-11-20T00:00:00.000Z' },
})

beforeEach(() => {
  vi.unstubAllEnvs()
  statistics.mockReset().mockResolvedValue([])
  reviews.mockReset().mockResolvedValue({ reviews: [], total: 0 })
})

test('without measured exchanges, reviews, a legal name and partners only the five questions stand there', async () => {
  vi.stubEnv('LEGAL_NAME', '')
  const html = await loadProof('en')
  expect(html.match(/<h2>[^<]*/g)).toEqual(['<h2>Common questions'])
  expect(html.match(/<details>/g)).toHaveLength(5)
  expect(html).not.toMatch(/\{\{|90/)
})

test('completed exchanges and the median time are those that this site has measured', async () => {
  statistics.mockResolvedValue([aRecord()])
  const html = await loadProof('en')
  expect(html).toContain('<dd>1,234</dd>')
  expect(html).toContain('<dd>9 min</dd>')
  expect(html).toContain('href="/providers"')
})

test('of several providers the medians are a range, and their exchanges are added up', async () => {
  statistics.mockResolvedValue([aRecord(), aRecord({ id: 'b', finished: 6, minutes: null })])
  expect(await loadProof('en')).toContain('<dd>1,240</dd>')
  const second = aRecord({ id: 'c', minutes: { median: '14.4', p90: '30', count: 9 } })
  statistics.mockResolvedValue([aRecord(), second])
  expect(await loadProof('en')).toMatch(/<dt>[^<]*by provider<\/dt><dd>9\s?–\s?14 min<\/dd>/)
})

test('a review is escaped, and stands in its own language', async () => {
  reviews.mockResolvedValue({ reviews: [aReview('Gut <script>alert(1)</script>')], total: 1 })
  const html = await loadProof('fr')
  expect(html).toContain('<p lang="de">Gut &lt;script&gt;')
  expect(html).toContain('href="/fr/reviews"')
  expect(reviews).toHaveBeenCalledExactlyOnceWith(3, 0)
})

test('the legal name and partners are those of the settings', async () => {
  vi.stubEnv('LEGAL_NAME', 'Example Ltd & Co')
  vi.stubEnv('PARTNER_BRANDS', 'Northwind')
  const html = await loadProof('en')
  expect(html).toContain('is operated by Example Ltd &amp; Co.')
  expect(html).toContain('<a href="/buy-and-sell-crypto-on-northwind">Northwind</a>')
})

test('a back end without these calls leaves the page as it is', async () => {
  statistics.mockRejectedValue(new Error('404'))
  reviews.mockRejectedValue(new Error('404'))
  expect(await loadProof('en')).toContain('<h2>Common questions')
})
