import type { GetServerSidePropsContext } from 'next'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchExchange } from '@/api/exchanges'
import { loadCatalogue } from '@/api/loadCatalogue'
import { ApiFailure } from '@/domain/text/failure'
import { loadOrder } from '@/screens/loadOrder'
import { anExchange } from '../domain/anExchange'
import { aRefusal } from '../domain/aQuote'
import { BTC, ETH, EUR } from '../domain/currencies'

vi.mock('@/api/loadAnnouncements', () => ({ loadAnnouncements: () => Promise.resolve([]) }))
vi.mock('@/api/exchanges', () => ({ fetchExchange: vi.fn() }))
vi.mock('@/api/loadCatalogue', () => ({ loadCatalogue: vi.fn() }))
const fetched = vi.mocked(fetchExchange)

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(anExchange())
  vi.mocked(loadCatalogue)
    .mockReset()
    .mockResolvedValue({ currencies: [BTC, ETH, EUR], isSandbox: true })
})

async function load(id: unknown = 'abc123') {
  const headers: Record<string, unknown> = {}
  const res = { setHeader: (name: string, value: unknown) => void (headers[name] = value) }
  const req = { headers: { 'x-forwarded-for': '192.0.2.7', cookie: 'accessToken=secret' } }
  const context = { locale: 'en', query: { id }, req, res } as unknown as GetServerSidePropsContext
  const result = (await loadOrder(context)) as { props: { preloaded: object } }
  return { preloaded: result.props.preloaded, headers }
}

test('a link to an order brings it with the currencies of its two sides', async () => {
  const { preloaded } = await load()
  expect(preloaded).toMatchObject({ exchange: anExchange(), currencies: [BTC, ETH] })
  // As the visitor's own call, and with nothing else of them.
  expect(fetched).toHaveBeenCalledExactlyOnceWith('abc123', { 'x-forwarded-for': '192.0.2.7' })
})

test('no cache may hold it, and no index', async () => {
  expect((await load()).headers).toEqual({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
})

test.each([
  ['the back end refuses it', new ApiFailure(aRefusal('not_found', { status: 404 }))],
  ['the back end is away', new ApiFailure({ kind: 'unreachable' })],
])('where %s the page comes without it', async (_, failure) => {
  fetched.mockRejectedValue(failure)
  const { preloaded } = await load()
  expect(preloaded).toMatchObject({ currencies: [] })
  expect(preloaded).not.toHaveProperty('exchange')
})

test.each([[['abc123', 'def456']], ['../../secrets'], ['']])(
  'the back end is not called for %j',
  async (id) => {
    const { preloaded } = await load(id)
    expect(preloaded).not.toHaveProperty('exchange')
    expect(fetched).not.toHaveBeenCalled()
  },
)

test('a slow back end is not waited for', async () => {
  fetched.mockReturnValue(new Promise(() => undefined))
  vi.mocked(loadCatalogue).mockReturnValue(new Promise(() => undefined))
  const { preloaded } = await load()
  expect(preloaded).not.toHaveProperty('exchange')
})
