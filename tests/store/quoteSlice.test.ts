import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchEstimate } from '@/api/estimates'
import { ApiFailure } from '@/domain/failure'
import type { Estimate } from '@/contract/quotes'
import { quoteKey } from '@/domain/quote'
import { amountTyped } from '@/store/exchangeSlice'
import { makeStore } from '@/store/makeStore'
import { pageArrived, type PageFacts } from '@/store/pageFacts'
import { askQuote, selectQuote } from '@/store/quoteSlice'
import { aSite } from '../aSite'
import { anEstimate, aQuestion, aRefusal } from '../domain/aQuote'
import { BTC, ETH } from '../domain/currencies'
import { heldAnswer } from '../heldAnswer'
import { eventually } from '../eventually'

vi.mock('@/api/estimates', () => ({ fetchEstimate: vi.fn() }))
const fetched = vi.mocked(fetchEstimate)

const site = aSite()

function aStore(facts: Partial<PageFacts> = {}) {
  const store = makeStore()
  store.dispatch(pageArrived({ site, currencies: [BTC, ETH], ...facts }))
  const type = (text: string) => store.dispatch(amountTyped({ side: 'from', text }))
  /** Asks, and comes back once the question is on the wire. */
  const ask = async (amount: string) => {
    const asked = store.dispatch(askQuote(aQuestion({ amount })))
    await eventually(() => expect(fetched.mock.lastCall?.[0].amount).toBe(amount))
    return { asked }
  }
  return { ...store, type, ask, shown: () => selectQuote(store.getState()) }
}

let answers: Record<string, Promise<Estimate>> = {}

/** The answer to this amount comes when the test says so. */
function held(amount: string) {
  const answer = heldAnswer<Estimate>()
  answers[amount] = answer.promise
  return answer
}

beforeEach(() => {
  answers = {}
  fetched
    .mockReset()
    .mockImplementation(({ amount }) => answers[amount] ?? Promise.reject(new Error('not expected')))
})

describe('an answer belongs to its question', () => {
  test('an older answer never shows beside newer input', async () => {
    const store = aStore()
    const [older, newer] = [held('0.1'), held('0.2')]
    const first = await store.ask('0.1')
    store.type('0.2')
    const second = await store.ask('0.2')
    newer.resolve(anEstimate('5.2'))
    await second.asked
    older.resolve(anEstimate('2.6'))
    await first.asked
    expect(store.shown()?.estimate?.estimate).toBe('5.2')
  })

  test('an older answer that arrives before the newer one is not shown either', async () => {
    const store = aStore()
    const [older, newer] = [held('0.1'), held('0.2')]
    const first = await store.ask('0.1')
    store.type('0.2')
    await store.ask('0.2')
    older.resolve(anEstimate('2.6'))
    await first.asked
    expect(store.shown()).toMatchObject({ estimate: null, isAsking: true })
    newer.resolve(anEstimate('5.2'))
  })

  test('newer input hides the answer before anything was asked for it', async () => {
    const store = aStore()
    fetched.mockResolvedValueOnce(anEstimate('2.6'))
    await store.dispatch(askQuote(aQuestion()))
    expect(store.shown()?.estimate?.estimate).toBe('2.6')
    store.type('0.15')
    expect(store.shown()).toMatchObject({ estimate: null, failure: null, isAsking: false })
  })

  test('an older refusal never shows beside newer input', async () => {
    const store = aStore()
    const [older, newer] = [held('0.1'), held('0.2')]
    const first = await store.ask('0.1')
    store.type('0.2')
    newer.resolve(anEstimate('5.2'))
    await (
      await store.ask('0.2')
    ).asked
    older.reject(new ApiFailure(aRefusal('amount_below_min')))
    await first.asked
    expect(store.shown()).toMatchObject({ failure: null, estimate: { estimate: '5.2' } })
  })

  test('newer input hides the refusal too', async () => {
    const store = aStore()
    fetched.mockRejectedValueOnce(new ApiFailure(aRefusal('amount_below_min')))
    await store.dispatch(askQuote(aQuestion()))
    expect(store.shown()?.failure?.kind).toBe('refused')
    store.type('0.15')
    expect(store.shown()?.failure).toBeNull()
  })

  test('input that asks nothing shows nothing', () => {
    const store = aStore()
    store.type('abc')
    expect(store.shown()).toBeNull()
  })
})

