import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logFailure } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { scheduleJob } from '@/server/kernel/scheduleJob'

vi.mock('@/runtime/log', () => ({ logFailure: vi.fn() }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('work is done at once and again, also after a failure, once however often it is started', async () => {
  const work = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no database'))
  scheduleJob('a test', 1000, work)
  scheduleJob('a test', 1000, work)
  await vi.advanceTimersByTimeAsync(999)
  expect(work).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2001)
  expect(work).toHaveBeenCalledTimes(4)
  expect(vi.mocked(logFailure).mock.calls).toEqual([['a test', new Error('no database')]])
  const reported = await metrics.registry.metrics()
  expect(reported).toContain('halyard_job_runs_total{task="a test",result="failure"} 1')
  expect(reported).toContain('halyard_job_runs_total{task="a test",result="success"} 3')
  const lastSuccess = Math.floor(Date.now() / 1000)
  expect(reported).toContain(`halyard_job_last_success_timestamp_seconds{task="a test"} ${lastSuccess}`)
})
