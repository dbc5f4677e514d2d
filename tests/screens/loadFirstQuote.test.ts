import { beforeEach, expect, test, vi } from 'vitest'
import { loadCatalogue } from '@/api/loadCatalogue'
import { fetchPrices } from '@/api/markets'
import { fetchEstimate, fetchRange } from '@/api/quotes'
import { ApiFailure } from '@/domain/text/failure'
import { loadFirstQuote } from '@/screens/loadFirstQuote'
import { anEstimate } from '../domain/aQuote'
import { BTC, ETH, EUR } from '../domain/currencies'

vi.mock('@/api/loadCatalogue', () => ({ loadCatalogue: vi.fn() }))
vi.mock('@/api/markets', () => ({ fetchPrices: vi.fn() }))
vi.mock('@/api/quotes', () => ({ fetchEstimate: vi.fn(), fetchRange: vi.fn() }))
const estimates = vi.mocked(fetchEstimate)
const ranges = vi.mocked(fetchRange)
const amounts = () => estimates.mock.calls.map(([{ amount }]) => amount)

const tooLittle = () =>
  new ApiFailure({
    kind: 'refused',
    status: 422,
    body: { code: 'amount_below_min', error: 'Unprocessable', description: '', traceId: '' },
  })

beforeEach(() => {
  vi.mocked(loadCatalogue).mockResolvedValue({ currencies: [BTC, ETH, EUR], isSandbox: true })
  vi.mocked(fetchPrices).mockResolvedValue({
    btc: { priceUsd: '50000', dailyChange: '0.00' },
    eth: { priceUsd: '2500', dailyChange: '0.00' },
  })
  estimates.mockReset().mockResolvedValue(anEstimate('0.08'))
  ranges.mockReset().mockResolvedValue({ min: '0.02', max: null })
})

test('an amount of about 200 dollars is quoted, with one request', async () => {
  expect(await loadFirstQuote(BTC, ETH)).toMatchObject({
    draft: { from: 'btc', to: 'eth', amount: '0.004' },
    quote: { request: { tickerFrom: 'btc', amount: '0.004' }, estimate: anEstimate('0.08') },
    prices: { prices: { btc: '50000', eth: '2500' } },
  })
  expect(amounts()).toEqual(['0.004'])
  expect(ranges).not.toHaveBeenCalled()
})

test("the operator's amount is quoted instead", async () => {
  expect(await loadFirstQuote(BTC, ETH, { chosen: '0.1' })).toMatchObject({ draft: { amount: '0.1' } })
  expect(amounts()).toEqual(['0.1'])
})

test('below the minimum, one just above it is quoted', async () => {
  estimates.mockRejectedValueOnce(tooLittle())
  const { draft, quote } = await loadFirstQuote(BTC, ETH)
  expect(Number(draft?.amount)).toBeGreaterThan(0.02)
  expect(quote?.request.amount).toBe(draft?.amount)
  expect(amounts()).toEqual(['0.004', draft?.amount])
})

test('an amount that is refused for another reason has no quote', async () => {
  estimates.mockRejectedValue(tooLittle())
  expect(await loadFirstQuote(BTC, ETH, { chosen: '5' })).toEqual({ draft: { from: 'btc', to: 'eth' } })
  expect(amounts()).toEqual(['5'])
})

test('without a price the amount is just above the minimum', async () => {
  vi.mocked(fetchPrices).mockRejectedValue(new ApiFailure({ kind: 'notOffered' }))
  const { draft, prices } = await loadFirstQuote(BTC, ETH)
  expect(Number(draft?.amount)).toBeGreaterThan(0.02)
  expect(amounts()).toEqual([draft?.amount])
  expect(prices).toBeUndefined()
})

test('a back end that fails is not called again, and the form begins without a quote', async () => {
  estimates.mockRejectedValue(new ApiFailure({ kind: 'broken' }))
  expect(await loadFirstQuote(BTC, ETH)).toEqual({ draft: { from: 'btc', to: 'eth' } })
  expect(amounts()).toHaveLength(1)
  expect(ranges).not.toHaveBeenCalled()
})
