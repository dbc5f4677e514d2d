import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCALES } from '@/config/locales'
import type { DeskCaller } from '@/contract/deskCallers'
import { loadProse } from '@/i18n/loadTexts'
import { database } from '@/server/database/database'
import { callers, deskAudit } from '@/server/database/schema'
import { purge } from '@/server/retention/purge'
import { aCustomer } from '../aCustomer'
import { aStaffMember, deskCall } from './aStaffMember'
import { anOrder, caller, create, made, read, request } from '../exchanges/exchangeCalls'
import { BTC, earn, payOut } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
let people = 0
beforeEach(async () => {
  await (await database()).delete(callers)
  caller.ip = '203.0.113.9'
})
afterEach(() => {
  caller.ip = ''
  vi.unstubAllEnvs()
})

const stored = async () => (await database()).select().from(callers).orderBy(callers.id)
const search = async (q: string) => {
  const email = `abuse${++people}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:screening`)
  const staff = await aStaffMember({ email })
  const found = await deskCall<{ result: DeskCaller[] }>(staff, 'GET', 'callers', undefined, { q })
  return found.result.result
}
const DAY = 86_400_000

test('without LOG_CALLERS no address of a caller is stored anywhere', async () => {
  const anna = await aCustomer()
  await earn(anna, '0.01')
  await made()
  await payOut(anna, { amountBtc: '0.004', address: BTC })
  await request('POST', '/api/v4/contacts', {
    topic: 'other',
    email: 'a@example.com',
    message: 'How is this?',
  })
  expect(await stored()).toEqual([])
  const db = await database()
  const { rows } = await db.execute<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const { name } of rows) {
    const { rows: found } = await db.execute(
      `select 1 from "${name}" as row where row::text like '%203.0.113.9%' limit 1`,
    )
    expect([name, found]).toEqual([name, []])
  }
})

test('with LOG_CALLERS=1 each call that writes is stored with what it made, and no call that reads', async () => {
  vi.stubEnv('LOG_CALLERS', '1')
  caller.ip = '::ffff:203.0.113.9'
  const { publicId } = await made()
  await read(publicId)
  await create(anOrder({ addressTo: 'nonsense' }))
  expect(await stored()).toMatchObject([
    { ip: '203.0.113.9', call: 'POST /api/v4/exchanges-new', status: 201, subject: publicId },
    { ip: '203.0.113.9', status: 422, subject: null },
  ])
  caller.ip = '2001:db8::7'
  expect((await search('203.0.113.9')).map(({ status }) => status)).toEqual([422, 201])
  expect((await search(publicId)).map(({ ip }) => ip)).toEqual(['203.0.113.9'])
  expect(await search('2001:db8::7')).toEqual([])
  const audited = await (await database()).select().from(deskAudit)
  expect(audited.map(({ action }) => action)).toContain('callers searched')
  expect(JSON.stringify(audited)).not.toContain('203.0.113.9')
})

test('what staff themselves do is not stored by address', async () => {
  vi.stubEnv('LOG_CALLERS', '1')
  await search('203.0.113.9')
  expect(await stored()).toEqual([])
})

test('it goes after LOG_CALLERS_DAYS, also once LOG_CALLERS is off', async () => {
  vi.stubEnv('LOG_CALLERS', '1')
  await made()
  expect(await purge(Date.now() + 29 * DAY)).toMatchObject({ callers: 0 })
  vi.stubEnv('LOG_CALLERS_DAYS', '7')
  vi.stubEnv('LOG_CALLERS', '0')
  expect(await purge(Date.now() + 6 * DAY)).toMatchObject({ callers: 0 })
  expect(await purge(Date.now() + 8 * DAY)).toMatchObject({ callers: 1 })
  expect(await stored()).toEqual([])
})

test.each(LOCALES)('in %s the privacy policy says which of both is so', async (language) => {
  const policy = async () => (await loadProse('privacy-policy', language)).html
  const off = await policy()
  vi.stubEnv('LOG_CALLERS', '1')
  vi.stubEnv('LOG_CALLERS_DAYS', '17')
  const on = await policy()
  expect(on).not.toBe(off)
  expect([off.includes('17'), on.includes('17')]).toEqual([false, true])
})
