import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentExchange, dueExchanges } from '@/server/exchanges/storedExchanges'
import { moveDueExchanges, startExchangeWorker } from '@/server/exchanges/exchangeWorker'
import { logFailure } from '@/runtime/log'
import { anExchange } from './anExchange'

vi.mock('@/server/exchanges/storedExchanges', () => ({ currentExchange: vi.fn(), dueExchanges: vi.fn() }))
vi.mock('@/runtime/log', () => ({ logFailure: vi.fn() }))
beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  vi.mocked(dueExchanges).mockResolvedValue([])
  vi.mocked(currentExchange).mockResolvedValue(anExchange())
})
afterEach(() => vi.useRealTimers())

test('one exchange that cannot move is logged and does not stop the others', async () => {
  vi.mocked(dueExchanges).mockResolvedValue(['bad', 'good'])
  vi.mocked(currentExchange).mockRejectedValueOnce(new Error('stuck'))
  await moveDueExchanges()
  expect(vi.mocked(currentExchange).mock.calls).toEqual([['bad'], ['good']])
  expect(logFailure).toHaveBeenCalledOnce()
})

test('the worker looks every second, goes on after a failure and is started once only', async () => {
  vi.mocked(dueExchanges).mockRejectedValueOnce(new Error('no database'))
  startExchangeWorker()
  startExchangeWorker()
  await vi.advanceTimersByTimeAsync(3000)
  expect(dueExchanges).toHaveBeenCalledTimes(4)
})
