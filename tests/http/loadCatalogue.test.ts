import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchCatalogue } from '@/api/currencies'
import * as timings from '@/config/timings'
import { ApiFailure } from '@/domain/text/failure'
import { loadCatalogue } from '@/http/loadCatalogue'
import { BTC } from '../domain/currencies'

vi.mock('@/api/currencies', () => ({ fetchCatalogue: vi.fn() }))
const fetchMock = vi.mocked(fetchCatalogue)
const LIST = { currencies: [BTC], isSandbox: false }
let now = Date.now()

beforeEach(() => {
  // What a test has left is long stale in the next.
  vi.useFakeTimers({ now: (now += 3_600_000) })
  fetchMock.mockReset().mockResolvedValue(LIST)
})
afterEach(() => vi.useRealTimers())

test('the list is fetched once in the time a page stays fresh', async () => {
  expect(await Promise.all([loadCatalogue(), loadCatalogue()])).toEqual([LIST, LIST])
  await vi.advanceTimersByTimeAsync(timings.pageFresh - 1)
  await loadCatalogue()
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await loadCatalogue()
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('a back end that hung is not called again at once, but soon after', async () => {
  fetchMock.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, timings.apiTimeout))
    throw new ApiFailure({ kind: 'timeout' })
  })
  const first = expect(loadCatalogue()).rejects.toThrow('timeout')
  await vi.advanceTimersByTimeAsync(timings.apiTimeout)
  await first
  // What the error page needs of the same list.
  await expect(loadCatalogue()).rejects.toThrow('timeout')
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(timings.backEndCooldown)
  expect(await loadCatalogue()).toEqual(LIST)
})
