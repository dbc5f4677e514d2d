import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { register } from '@/instrumentation'
import { database } from '@/server/database/database'
import { startWorker } from '@/server/exchanges/worker'
import { startPushSweeper } from '@/server/push/pushSweeper'
import { startSweeper } from '@/server/sessions/sweeper'

vi.mock('@/server/database/database', () => ({ database: vi.fn(() => Promise.resolve()) }))
vi.mock('@/server/exchanges/worker', () => ({ startWorker: vi.fn() }))
vi.mock('@/server/push/pushSweeper', () => ({ startPushSweeper: vi.fn() }))
vi.mock('@/server/sessions/sweeper', () => ({ startSweeper: vi.fn() }))
beforeEach(() => {
  vi.clearAllMocks()
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
})
afterEach(() => vi.unstubAllEnvs())

test('a server opens its database and starts the worker and the sweepers', async () => {
  await register()
  expect(database).toHaveBeenCalledOnce()
  expect(startWorker).toHaveBeenCalledOnce()
  expect(startSweeper).toHaveBeenCalledOnce()
  expect(startPushSweeper).toHaveBeenCalledOnce()
})

test.each([
  ['the edge runtime', 'NEXT_RUNTIME', 'edge'],
  ['a build', 'NEXT_PHASE', 'phase-production-build'],
  ['a site of the operator’s own back end', 'API_ORIGIN', 'https://api.example.com'],
])('%s needs no database', async (_, name, value) => {
  vi.stubEnv(name, value)
  await register()
  expect(database).not.toHaveBeenCalled()
  expect(startWorker).not.toHaveBeenCalled()
  expect(startSweeper).not.toHaveBeenCalled()
  expect(startPushSweeper).not.toHaveBeenCalled()
})

test('a server whose folder is in use says so and stops', async () => {
  vi.mocked(database).mockRejectedValueOnce(new Error('The database is in use by process 7.'))
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`)
  })
  await expect(register()).rejects.toThrow('exit 1')
  expect(told).toHaveBeenCalledWith('The database is in use by process 7.\n')
  expect(exit).toHaveBeenCalledOnce()
  expect(startWorker).not.toHaveBeenCalled()
})
