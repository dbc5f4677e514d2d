import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { register } from '@/instrumentation'
import { startAccountsSweeper } from '@/server/accounts/accountsSweeper'
import { database } from '@/server/database/database'
import { startWorker } from '@/server/exchanges/worker'
import { startMailSweeper } from '@/server/mail/mailSweeper'
import { startPayoutWorker } from '@/server/programmes/payoutWorker'
import { startPushSweeper } from '@/server/push/pushSweeper'
import { startSharing } from '@/runtime/redis/startSharing'
import { startSweeper } from '@/server/sessions/sweeper'
import { tokenKeys } from '@/server/signIns/tokenKey'

vi.mock('@/server/accounts/accountsSweeper', () => ({ startAccountsSweeper: vi.fn() }))
vi.mock('@/server/mail/mailSweeper', () => ({ startMailSweeper: vi.fn() }))
vi.mock('@/runtime/redis/startSharing', () => ({ startSharing: vi.fn() }))
vi.mock('@/server/signIns/tokenKey', () => ({ tokenKeys: vi.fn(() => Promise.resolve()) }))
vi.mock('@/server/database/database', () => ({
  database: vi.fn(() => Promise.resolve()),
  closeDatabase: vi.fn(() => Promise.resolve()),
}))
vi.mock('@/server/exchanges/worker', () => ({ startWorker: vi.fn() }))
vi.mock('@/server/programmes/payoutWorker', () => ({ startPayoutWorker: vi.fn() }))
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
  expect(startPayoutWorker).toHaveBeenCalledOnce()
  expect(startSweeper).toHaveBeenCalledOnce()
  expect(startPushSweeper).toHaveBeenCalledOnce()
  expect(startMailSweeper).toHaveBeenCalledOnce()
  expect(startAccountsSweeper).toHaveBeenCalledOnce()
})

test('a server shares with others, whoever’s back end it asks', async () => {
  vi.stubEnv('API_ORIGIN', 'https://api.example.com')
  await register()
  expect(startSharing).toHaveBeenCalledOnce()
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
  expect(startPayoutWorker).not.toHaveBeenCalled()
  expect(startSweeper).not.toHaveBeenCalled()
  expect(startPushSweeper).not.toHaveBeenCalled()
  expect(startMailSweeper).not.toHaveBeenCalled()
  expect(startAccountsSweeper).not.toHaveBeenCalled()
})

test.each([
  ['whose folder is in use', 'The database is in use by process 7.', database],
  ['without a key for its customers’ tokens', 'TOKEN_SECRET must have at least 32 characters', tokenKeys],
])('a server %s says so and stops: %s', async (_, why, missing) => {
  const failing = missing as () => Promise<unknown>
  vi.mocked(failing).mockRejectedValueOnce(new Error(why))
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`)
  })
  await expect(register()).rejects.toThrow('exit 1')
  expect(told).toHaveBeenCalledWith(`${why}\n`)
  expect(exit).toHaveBeenCalledOnce()
  expect(startWorker).not.toHaveBeenCalled()
})
