import { beforeEach, expect, test, vi } from 'vitest'
import { type SiteStatus, siteStatus } from '@/contract/siteStatus'
import { DAY, MINUTE } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { announcements, mails, statusHours } from '@/server/database/schema'
import { registerProviders } from '@/server/providers/registry'
import { knownProviders } from '@/server/providers/knownProviders'
import { getStatus } from '@/server/status/status'
import { measureParts } from '@/server/status/measureParts'
import { deleteOldHours, sampleStatus } from '@/server/status/statusWorker'
import { getRequest } from '../getRequest'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
beforeEach(async () => {
  vi.unstubAllEnvs()
  registerProviders(null)
  await (await database()).delete(statusHours)
})

const read = async (language = 'en') =>
  ((await getStatus(getRequest(siteStatus.get, { language }))) as { result: SiteStatus }).result

test('samples of two instances in one minute are one, and what one of them sees working works', async () => {
  const now = Date.now()
  await Promise.all([sampleStatus(now), sampleStatus(now), sampleStatus(now - MINUTE)])
  const status = await read()
  expect(status.parts).toMatchObject([{ part: 'site', state: 'up' }])
  expect(status.parts[0]?.days.at(-1)?.measuredMinutes).toBeLessThanOrEqual(2)
  expect(status.incidents).toEqual([])
})

test('before anything was measured nothing is claimed', async () => {
  expect(await read()).toMatchObject({ parts: [], incidents: [] })
})

test('a sandbox measures the site alone; a live one its providers, and email where it is sent', async () => {
  const now = Date.now()
  expect(await measureParts(now)).toEqual({ site: true })
  registerProviders(knownProviders(['near']).configured)
  vi.stubEnv('SMTP_URL', 'smtp://10.0.0.4')
  expect(await measureParts(now)).toEqual({ site: true, exchange: true, tracking: true, mail: true })
  const db = await database()
  const at = now - 20 * MINUTE
  await db
    .insert(mails)
    .values({ to: 'a@example.com', subject: '', text: '', html: '', tries: 3, createdAt: at, dueAt: now })
  expect(await measureParts(now)).toMatchObject({ mail: false })
  await db.delete(mails)
})

test('hours of before the 90 days are deleted', async () => {
  const now = Date.now()
  await sampleStatus(now - 95 * DAY)
  await sampleStatus(now)
  await deleteOldHours(now)
  expect(await (await database()).select().from(statusHours)).toHaveLength(1)
})

test('what staff announced in the last 90 days is listed in the language of the reader, what was never shown is not', async () => {
  const now = Date.now()
  const at = (days: number | null) => (days === null ? null : now - days * DAY)
  const one = (id: string, starts: number, ends: number | null, ended: number | null = null) => ({
    ...{ id, kind: 'incident' as const, texts: { en: `${id} in English`, de: `${id} auf Deutsch` } },
    ...{ startsAt: now - starts * DAY, endsAt: at(ends), endedAt: at(ended), pages: null },
    ...{ isDismissible: false, stopsOrders: false, staff: 'anna@example.com', createdAt: now - 100 * DAY },
    endedBy: null,
  })
  const db = await database()
  await db
    .insert(announcements)
    .values([
      one('going on', 2, null),
      one('over', 5, 4),
      one('ended early', 10, -1, 9),
      one('old', 99, 91),
      one('planned', -1, null),
      one('withdrawn before it began', 3, 1, 4),
    ])
  const { announcements: listed } = await read('de')
  expect(listed.map(({ id }) => id)).toEqual(['going on', 'over', 'ended early'])
  expect(listed[0]).toMatchObject({ text: 'going on auf Deutsch', language: 'de', until: null })
  expect(listed[2]?.until).toBe(new Date(now - 9 * DAY).toISOString())
  expect((await read('ja')).announcements[0]).toMatchObject({ language: 'en' })
  await db.delete(announcements)
})
