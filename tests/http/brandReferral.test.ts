import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Handler } from '@/http/Handler'
import { referralHandler } from '@/http/referralHandler'
import { codeOfBrand } from '@/server/partners/partnerBrands'
import { serveHandler, serveSite } from './testSite'

vi.mock('@/http/next-patches/revalidatePage', () => ({ createRevalidate: () => vi.fn() }))
vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logRequest: vi.fn(), logWarning: vi.fn() }))
vi.mock('@/server/partners/partnerBrands', () => ({ codeOfBrand: vi.fn() }))

const HOST = 'site.example'
const PAGE = '/buy-and-sell-crypto-on-acme-wallet'
const US = { 'cf-ipcountry': 'US' }
const next = vi.fn<Handler>((_, res: ServerResponse) => {
  res.end('<p>A page.</p>')
  return Promise.resolve()
})

beforeEach(() => {
  vi.stubEnv('COUNTRY_HEADER', 'cf-ipcountry')
  vi.stubEnv('TRUST_PROXY', '1')
  vi.mocked(codeOfBrand).mockReset()
  vi.mocked(codeOfBrand).mockImplementation((slug) =>
    Promise.resolve(['acme-wallet', '株式会社'].includes(slug) ? 'acme' : null),
  )
})
afterEach(() => void vi.unstubAllEnvs())

async function open(path: string, headers: Record<string, string> = {}) {
  const request = await serveSite(next)
  const response = await request(path, { headers: { host: HOST, 'accept-language': 'en', ...headers } })
  const cookie = /partnerReferral=([^.;]*)/.exec(String(response.headers['set-cookie'] ?? ''))?.[1] ?? null
  const { location = null, 'cache-control': cache } = response.headers
  return { status: response.status, cookie, location, cache }
}

test.each([PAGE, `/de${PAGE}`, `/buy-and-sell-crypto-on-${encodeURIComponent('株式会社')}`])(
  'where no consent is needed %s sets the cookie of its partner',
  async (path) => {
    expect(await open(path, US)).toMatchObject({ status: 200, cookie: 'acme', cache: 'private, no-cache' })
  },
)

test('it does so as well where a link of this site leads to it, and a code of the address wins', async () => {
  const referer = `https://${HOST}/brand-partners`
  expect((await open(PAGE, { ...US, referer })).cookie).toBe('acme')
  expect((await open(`${PAGE}?ref=boris`, US)).cookie).toBe('boris')
})

test.each([
  ['where consent comes first', PAGE, { 'cf-ipcountry': 'DE' }],
  ['for a visitor who has declined', PAGE, { ...US, cookie: 'partnerReferral=declined' }],
  ['by a prefetch', PAGE, { ...US, 'sec-purpose': 'prefetch' }],
  ['by the page of a brand that counts for nobody', '/buy-and-sell-crypto-on-other', US],
  ['by another page', '/faq', US],
])('no cookie is set %s', async (_, path, headers) => {
  expect((await open(path, headers)).cookie).toBeNull()
})

test('without a cookie the code goes along to the next page, and not from another site', async () => {
  const next = await open('/de/faq', { referer: `https://${HOST}${PAGE}` })
  expect(next).toMatchObject({ status: 307, location: '/de/faq?ref=acme' })
  expect(await open('/faq', { referer: `https://other.example${PAGE}` })).toMatchObject({ status: 200 })
})

test('the page is there although the database is not', async () => {
  vi.mocked(codeOfBrand).mockRejectedValue(new Error('no database'))
  expect(await open(PAGE, US)).toMatchObject({ status: 200, cookie: null })
})

test('consent that is given on the page counts for its partner', async () => {
  const request = await serveHandler(referralHandler)
  const grant = async (search: string, referer: string) => {
    const body = JSON.stringify({ choice: 'granted', search })
    const sent = { method: 'POST', headers: { host: HOST, referer }, body }
    const { headers } = await request('/api/site/referral', sent)
    return String(headers['set-cookie'] ?? '')
  }
  expect(await grant('', `https://${HOST}${PAGE}`)).toMatch(/^partnerReferral=acme\./)
  expect(await grant('?ref=boris', `https://${HOST}${PAGE}`)).toMatch(/^partnerReferral=boris\./)
  expect(await grant('', `https://other.example${PAGE}`)).toBe('')
})