describe('the same question again', () => {
  test('keeps the shown answer until the fresh one is there', async () => {
    const store = aStore()
    fetched.mockResolvedValueOnce(anEstimate('2.6'))
    await store.dispatch(askQuote(aQuestion()))
    const fresh = held('0.1')
    const asked = store.dispatch(askQuote(aQuestion()))
    expect(store.shown()).toMatchObject({ isAsking: true, estimate: { estimate: '2.6' } })
    fresh.resolve(anEstimate('2.7'))
    await asked
    expect(store.shown()).toMatchObject({ isAsking: false, estimate: { estimate: '2.7' } })
  })

  test('keeps the answer beside the failure when it fails, and a good one clears the failure', async () => {
    const store = aStore()
    fetched.mockResolvedValueOnce(anEstimate('2.6'))
    await store.dispatch(askQuote(aQuestion()))
    fetched.mockRejectedValueOnce(new ApiFailure({ kind: 'offline' }))
    await store.dispatch(askQuote(aQuestion()))
    expect(store.shown()).toMatchObject({ estimate: { estimate: '2.6' }, failure: { kind: 'offline' } })
    fetched.mockResolvedValueOnce(anEstimate('2.7'))
    await store.dispatch(askQuote(aQuestion()))
    expect(store.shown()).toMatchObject({ estimate: { estimate: '2.7' }, failure: null })
  })
})

describe('a question that was taken back', () => {
  test('is aborted on the wire, and neither answer nor failure nor still being asked', async () => {
    const store = aStore()
    fetched.mockImplementationOnce(
      (_, signal) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    const asked = store.dispatch(askQuote(aQuestion()))
    await eventually(() => expect(fetched).toHaveBeenCalled())
    asked.abort()
    await asked
    expect(fetched.mock.calls[0]?.[1]?.aborted).toBe(true)
    expect(store.shown()).toMatchObject({ estimate: null, failure: null, isAsking: false })
  })

  test('does not put out the light of the newer one', async () => {
    const store = aStore()
    held('0.1')
    held('0.2')
    const { asked } = await store.ask('0.1')
    store.type('0.2')
    await store.ask('0.2')
    asked.abort()
    await asked
    expect(store.shown()).toMatchObject({ isAsking: true })
  })
})

test('something unforeseen is told as broken', async () => {
  const store = aStore()
  fetched.mockRejectedValueOnce(new TypeError('x'))
  await store.dispatch(askQuote(aQuestion()))
  expect(store.shown()?.failure).toEqual({ kind: 'broken' })
})

describe('a quote that came with the page', () => {
  const quote = { question: aQuestion(), estimate: anEstimate('2.6'), at: '2026-11-21T12:00:00.000Z' }

  test('is shown for exactly its question', () => {
    const store = aStore({ quote })
    expect(store.shown()).toMatchObject({
      key: quoteKey(aQuestion()),
      at: quote.at,
      estimate: { estimate: '2.6' },
    })
    store.type('0.2')
    expect(store.shown()?.estimate).toBeNull()
  })

  test('does not push aside what the visitor has asked for', async () => {
    const store = aStore()
    store.type('0.2')
    fetched.mockResolvedValueOnce(anEstimate('5.2'))
    await store.dispatch(askQuote(aQuestion({ amount: '0.2' })))
    store.dispatch(pageArrived({ site, currencies: [], quote }))
    expect(store.shown()?.estimate?.estimate).toBe('5.2')
  })
})
