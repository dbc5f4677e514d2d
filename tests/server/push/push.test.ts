import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { deleteOldPushDevices, pushDevicesOf } from '@/server/push/storedPushDevices'
import { later } from '../clock'
import { act, ADDRESS, deposit, made, madeFixed } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { devices, FID, FIDS, off, on, OTHER } from './pushCalls'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
beforeEach(() => {
  vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '/no/such/file.json')
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a device is stored once for each exchange, in the language it speaks last', async () => {
  const { publicId } = await made()
  expect(await on(publicId)).toMatchObject({ status: 200, result: { on: true } })
  expect((await on(publicId, FID, 'ja')).status).toBe(200)
  expect(await pushDevicesOf(publicId)).toMatchObject([{ fid: FID, language: 'ja' }])
})

test('a device with an unsupported language gets English', async () => {
  const { publicId } = await made()
  await on(publicId, FID, 'tlh')
  expect(await pushDevicesOf(publicId)).toMatchObject([{ language: 'en' }])
})

test.each([
  undefined,
  7,
  '',
  'too-short',
  'x'.repeat(65),
  'fid with blanks in it',
  `${FID}/../x`,
  `${FID}\u0000`,
])('a device named %j is refused', async (fid) => {
  const { publicId } = await made()
  for (const call of [on, off]) {
    const { status, error } = await call(publicId, fid === undefined ? null : fid)
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([400, 'validation_failed', ['fid']])
  }
  expect(await devices(publicId)).toEqual([])
})

test('a device can be switched off, also twice, and no other with it', async () => {
  const { publicId } = await made()
  const { publicId: another } = await made()
  for (const [id, fid] of [
    [publicId, FID],
    [publicId, OTHER],
    [another, FID],
  ] as const)
    await on(id, fid)
  expect(await off(publicId)).toMatchObject({ status: 200, result: { on: false } })
  expect((await off(publicId)).status).toBe(200)
  expect([await devices(publicId), await devices(another)]).toEqual([[OTHER], [FID]])
})

test('a device is one of five at most for an exchange: the newest stay', async () => {
  const { publicId } = await made()
  for (const fid of FIDS) {
    await on(publicId, fid)
    later(1)
  }
  await on(publicId, FIDS[2])
  later(1)
  await on(publicId, FIDS[0])
  expect(await devices(publicId)).toEqual([0, 2, 4, 5, 6].map((at) => FIDS[at]))
})

test('a device of no exchange, or of a settled one, is refused', async () => {
  expect(await on('nosuchexchange00')).toMatchObject({ status: 404, error: { code: 'not_found' } })
  const { publicId } = await made()
  await deposit(publicId, 'full')
  later(60_000)
  expect(await on(publicId)).toMatchObject({ status: 409, error: { code: 'action_unavailable' } })
})

test('a device is promised nothing where nothing can be sent', async () => {
  vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '')
  const { publicId } = await made()
  expect(await on(publicId)).toMatchObject({ status: 409, error: { code: 'action_unavailable' } })
  expect(await devices(publicId)).toEqual([])
})

test('a device is forgotten a day after its exchange was settled, and a month after it last moved', async () => {
  const { publicId: settled } = await madeFixed()
  const { publicId: waiting } = await made()
  for (const id of [settled, waiting]) await on(id)
  await deposit(settled, 'late')
  later(10_000)
  await act(settled, { action: 'refund', address: ADDRESS.btc })
  const now = Date.now()
  await deleteOldPushDevices(now + timings.pushRetentionSettled - 1000)
  expect(await devices(settled)).toEqual([FID])
  await deleteOldPushDevices(now + timings.pushRetentionSettled + 1000)
  expect([await devices(settled), await devices(waiting)]).toEqual([[], [FID]])
  await deleteOldPushDevices(now + 30 * 86_400_000 + 1000)
  expect(await devices(waiting)).toEqual([])
})
