import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchEstimate } from '@/api/quotes'
import { ApiFailure } from '@/domain/text/failure'
import type { Estimate } from '@/contract/quotes'
import { quoteKey } from '@/domain/exchange/quote'
import { amountSuggested, amountTyped } from '@/store/slices/exchangeSlice'
import { makeStore } from '@/store/makeStore'
import { pageLoaded, type PreloadedState } from '@/store/preloadedState'
import { fetchQuote, selectQuote } from '@/store/slices/quoteSlice'
import { aSite } from '../../aSite'
import { anEstimate, aQuoteRequest, aRefusal } from '../../domain/aQuote'
import { BTC, ETH } from '../../domain/currencies'
import { deferred } from '../../deferred'
import { eventually } from '../../eventually'

vi.mock('@/api/quotes', () => ({ fetchEstimate: vi.fn() }))
const fetched = vi.mocked(fetchEstimate)

const site = aSite()

function aStore(preloaded: Partial<PreloadedState> = {}) {
  const store = makeStore()
  store.dispatch(pageLoaded({ site, currencies: [BTC, ETH], ...preloaded }))
  store.dispatch(amountSuggested({ side: 'from', amount: '0.1' }))
  const type = (text: string) => store.dispatch(amountTyped({ side: 'from', text }))
  /** Sends, and returns once the request is on the wire. */
  const request = async (amount: string) => {
    const sent = store.dispatch(fetchQuote(aQuoteRequest({ amount })))
    await eventually(() => expect(fetched.mock.lastCall?.[0].amount).toBe(amount))
    return { sent }
  }
  return { ...store, type, request, shown: () => selectQuote(store.getState()) }
}

let responses: Record<string, Promise<Estimate>> = {}

/** The answer to this amount comes when the test says so. */
function held(amount: string) {
  const response = deferred<Estimate>()
  responses[amount] = response.promise
  return response
}

beforeEach(() => {
  responses = {}
  fetched
    .mockReset()
    .mockImplementation(({ amount }) => responses[amount] ?? Promise.reject(new Error('not expected')))
})

describe('a response belongs to its request', () => {
  test('an older response never shows beside newer input', async () => {
    const store = aStore()
    const [older, newer] = [held('0.1'), held('0.2')]
    const first = await store.request('0.1')
    store.type('0.2')
    const second = await store.request('0.2')
    newer.resolve(anEstimate('5.2'))
    await second.sent
    older.resolve(anEstimate('2.6'))
    await first.sent
    expect(store.shown()?.estimate?.estimate).toBe('5.2')
  })

  test('an older response that arrives before the newer one is not shown either', async () => {
    const store = aStore()
    const [older, newer] = [held('0.1'), held('0.2')]
    const first = await store.request('0.1')
    store.type('0.2')
    await store.request('0.2')
    older.resolve(anEstimate('2.6'))
    await first.sent
    expect(store.shown()).toMatchObject({ estimate: null, isFetching: true })
    newer.resolve(anEstimate('5.2'))
  })

  test('newer input hides the quote before its request', async () => {
    const store = aStore()
    fetched.mockResolvedValueOnce(anEstimate('2.6'))
    await store.dispatch(fetchQuote(aQuoteRequest()))
    expect(store.shown()?.estimate?.estimate).toBe('2.6')
    store.type('0.15')
    expect(store.shown()).toMatchObject({ estimate: null, failure: null, isFetching: false })
  })

  test('an older refusal never shows beside newer input', async () => {
    const store = aStore()
    const [older, newer] = [held('0.1'), held('0.2')]
    const first = await store.request('0.1')
    store.type('0.2')
    newer.resolve(anEstimate('5.2'))
    await (
      await store.request('0.2')
    ).sent
    older.reject(new ApiFailure(aRefusal('amount_below_min')))
    await first.sent
    expect(store.shown()).toMatchObject({ failure: null, estimate: { estimate: '5.2' } })
  })

  test('newer input hides the refusal too', async () => {
    const store = aStore()
    fetched.mockRejectedValueOnce(new ApiFailure(aRefusal('amount_below_min')))
    await store.dispatch(fetchQuote(aQuoteRequest()))
    expect(store.shown()?.failure?.kind).toBe('refused')
    store.type('0.15')
    expect(store.shown()?.failure).toBeNull()
  })

  test('input without a request shows nothing', () => {
    const store = aStore()
    store.type('abc')
    expect(store.shown()).toBeNull()
  })
})

