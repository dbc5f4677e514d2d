import { inArray, lte, min } from 'drizzle-orm'
import { env } from '@/config/env'
import { DEFAULT_LOCALE } from '@/config/locales'
import { ROLE_OF_EVENT } from '@/domain/account/staffEvents'
import { DAY, HOUR, MINUTE } from '@/domain/time/durations'
import { database, type Transaction } from '@/server/database/database'
import { customers, staffEvents, type StoredStaffEvent } from '@/server/database/schema'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { enqueueEmail } from '@/server/mail/enqueueEmail'
import { staffByEmail } from '@/server/staff/staffRoles'

const EVERY_MS = 10_000
/** What happens so long after the first of them is in the same email. */
const COLLECTED = { now: MINUTE, hourly: HOUR, daily: DAY, off: 0 }

/** One transaction: of two processes one sends them, and a killed one has sent none. */
export async function sendStaffEmails(): Promise<void> {
  const now = Date.now()
  const db = await database()
  await db.transaction(async (transaction) => {
    const [oldest] = await transaction.select({ at: min(staffEvents.createdAt) }).from(staffEvents)
    if (!oldest?.at || now - oldest.at < COLLECTED[env.staffEmails || 'now']) return
    const events = await transaction.delete(staffEvents).where(lte(staffEvents.createdAt, now)).returning()
    if (env.staffEmails !== 'off') await enqueueEach(transaction, events, now)
  })
}

async function enqueueEach(transaction: Transaction, events: StoredStaffEvent[], now: number) {
  const { email, language } = customers
  const staff = await staffByEmail(transaction)
  const known = await transaction
    .select({ email, language })
    .from(customers)
    .where(inArray(email, [...staff.keys()]))
  const languages = new Map(known.map((one) => [one.email, one.language]))
  for (const [to, roles] of staff) {
    const own = events
      .toSorted((one, other) => one.id - other.id)
      .filter(({ kind }) => roles.includes('admin') || roles.includes(ROLE_OF_EVENT[kind]))
    const recipient = { to, language: languages.get(to) ?? DEFAULT_LOCALE }
    if (own.length > 0) await enqueueEmail(transaction, { kind: 'staff', events: own }, recipient, now)
  }
}

export const startStaffEmails = () => scheduleJob('staffEmails', EVERY_MS, sendStaffEmails)
