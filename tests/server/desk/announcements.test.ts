import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskAnnouncement } from '@/contract/deskAnnouncements'
import type { Announcement } from '@/domain/site/announcement'
import { forgetAnnouncements } from '@/server/announcements/storedAnnouncements'
import { database } from '@/server/database/database'
import { announcements, deskAudit } from '@/server/database/schema'
import type { TestCustomer } from '../aCustomer'
import { anOrder, made, request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()

let anna: TestCustomer
let people = 0
const HOUR = 3_600_000
const iso = (at: number) => new Date(at).toISOString()

beforeEach(async () => {
  const email = `announcer${(people += 1)}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:announcements`)
  anna = await aStaffMember({ email })
  const db = await database()
  await db.delete(announcements)
  forgetAnnouncements()
})
afterEach(() => vi.unstubAllEnvs())

const NOTICE = { kind: 'notice', texts: { en: 'Rates move more than usual today.' }, isDismissible: true }
const STOP = { kind: 'maintenance', texts: { en: 'We move to new machines.' }, stopsOrders: true }
const announce = (body: object) => deskCall<DeskAnnouncement>(anna, 'POST', 'announcements', body)
const shown = async (language = 'en') =>
  (await request<Announcement[]>('GET', `/api/v4/announcements?language=${language}`)).result
const order = (key: string) =>
  request('POST', '/api/v4/exchanges-new', anOrder(), { 'idempotency-key': `announced-${key}` })

test('visitors get it in their language or in English, and it stands in the audit log', async () => {
  const texts = { en: 'Rates move more than usual today.', de: 'Die Kurse schwanken heute stärker.' }
  const { status, result } = await announce({ ...NOTICE, texts, pages: ['/coins'] })
  expect([status, result.state, result.pages]).toEqual([201, 'shown', ['/coins']])
  expect(await shown('de')).toMatchObject([{ text: texts.de, language: 'de', pages: ['/coins'] }])
  expect(await shown('fr')).toMatchObject([{ text: texts.en, language: 'en' }])
  const db = await database()
  const entries = await db.select().from(deskAudit).where(eq(deskAudit.action, 'announced'))
  expect(entries.at(-1)?.detail).toContain('"texts":["en","de"]')
})

test('it is shown in its time alone, and no longer once it was ended', async () => {
  await announce({ ...NOTICE, from: iso(Date.now() + HOUR), until: iso(Date.now() + 2 * HOUR) })
  expect(await shown()).toEqual([])
  const { result } = await announce(NOTICE)
  expect(await shown()).toHaveLength(1)
  const ended = await deskCall<DeskAnnouncement>(anna, 'POST', `announcements/${result.id}/end`)
  expect([ended.status, ended.result.state, ended.result.endedBy]).toEqual([
    200,
    'over',
    `announcer${people}@example.com`,
  ])
  expect(await shown()).toEqual([])
  expect((await deskCall(anna, 'POST', `announcements/${result.id}/end`)).status).toBe(404)
  const listed = await deskCall<{ result: DeskAnnouncement[] }>(anna, 'GET', 'announcements')
  expect(listed.result.result.map(({ state }) => state)).toEqual(['over', 'planned'])
})

test('another instance knows within seconds', async () => {
  expect(await shown()).toEqual([])
  await announce(NOTICE)
  // Another process knows the table alone.
  forgetAnnouncements()
  expect(await shown()).toHaveLength(1)
})

test('a maintenance refuses new orders at once, and those that exist go on', async () => {
  const exchange = await made()
  const before = await order('before')
  expect(before.status).toBe(201)
  const { result } = await announce(STOP)
  const refused = await order('meanwhile')
  expect([refused.status, refused.error]).toMatchObject([
    409,
    { code: 'maintenance', description: STOP.texts.en },
  ])
  const ramp = await request(
    'POST',
    '/api/v4/ramps/orders',
    { quoteId: 'none', addressTo: '' },
    { 'idempotency-key': 'announced-ramp' },
  )
  expect([ramp.status, ramp.error.code]).toEqual([409, 'maintenance'])
  expect((await order('before')).status).toBe(200)
  const deposit = await request('POST', `/api/v4/sandbox/exchanges/${exchange.publicId}/deposits`, {
    kind: 'full',
  })
  expect(deposit.status).toBe(200)
  await deskCall(anna, 'POST', `announcements/${result.id}/end`)
  expect((await order('meanwhile')).status).toBe(201)
})

test.each([
  ['no English', { ...NOTICE, texts: { de: 'Die Kurse schwanken.' } }, 'texts'],
  ['a notice that stops orders', { ...NOTICE, stopsOrders: true }, 'stopsOrders'],
  ['an end before the beginning', { ...NOTICE, until: '2020-01-01T00:00:00Z' }, 'until'],
  ['a page that is no path', { ...NOTICE, pages: ['https://example.com'] }, 'pages'],
  ['a language that there is not', { ...NOTICE, texts: { en: 'Long enough.', xx: 'Long enough.' } }, 'texts'],
])('%s is refused', async (_, body, field) => {
  const { status, error } = await announce(body)
  expect([status, Object.keys(error.fields ?? {}).map((name) => name.split('.')[0])]).toEqual([400, [field]])
  expect(await shown()).toEqual([])
})

test('who has another role neither reads nor makes any', async () => {
  vi.stubEnv('DESK_STAFF', `announcer${people}@example.com:orders`)
  expect((await announce(NOTICE)).status).toBe(403)
  expect((await deskCall(anna, 'GET', 'announcements')).status).toBe(403)
})
