// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchEstimate } from '@/api/quotes'
import * as timings from '@/config/timings'
import type { PreloadedState } from '@/store/preloadedState'
import { amountTyped } from '@/store/slices/exchangeSlice'
import { useLiveQuote } from '@/store/quote/useLiveQuote'
import { anEstimate, aQuoteRequest } from '../../domain/aQuote'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/quotes', () => ({ fetchEstimate: vi.fn() }))
const fetched = vi.mocked(fetchEstimate)

function Shown() {
  const { quote, refetch } = useLiveQuote()
  return <button onClick={refetch}>{quote?.estimate?.estimate ?? 'none'}</button>
}

const amounts = () => fetched.mock.calls.map(([{ amount }]) => amount)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

function show(preloaded: Partial<PreloadedState> = {}) {
  const shown = renderWithStore(<Shown />, { preloaded })
  const type = (text: string) =>
    act(() => {
      shown.store.dispatch(amountTyped({ side: 'from', text }))
    })
  return { ...shown, type, text: () => shown.getByRole('button').textContent }
}

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset().mockResolvedValue(anEstimate('2.6'))
})
afterEach(() => vi.useRealTimers())

test('a typed amount is debounced, and only the last one is requested', async () => {
  const { type, text } = show()
  type('0.2')
  await pass(timings.quoteDebounce - 1)
  type('0.25')
  await pass(timings.quoteDebounce - 1)
  expect(amounts()).toEqual([])
  await pass(1)
  expect(amounts()).toEqual(['0.25'])
  expect(text()).toBe('2.6')
})

test('the quote is refreshed every 30 seconds', async () => {
  const { text } = show()
  await pass(timings.quoteDebounce)
  fetched.mockResolvedValue(anEstimate('2.7'))
  await pass(timings.quoteRefresh - 1)
  expect(text()).toBe('2.6')
  await pass(1)
  expect(text()).toBe('2.7')
  await pass(timings.quoteRefresh)
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('a fresh quote that came with the page is shown, and refreshed in the usual rhythm', async () => {
  const at = new Date(Date.now() - 10_000).toISOString()
  const { text } = show({ quote: { request: aQuoteRequest(), estimate: anEstimate('2.5'), at } })
  expect(text()).toBe('2.5')
  await pass(timings.quoteRefresh - 1)
  expect(fetched).not.toHaveBeenCalled()
  await pass(1)
  expect(fetched).toHaveBeenCalledOnce()
})

test('an old quote of a cached page is refreshed at once', async () => {
  const at = new Date(Date.now() - 3_600_000).toISOString()
  show({ quote: { request: aQuoteRequest(), estimate: anEstimate('2.5'), at } })
  await pass(timings.quoteDebounce)
  expect(fetched).toHaveBeenCalledOnce()
})

test('newer input aborts the request in flight', async () => {
  fetched.mockReturnValueOnce(new Promise(() => {}))
  const { type } = show()
  await pass(timings.quoteDebounce)
  const signal = fetched.mock.calls[0]?.[1]
  expect(signal?.aborted).toBe(false)
  type('0.2')
  expect(signal?.aborted).toBe(true)
})

test('leaving the page aborts the request and sends no more', async () => {
  fetched.mockReturnValueOnce(new Promise(() => {}))
  const { unmount } = show()
  await pass(timings.quoteDebounce)
  unmount()
  expect(fetched.mock.calls[0]?.[1]?.aborted).toBe(true)
  await pass(5 * timings.quoteRefresh)
  expect(fetched).toHaveBeenCalledOnce()
})

test('a hidden tab requests nothing, and catches up when it is visible again', async () => {
  show()
  await pass(timings.quoteDebounce)
  hide(true)
  await pass(5 * timings.quoteRefresh)
  expect(fetched).toHaveBeenCalledOnce()
  hide(false)
  await pass(0)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a retry is sent at once', async () => {
  const { getByRole } = show()
  await pass(timings.quoteDebounce)
  fetched.mockResolvedValue(anEstimate('2.8'))
  act(() => getByRole('button').click())
  await pass(0)
  expect(getByRole('button')).toHaveTextContent('2.8')
})

test('text that is not an amount is not requested', async () => {
  const { type, text } = show()
  type('abc')
  await pass(2 * timings.quoteRefresh)
  expect(fetched).not.toHaveBeenCalled()
  expect(text()).toBe('none')
})
