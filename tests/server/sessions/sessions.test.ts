import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { closeDatabase, database } from '@/server/database/database'
import { sessions } from '@/server/database/schema'
import { createSession } from '@/server/sessions/sessions'
import { deleteExpiredSessions } from '@/server/sessions/sessionWorker'
import { request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.RATE_LIMIT_READ = '3'
})
useTemporaryDatabase()

const NOW = Date.parse('2026-11-21T12:00:00Z')
const DAY = 24 * 3_600_000
const session = {
  kind: 'web',
  fingerprintId: 'finger-7',
  mixpanelDeviceId: 'device-7',
  googleDeviceId: '123.456',
  firstPage: '/de/first',
  utmSource: 's',
  utmMedium: 'm',
  utmCampaign: 'c',
}
const ids = { fingerprintId: 'finger-8', mixpanelDeviceId: 'device-7' }
const device = (id: string) => ({ 'device-id': id })
const create = (body: unknown = session, headers: Record<string, string> = device('device-7')) =>
  request<{ expiresAt: string }>('POST', '/api/v3/sessions', body, headers)
const refresh = (body: unknown = ids, headers: Record<string, string> = device('device-7')) =>
  request<{ expiresAt: string }>('POST', '/api/v3/sessions/refresh', body, headers)
const stored = async (id = 'device-7') => {
  const db = await database()
  return (await db.select().from(sessions).where(eq(sessions.deviceId, id)))[0]
}
const at = (now: number) => vi.setSystemTime(now)
const endOf = (now: number) => new Date(now + timings.sessionTtl).toISOString()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await (await database()).delete(sessions)
})
afterEach(() => vi.useRealTimers())

describe('a session', () => {
  test('lasts half an hour and stores what it was opened with', async () => {
    expect(await create()).toMatchObject({ status: 201, result: { expiresAt: endOf(NOW) } })
    const { mixpanelDeviceId: deviceId, ...opened } = session
    expect(await stored()).toEqual({
      deviceId,
      ...opened,
      createdAt: NOW,
      expiresAt: NOW + timings.sessionTtl,
    })
  })

  test('takes the place of the one the device had', async () => {
    await create()
    at(NOW + 1000)
    await create({ ...session, fingerprintId: '', utmSource: null })
    expect(await (await database()).select().from(sessions)).toHaveLength(1)
    expect(await stored()).toMatchObject({ fingerprintId: '', utmSource: null, createdAt: NOW + 1000 })
  })

  test('survives a restart', async () => {
    await create()
    await closeDatabase()
    expect(await refresh()).toMatchObject({ status: 200 })
  })

  test('is refreshed while it lasts', async () => {
    await create()
    const later = NOW + timings.sessionTtl - 1
    at(later)
    expect(await refresh()).toMatchObject({ status: 200, result: { expiresAt: endOf(later) } })
    expect(await stored()).toMatchObject({ fingerprintId: 'finger-8', createdAt: NOW, utmSource: 's' })
  })

  test('that has ended is not refreshed, nor is that of a device without one', async () => {
    await create()
    at(NOW + timings.sessionTtl)
    expect(await refresh()).toMatchObject({ status: 404, error: { code: 'not_found' } })
    at(NOW)
    expect(await refresh(ids, device('device-8'))).toMatchObject({ status: 404 })
    expect(await stored()).toMatchObject({ expiresAt: NOW + timings.sessionTtl })
  })

  test('is swept away a day after its end, and not sooner', async () => {
    await create()
    at(NOW + timings.sessionTtl + DAY)
    await deleteExpiredSessions()
    expect(await stored()).toBeDefined()
    at(NOW + timings.sessionTtl + DAY + 1)
    await deleteExpiredSessions()
    expect(await stored()).toBeUndefined()
  })
})

describe('a call that opens a session', () => {
  test.each([
    ['kind', 'app'],
    ['kind', undefined],
    ['fingerprintId', 7],
    ['fingerprintId', 'x'.repeat(129)],
    ['mixpanelDeviceId', ''],
    ['mixpanelDeviceId', undefined],
    ['mixpanelDeviceId', 'x'.repeat(129)],
    ['googleDeviceId', 'a\u0000b'],
    ['googleDeviceId', 'x'.repeat(129)],
  ])('is refused for %s %j', async (field, value) => {
    const { status, error } = await create({ ...session, [field]: value })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]])
    expect(await stored()).toBeUndefined()
  })

  test.each(['', ' ', 'a b', 'x'.repeat(129), 'ä'])('is refused for the device-id %j', async (id) => {
    for (const call of [create(session, device(id)), refresh(ids, device(id))]) {
      expect(await call).toMatchObject({ status: 400, error: { fields: { 'device-id': {} } } })
    }
  })

  test('is refused without a device-id or a body', async () => {
    expect(await create(session, {})).toMatchObject({ status: 400 })
    expect(await create([])).toMatchObject({ status: 400 })
    expect(await refresh([])).toMatchObject({ status: 400 })
  })

  test('is never refused for where a visitor came from: that is cut', async () => {
    await create({ ...session, firstPage: `/${'x'.repeat(300)}`, utmSource: 7, utmMedium: undefined })
    expect(await stored()).toMatchObject({ utmSource: null, utmMedium: null })
    expect((await stored())?.firstPage).toHaveLength(256)
  })

  test('may come once from a device that knows nothing but its id', async () => {
    const bare = { kind: 'web', mixpanelDeviceId: 'device-7' }
    expect(await create(bare)).toMatchObject({ status: 201 })
    expect(await stored()).toMatchObject({ fingerprintId: '', googleDeviceId: '', firstPage: null })
  })
})

describe('new sessions of one caller', () => {
  const open = async (ip: string, id: string) => {
    const request = { ip, headers: device(id), body: { ...session, mixpanelDeviceId: id } }
    return createSession(request as unknown as Parameters<typeof createSession>[0])
  }

  test('are limited by the hour, and the renewal of one that is there is not', async () => {
    for (const count of Array(3).keys()) await open('198.51.100.1', `device-${count}`)
    await expect(open('198.51.100.1', 'device-3')).rejects.toMatchObject({ status: 429 })
    expect(await stored('device-3')).toBeUndefined()
    await open('198.51.100.1', 'device-0')
    await open('198.51.100.2', 'device-3')
    at(Date.now() + 3_600_000)
    await open('198.51.100.1', 'device-4')
  })
})
