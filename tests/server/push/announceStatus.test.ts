import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetAccess } from '@/server/push/googleAccess'
import { startGoogle, UNREGISTERED, type Google, type PushData } from '../../../e2e/support/googleServer'
import { later } from '../clock'
import { ADDRESS, deposit, made, read } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { devices, FID, on, OTHER } from './pushCalls'
import { until } from '../../eventually'

const logged = vi.hoisted(() => vi.fn<(line: unknown) => void>())
vi.mock('pino', () => ({ pino: () => ({ info: vi.fn(), error: logged }) }))
/** What a test has set going and nobody in the product waits for. */
const announced = vi.hoisted<Promise<void>[]>(() => [])
vi.mock(import('@/server/push/announceStatus'), async (original) => {
  const { announceStatus } = await original()
  return {
    announceStatus: (exchange) => {
      const announcing = announceStatus(exchange)
      announced.push(announcing)
      return announcing
    },
  }
})
useTemporaryDatabase()

const folder = mkdtempSync(join(tmpdir(), 'halyard-push-'))
let google: Google
beforeAll(async () => void (google = await startGoogle(folder)))
afterAll(async () => {
  await google.server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  for (const [name, value] of Object.entries(google.environment)) vi.stubEnv(name, value)
  vi.stubEnv('SITE_URL', 'https://halyard.example')
  vi.stubEnv('SANDBOX_STEP_SECONDS', '3')
  vi.useFakeTimers({ toFake: ['Date'] })
  google.server.requests.length = 0
  logged.mockReset()
  forgetAccess()
})
afterEach(async () => {
  // One that came later would be counted, and logged, in the next test.
  await Promise.all(announced.splice(0))
  google.answer(FID, {})
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const titles = (publicId: string) => sent(publicId).map(({ data }) => data.title)
const sent = (publicId: string) => google.messages().filter(({ data }) => data.tag === publicId)
const arrived = (publicId: string, count: number) =>
  until(() => sent(publicId).length >= count && sent(publicId))
const silence = () => new Promise((resolve) => setTimeout(resolve, 150))

describe('a message', () => {
  test('is sent to each device for every status, each in its language', async () => {
    const { publicId } = await made()
    await on(publicId, FID, 'en')
    await on(publicId, OTHER, 'de')
    await deposit(publicId, 'full')
    const both = [...(await arrived(publicId, 2))].sort((one, two) => one.fid.localeCompare(two.fid))
    const english: PushData = {
      title: 'Deposit detected',
      body: `BTC to ETH · Exchange ${publicId}`,
      link: `https://halyard.example/exchange?id=${publicId}`,
      tag: publicId,
    }
    const german: PushData = {
      title: 'Einzahlung erkannt',
      body: `BTC in ETH · Auftrag ${publicId}`,
      link: `https://halyard.example/de/exchange?id=${publicId}`,
      tag: publicId,
    }
    expect(both.map(({ fid }) => fid)).toEqual([FID, OTHER])
    expect(both.map(({ data }) => data)).toEqual([english, german])
    expect(both[0]?.webpush.headers).toEqual({ TTL: '86400', Topic: publicId })
    for (const count of [4, 6, 8]) {
      later(3000)
      await read(publicId)
      await arrived(publicId, count)
    }
    expect(titles(publicId)).toContain('Exchange completed')
    expect(google.server.to('/token')).toHaveLength(1)
  })

  test('announces the current status, not each one that was skipped', async () => {
    const { publicId } = await made()
    await on(publicId)
    await deposit(publicId, 'full')
    await arrived(publicId, 1)
    later(60_000)
    await Promise.all([read(publicId), read(publicId), read(publicId)])
    await arrived(publicId, 2)
    await silence()
    expect(titles(publicId)).toEqual(['Deposit detected', 'Exchange completed'])
  })

  test('is not sent while an exchange stays in its status', async () => {
    const { publicId } = await made()
    await on(publicId)
    await read(publicId)
    await deposit(publicId, 'full')
    await arrived(publicId, 1)
    // One confirmation more.
    later(2000)
    expect((await read(publicId)).result.extendedInfo.confirmations).toBeGreaterThan(0)
    await silence()
    expect(titles(publicId)).toHaveLength(1)
  })

  test('holds no address', async () => {
    const exchange = await made({ userRefundAddress: ADDRESS.btc })
    const { publicId } = exchange
    await on(publicId)
    await deposit(publicId, 'full')
    const [message] = await arrived(publicId, 1)
    const { addressFrom, addressTo } = exchange.extendedInfo
    for (const address of [addressFrom, addressTo, ADDRESS.btc]) {
      expect(JSON.stringify(message)).not.toContain(address)
    }
  })

  test('to a device that Firebase knows no more forgets the device', async () => {
    const { publicId } = await made()
    const { publicId: another } = await made()
    google.answer(FID, UNREGISTERED)
    for (const [id, fid] of [
      [publicId, FID],
      [publicId, OTHER],
      [another, FID],
    ] as const)
      await on(id, fid)
    await deposit(publicId, 'full')
    await until(async () => (await devices(publicId)).length === 1)
    expect([await devices(publicId), await devices(another)]).toEqual([[OTHER], []])
    expect(logged).not.toHaveBeenCalled()
  })

  test('that Firebase refuses for another reason leaves the device where it is', async () => {
    const { publicId } = await made()
    google.answer(FID, { status: 404, body: 'no such page' })
    await on(publicId)
    await deposit(publicId, 'full')
    await until(() => logged.mock.calls.length > 0)
    expect(await devices(publicId)).toEqual([FID])
  })

  test('requests a new access token after the old one is refused, and after it has expired', async () => {
    const { publicId } = await made()
    await on(publicId)
    await deposit(publicId, 'full')
    await arrived(publicId, 1)
    google.revoke()
    later(3000)
    await read(publicId)
    await until(() => logged.mock.calls.length > 0)
    later(3000)
    await read(publicId)
    await arrived(publicId, 3)
    expect(google.server.to('/token')).toHaveLength(2)
    later(3600_000)
    await read(publicId)
    await arrived(publicId, 4)
    expect(google.server.to('/token')).toHaveLength(3)
  })
})

describe('an exchange goes on as ever, and what is logged names no device,', () => {
  const failing: [string, () => void][] = [
    ['when Firebase fails', () => google.answer(FID, { status: 500 })],
    ['when Firebase cannot be reached', () => vi.stubEnv('FCM_HOST', 'http://127.0.0.1:9')],
    ['when the file is missing', () => vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', join(folder, 'none.json'))],
    [
      'when the file holds something else',
      () => {
        const file = join(folder, 'key.pem')
        writeFileSync(file, '-----BEGIN PRIVATE KEY-----\nsecret')
        vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', file)
      },
    ],
  ]
  test.each(failing)('%s', async (_, breakIt) => {
    const { publicId } = await made()
    await on(publicId)
    breakIt()
    expect((await deposit(publicId, 'full')).result.status).toBe('confirming')
    await until(() => logged.mock.calls.length > 0)
    later(60_000)
    expect((await read(publicId)).result.status).toBe('finished')
    expect(await devices(publicId)).toEqual([FID])
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(new RegExp(`${FID}|secret|PRIVATE`))
  })

  test('when Firebase would be called without encryption, which never happens', async () => {
    const { publicId } = await made()
    vi.stubEnv('FCM_HOST', 'http://fcm.example')
    const fetched = vi.spyOn(globalThis, 'fetch')
    await on(publicId)
    expect((await deposit(publicId, 'full')).result.status).toBe('confirming')
    await until(() => logged.mock.calls.length > 0)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('when Firebase hangs: nothing waits for it, and the call times out after 10 s', async () => {
    const { publicId } = await made()
    google.answer(FID, 'hang')
    const tenSeconds = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tenSeconds.signal)
    await on(publicId)
    // The call to Firebase has no end before its limit, which this test holds.
    expect((await deposit(publicId, 'full')).result.status).toBe('confirming')
    await arrived(publicId, 1)
    expect(limit.mock.calls.map(([ms]) => ms)).toEqual([10_000, 10_000])
    expect(logged).not.toHaveBeenCalled()
    tenSeconds.abort()
    await until(() => logged.mock.calls.length > 0)
    expect(await devices(publicId)).toEqual([FID])
  })
})
