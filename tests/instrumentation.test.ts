import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { register } from '@/instrumentation'
import { startAccountWorker } from '@/server/accounts/accountWorker'
import { startFactorResetWorker } from '@/server/secondFactors/factorResetWorker'
import { database } from '@/server/database/database'
import { startExchangeWorker } from '@/server/exchanges/exchangeWorker'
import { startLiveReader } from '@/server/exchanges/liveReader'
import { startAssetWorker } from '@/server/providers/assetLists'
import { startRampWorker } from '@/server/ramps/offerings'
import { startMailWorker } from '@/server/mail/mailWorker'
import { startPayoutConfirmations } from '@/server/programmes/confirmPayouts'
import { startPayoutWorker } from '@/server/programmes/payoutWorker'
import { startPushWorker } from '@/server/push/storedPushDevices'
import { startRequestWorker } from '@/server/paymentRequests/requestWorker'
import { startVersionCheck } from '@/server/desk/versionCheck'
import { startRetentionWorker } from '@/server/retention/purge'
import { startSharing } from '@/runtime/redis/startSharing'
import { startSessionWorker } from '@/server/sessions/sessionWorker'
import { refreshSettings, startSettingsWorker } from '@/server/settings/appliedSettings'
import { tokenKeys } from '@/server/signIns/tokenKey'

vi.mock('@/server/secondFactors/factorResetWorker', () => ({ startFactorResetWorker: vi.fn() }))
vi.mock('@/server/accounts/accountWorker', () => ({ startAccountWorker: vi.fn() }))
vi.mock('@/server/mail/staffEmails', () => ({ startStaffEmails: vi.fn() }))
vi.mock('@/server/status/statusWorker', () => ({ startStatusWorker: vi.fn() }))
vi.mock('@/server/webhooks/webhookWorker', () => ({ startWebhookWorker: vi.fn() }))
vi.mock('@/server/journal/earningsWorker', () => ({ startEarningsWorker: vi.fn() }))
vi.mock('@/server/partners/tierWorker', () => ({ startTierWorker: vi.fn() }))
vi.mock('@/server/mail/mailWorker', () => ({ startMailWorker: vi.fn() }))
vi.mock('@/runtime/redis/startSharing', () => ({ startSharing: vi.fn() }))
vi.mock('@/server/signIns/tokenKey', () => ({ tokenKeys: vi.fn(() => Promise.resolve()) }))
vi.mock('@/server/database/database', () => ({
  database: vi.fn(() => Promise.resolve()),
  closeDatabase: vi.fn(() => Promise.resolve()),
}))
vi.mock('@/server/exchanges/exchangeWorker', () => ({ startExchangeWorker: vi.fn() }))
vi.mock('@/server/exchanges/liveReader', () => ({ startLiveReader: vi.fn() }))
vi.mock('@/server/providers/assetLists', () => ({ startAssetWorker: vi.fn() }))
vi.mock('@/server/ramps/offerings', () => ({ startRampWorker: vi.fn() }))
vi.mock('@/server/programmes/confirmPayouts', () => ({ startPayoutConfirmations: vi.fn() }))
vi.mock('@/server/programmes/payoutWorker', () => ({ startPayoutWorker: vi.fn() }))
vi.mock('@/server/push/storedPushDevices', () => ({ startPushWorker: vi.fn() }))
vi.mock('@/server/paymentRequests/requestWorker', () => ({ startRequestWorker: vi.fn() }))
vi.mock('@/server/desk/versionCheck', () => ({ startVersionCheck: vi.fn() }))
vi.mock('@/server/retention/purge', () => ({ startRetentionWorker: vi.fn() }))
vi.mock('@/server/sessions/sessionWorker', () => ({ startSessionWorker: vi.fn() }))
vi.mock('@/server/settings/appliedSettings', () => ({
  refreshSettings: vi.fn(() => Promise.resolve()),
  startSettingsWorker: vi.fn(),
}))
beforeEach(() => {
  vi.clearAllMocks()
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  // Nothing listens here: it would wait for this server until long after the last test, in the files that follow.
  vi.stubEnv('PREWARM_PAGES', '0')
})
afterEach(() => vi.unstubAllEnvs())

test('a server opens its database and starts every background job', async () => {
  await register()
  expect(database).toHaveBeenCalledOnce()
  expect(startExchangeWorker).toHaveBeenCalledOnce()
  expect(startLiveReader).toHaveBeenCalledOnce()
  expect(startAssetWorker).toHaveBeenCalledOnce()
  expect(startRampWorker).toHaveBeenCalledOnce()
  expect(startPayoutWorker).toHaveBeenCalledOnce()
  expect(startRequestWorker).toHaveBeenCalledOnce()
  expect(startPayoutConfirmations).toHaveBeenCalledOnce()
  expect(startSessionWorker).toHaveBeenCalledOnce()
  expect(refreshSettings).toHaveBeenCalledOnce()
  expect(startSettingsWorker).toHaveBeenCalledOnce()
  expect(startPushWorker).toHaveBeenCalledOnce()
  expect(startMailWorker).toHaveBeenCalledOnce()
  expect(startAccountWorker).toHaveBeenCalledOnce()
  expect(startRetentionWorker).toHaveBeenCalled()
  expect(startVersionCheck).toHaveBeenCalledOnce()
  expect(startFactorResetWorker).toHaveBeenCalledOnce()
})

test('a server shares its cache, with either back end', async () => {
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
  expect(startExchangeWorker).not.toHaveBeenCalled()
  expect(startPayoutWorker).not.toHaveBeenCalled()
  expect(startSessionWorker).not.toHaveBeenCalled()
  expect(startPushWorker).not.toHaveBeenCalled()
  expect(startMailWorker).not.toHaveBeenCalled()
  expect(startAccountWorker).not.toHaveBeenCalled()
  expect(startFactorResetWorker).not.toHaveBeenCalled()
})

test.each([
  ['whose folder is in use', 'The database is in use by process 7.', database],
  ['without a key for its customers’ tokens', 'TOKEN_SECRET must have at least 32 characters', tokenKeys],
])('a server %s says so and stops: %s', async (_, why, missing) => {
  const failing = missing as () => Promise<unknown>
  vi.mocked(failing).mockRejectedValueOnce(new Error(why))
  const listener = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`)
  })
  await expect(register()).rejects.toThrow('exit 1')
  expect(listener).toHaveBeenCalledWith(`${why}\n`)
  expect(exit).toHaveBeenCalledOnce()
  expect(startExchangeWorker).not.toHaveBeenCalled()
})
