import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { env } from '@/config/env'
import { ENDED_STATUSES } from '@/domain/exchange/exchange'
import { DAY } from '@/domain/time/durations'
import { deleteExpiredAccounts } from '@/server/accounts/accountWorker'
import { database } from '@/server/database/database'
import { hasPersonalData, NO_PERSONAL_DATA } from '@/server/database/personalColumns'
import {
  blocks,
  callers,
  contactMessages,
  deskProposals,
  exchangeEmails,
  exchangeEvents,
  exchanges,
  exchangeTransfers,
  pushDevices,
  reviews,
} from '@/server/database/schema'
import { deleteOldPushDevices } from '@/server/push/storedPushDevices'
import { deleteExpiredSessions } from '@/server/sessions/sessionWorker'
import { retentionLimits } from '@/server/retention/retentionLimits'
import { logJob } from '@/runtime/log'
import { deleteCallers, isOldCaller } from '@/server/desk/storedCallers'
import { deleteProposals } from '@/server/desk/storedProposals'
import { scheduleJob } from '@/server/kernel/scheduleJob'

/** Rows of one transaction, so that its locks disturb nobody. */
const BATCH = 500
/** The journal and payouts stay: they are the books. */
const PARTS = [exchangeEmails, exchangeEvents, exchangeTransfers, pushDevices, reviews]

export type Purged = {
  unpaidExchanges: number
  exchangeContacts: number
  exchanges: number
  messages: number
  blocks: number
  proposals: number
  callers: number
  outboxFiles: number
}

/** What `purge` would delete at this moment; nothing is. */
export async function countExpired(now: number): Promise<Purged> {
  const limits = retentionLimits(now)
  const db = await database()
  return {
    unpaidExchanges: await db.$count(exchanges, isUnpaid(limits.unpaid)),
    exchangeContacts: await db.$count(exchanges, hasOldContacts(limits.exchangeContacts)),
    exchanges: await db.$count(exchanges, hasEndedBefore(limits.exchanges)),
    messages: await db.$count(contactMessages, lt(contactMessages.createdAt, limits.messages)),
    blocks: await db.$count(blocks, lt(blocks.endedAt, limits.exchanges)),
    proposals: await db.$count(deskProposals, lt(deskProposals.createdAt, limits.exchanges)),
    callers: await db.$count(callers, isOldCaller(now)),
    outboxFiles: (await oldOutboxFiles(limits.outbox)).length,
  }
}

/** Several processes may do it at once. @returns how many of each kind, without what expires by itself */
export async function purge(now: number): Promise<Purged> {
  const limits = retentionLimits(now)
  await deleteExpiredSessions()
  await deleteExpiredAccounts()
  await deleteOldPushDevices(now)
  return {
    unpaidExchanges: await inBatches(() => deleteExchanges(isUnpaid(limits.unpaid))),
    exchangeContacts: await inBatches(() => eraseContacts(limits.exchangeContacts)),
    exchanges: await inBatches(() => deleteExchanges(hasEndedBefore(limits.exchanges))),
    messages: await inBatches(() => deleteMessages(limits.messages)),
    blocks: await deleteBlocks(limits.exchanges),
    proposals: await deleteProposals(limits.exchanges),
    callers: await deleteCallers(now),
    outboxFiles: await deleteOutboxFiles(limits.outbox),
  }
}

async function inBatches(batch: () => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const count = await batch()
    total += count
    if (count < BATCH) return total
  }
}

const isUnpaid = (before: number) =>
  and(
    eq(exchanges.status, 'expired'),
    isNull(exchanges.depositedAt),
    isNull(exchanges.txFrom),
    lt(exchanges.updatedAt, before),
  )

const hasEndedBefore = (before: number) =>
  and(inArray(exchanges.status, [...ENDED_STATUSES]), lt(exchanges.updatedAt, before))

const hasOldContacts = (before: number) => and(hasEndedBefore(before), hasPersonalData(exchanges))

async function deleteExchanges(condition: ReturnType<typeof and>): Promise<number> {
  const db = await database()
  return db.transaction(async (transaction) => {
    const found = await transaction
      .select({ publicId: exchanges.publicId })
      .from(exchanges)
      .where(condition)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const publicIds = found.map(({ publicId }) => publicId)
    if (publicIds.length === 0) return 0
    for (const part of PARTS) await transaction.delete(part).where(inArray(part.publicId, publicIds))
    await transaction.delete(exchanges).where(inArray(exchanges.publicId, publicIds))
    return publicIds.length
  })
}

async function eraseContacts(before: number): Promise<number> {
  const db = await database()
  const old = db
    .select({ publicId: exchanges.publicId })
    .from(exchanges)
    .where(hasOldContacts(before))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const erased = await db
    .update(exchanges)
    .set({
      // A concurrent writer must not write back what it read before.
      version: sql`${exchanges.version} + 1`,
      ...NO_PERSONAL_DATA,
    })
    .where(inArray(exchanges.publicId, old))
    .returning({ publicId: exchanges.publicId })
  return erased.length
}

async function deleteMessages(before: number): Promise<number> {
  const db = await database()
  const old = db
    .select({ reference: contactMessages.reference })
    .from(contactMessages)
    .where(lt(contactMessages.createdAt, before))
    .limit(BATCH)
  const deleted = await db
    .delete(contactMessages)
    .where(inArray(contactMessages.reference, old))
    .returning({ reference: contactMessages.reference })
  return deleted.length
}

/** A block that counts stays. */
async function deleteBlocks(before: number): Promise<number> {
  const db = await database()
  const deleted = await db.delete(blocks).where(lt(blocks.endedAt, before)).returning({ id: blocks.id })
  return deleted.length
}

async function deleteOutboxFiles(before: number): Promise<number> {
  const files = await oldOutboxFiles(before)
  for (const file of files) await rm(file, { force: true })
  return files.length
}

async function oldOutboxFiles(before: number): Promise<string[]> {
  const folder = join(env.dataDir, 'outbox')
  // Without SMTP_URL and without emails there is none.
  const names = await readdir(folder).catch(() => [])
  const old: string[] = []
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = join(folder, name)
    if ((await stat(file)).mtimeMs < before) old.push(file)
  }
  return old
}

export const startRetentionWorker = () =>
  scheduleJob('retentionWorker', DAY, async () => {
    const purged = await purge(Date.now())
    if (Object.values(purged).some((count) => count > 0)) logJob('retention', purged)
  })