describe('the same request again', () => {
  test('leaves the shown quote until the fresh one is there', async () => {
    const store = aStore()
    fetched.mockResolvedValueOnce(anEstimate('2.6'))
    await store.dispatch(fetchQuote(aQuoteRequest()))
    const fresh = held('0.1')
    const sent = store.dispatch(fetchQuote(aQuoteRequest()))
    expect(store.shown()).toMatchObject({ isFetching: true, estimate: { estimate: '2.6' } })
    fresh.resolve(anEstimate('2.7'))
    await sent
    expect(store.shown()).toMatchObject({ isFetching: false, estimate: { estimate: '2.7' } })
  })

  test('leaves the quote beside the failure when it fails, and a good one clears the failure', async () => {
    const store = aStore()
    fetched.mockResolvedValueOnce(anEstimate('2.6'))
    await store.dispatch(fetchQuote(aQuoteRequest()))
    fetched.mockRejectedValueOnce(new ApiFailure({ kind: 'offline' }))
    await store.dispatch(fetchQuote(aQuoteRequest()))
    expect(store.shown()).toMatchObject({ estimate: { estimate: '2.6' }, failure: { kind: 'offline' } })
    fetched.mockResolvedValueOnce(anEstimate('2.7'))
    await store.dispatch(fetchQuote(aQuoteRequest()))
    expect(store.shown()).toMatchObject({ estimate: { estimate: '2.7' }, failure: null })
  })
})

describe('an aborted request', () => {
  test('is aborted on the wire, and is neither a quote nor a failure nor fetching', async () => {
    const store = aStore()
    fetched.mockImplementationOnce(
      (_, signal) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    const sent = store.dispatch(fetchQuote(aQuoteRequest()))
    await eventually(() => expect(fetched).toHaveBeenCalled())
    sent.abort()
    await sent
    expect(fetched.mock.calls[0]?.[1]?.aborted).toBe(true)
    expect(store.shown()).toMatchObject({ estimate: null, failure: null, isFetching: false })
  })

  test('does not end the loading of the newer one', async () => {
    const store = aStore()
    held('0.1')
    held('0.2')
    const { sent } = await store.request('0.1')
    store.type('0.2')
    await store.request('0.2')
    sent.abort()
    await sent
    expect(store.shown()).toMatchObject({ isFetching: true })
  })
})

test('an unexpected error is reported as broken', async () => {
  const store = aStore()
  fetched.mockRejectedValueOnce(new TypeError('x'))
  await store.dispatch(fetchQuote(aQuoteRequest()))
  expect(store.shown()?.failure).toEqual({ kind: 'broken' })
})

describe('a quote that came with the page', () => {
  const quote = { request: aQuoteRequest(), estimate: anEstimate('2.6'), at: '2026-11-21T12:00:00.000Z' }

  test('is shown for exactly its request', () => {
    const store = aStore({ quote })
    expect(store.shown()).toMatchObject({
      key: quoteKey(aQuoteRequest()),
      at: quote.at,
      estimate: { estimate: '2.6' },
    })
    store.type('0.2')
    expect(store.shown()?.estimate).toBeNull()
  })

  test('does not replace what the visitor has requested', async () => {
    const store = aStore()
    store.type('0.2')
    fetched.mockResolvedValueOnce(anEstimate('5.2'))
    await store.dispatch(fetchQuote(aQuoteRequest({ amount: '0.2' })))
    store.dispatch(pageLoaded({ site, currencies: [], quote }))
    expect(store.shown()?.estimate?.estimate).toBe('5.2')
  })
})
