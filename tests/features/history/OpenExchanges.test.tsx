// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchHistory } from '@/api/exchanges'
import * as timings from '@/config/timings'
import type { Exchange } from '@/contract/exchanges'
import { OpenExchanges } from '@/features/history/OpenExchanges'
import { invalidate } from '@/query/useQuery'
import { anExchange } from '../../domain/anExchange'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/exchanges', () => ({ fetchHistory: vi.fn() }))
vi.mock('@/query/useQuery', async (original) => {
  const real = await original<typeof import('@/query/useQuery')>()
  return { ...real, invalidate: vi.fn(real.invalidate) }
})
const fetched = vi.mocked(fetchHistory)
const open = (...result: Exchange[]) => ({ result, offset: 0, limit: 50, totalCount: result.length })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('without open exchanges nothing is shown, and they are fetched once', async () => {
  fetched.mockResolvedValue(open())
  renderWithStore(<OpenExchanges />)
  await pass(3 * timings.statusPoll)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(fetched).toHaveBeenCalledOnce()
})

test('open exchanges are polled, a hidden tab pauses, and the end refreshes exchanges and loyalty once', async () => {
  fetched.mockResolvedValue(open(anExchange()))
  renderWithStore(<OpenExchanges />)
  await pass(0)
  expect(screen.getByRole('row', { name: /Waiting/ })).toBeVisible()
  hide(true)
  await pass(5 * timings.statusPoll)
  expect(fetched).toHaveBeenCalledOnce()
  fetched.mockResolvedValue(open(anExchange({ status: 'sending' })))
  hide(false)
  await pass(0)
  expect(screen.getByRole('row', { name: /Sending/ })).toBeVisible()
  expect(invalidate).not.toHaveBeenCalled()
  fetched.mockResolvedValue(open())
  await pass(timings.statusPoll)
  expect(screen.queryByRole('row')).toBeNull()
  expect(invalidate).toHaveBeenCalledExactlyOnceWith('exchanges', 'loyalty')
})
