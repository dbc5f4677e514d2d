import { and, inArray, not, sql } from 'drizzle-orm'
import { DAY } from '@/domain/time/durations'
import { logJob } from '@/runtime/log'
import { deleteExpiredAccounts } from '@/server/accounts/accountWorker'
import { database, type Transaction } from '@/server/database/database'
import { NO_PERSONAL_DATA } from '@/server/database/personalColumns'
import {
  exchangeEmails,
  exchangeEvents,
  exchanges,
  exchangeTransfers,
  pushDevices,
  reviews,
} from '@/server/database/schema'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { lockLegalHoldsShared } from '@/server/legalHolds/storedLegalHolds'
import { deleteOldPushDevices } from '@/server/push/storedPushDevices'
import { deleteOutboxFiles, oldOutboxFiles } from '@/server/retention/oldOutboxFiles'
import { retentionLimits } from '@/server/retention/retentionLimits'
import { type RetentionRule, retentionRules } from '@/server/retention/retentionRules'
import { deleteExpiredSessions } from '@/server/sessions/sessionWorker'

/** Rows of one transaction, so that its locks disturb nobody. */
const BATCH = 500
/** The journal and payouts stay: they are the books. */
const PARTS = [exchangeEmails, exchangeEvents, exchangeTransfers, pushDevices, reviews]
/** Of each kind, that a dry run names. */
const MAX_NAMED = 20

type Kind = keyof ReturnType<typeof retentionRules> | 'outboxFiles'
export type Purged = Record<Kind, number>

/** What `purge` would delete at this moment; nothing is. */
export async function countExpired(now: number): Promise<Purged> {
  const db = await database()
  const { deletable } = await oldOutboxFiles(retentionLimits(now).outbox)
  return perRule(
    now,
    ({ table, isOld, isHeld }) => db.$count(table, and(isOld, not(isHeld))),
    deletable.length,
  )
}

export type HeldBack = Record<Kind, { count: number; named: string[] }>

/** What is beyond its retention and stays, because a legal hold counts for it. */
export async function findHeldBack(now: number): Promise<HeldBack> {
  const db = await database()
  const { held } = await oldOutboxFiles(retentionLimits(now).outbox)
  const files = { count: held.length, named: held.slice(0, MAX_NAMED) }
  return perRule(
    now,
    async ({ table, id, isOld, isHeld }) => {
      const condition = and(isOld, isHeld)
      const rows = await db
        .select({ id: sql`${id}::text`.mapWith(String) })
        .from(table)
        .where(condition)
        .limit(MAX_NAMED)
      return { count: await db.$count(table, condition), named: rows.map((row) => row.id) }
    },
    files,
  )
}

/** Several processes may do it at once. @returns how many of each kind, without what expires by itself */
export async function purge(now: number): Promise<Purged> {
  await deleteExpiredSessions()
  await deleteExpiredAccounts()
  await deleteOldPushDevices(now)
  const deleted = await perRule(
    now,
    (rule, kind) => inBatches((transaction) => BATCHES[kind](transaction, rule)),
    0,
  )
  return { ...deleted, outboxFiles: await deleteOutboxFiles(retentionLimits(now).outbox) }
}

/** One after the other, in the order of the rules: who is unpaid is no longer there to lose its contacts. */
async function perRule<Result>(
  now: number,
  work: (rule: RetentionRule, kind: Exclude<Kind, 'outboxFiles'>) => Promise<Result>,
  outboxFiles: Result,
): Promise<Record<Kind, Result>> {
  const rules = retentionRules(now)
  return {
    unpaidExchanges: await work(rules.unpaidExchanges, 'unpaidExchanges'),
    exchangeContacts: await work(rules.exchangeContacts, 'exchangeContacts'),
    exchanges: await work(rules.exchanges, 'exchanges'),
    messages: await work(rules.messages, 'messages'),
    blocks: await work(rules.blocks, 'blocks'),
    proposals: await work(rules.proposals, 'proposals'),
    deskKeys: await work(rules.deskKeys, 'deskKeys'),
    callers: await work(rules.callers, 'callers'),
    releasedHolds: await work(rules.releasedHolds, 'releasedHolds'),
    outboxFiles,
  }
}

async function inBatches(batch: (transaction: Transaction) => Promise<number>): Promise<number> {
  const db = await database()
  for (let total = 0; ;) {
    const count = await db.transaction(async (transaction) => {
      await lockLegalHoldsShared(transaction)
      return batch(transaction)
    })
    total += count
    if (count < BATCH) return total
  }
}

type Batch = (transaction: Transaction, rule: RetentionRule) => Promise<number>

const BATCHES: Record<Exclude<Kind, 'outboxFiles'>, Batch> = {
  unpaidExchanges: deleteExchanges,
  exchangeContacts: eraseContacts,
  exchanges: deleteExchanges,
  messages: deleteRows,
  blocks: deleteRows,
  proposals: deleteRows,
  deskKeys: deleteRows,
  callers: deleteRows,
  releasedHolds: deleteRows,
}

const publicIdsOf = async (transaction: Transaction, { isOld, isHeld }: RetentionRule): Promise<string[]> => {
  const found = await transaction
    .select({ publicId: exchanges.publicId })
    .from(exchanges)
    .where(and(isOld, not(isHeld)))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return found.map(({ publicId }) => publicId)
}

async function deleteExchanges(transaction: Transaction, rule: RetentionRule): Promise<number> {
  const publicIds = await publicIdsOf(transaction, rule)
  if (publicIds.length === 0) return 0
  for (const part of PARTS) await transaction.delete(part).where(inArray(part.publicId, publicIds))
  await transaction.delete(exchanges).where(inArray(exchanges.publicId, publicIds))
  return publicIds.length
}

async function eraseContacts(transaction: Transaction, rule: RetentionRule): Promise<number> {
  const publicIds = await publicIdsOf(transaction, rule)
  if (publicIds.length === 0) return 0
  await transaction
    .update(exchanges)
    .set({
      // A concurrent writer must not write back what it read before.
      version: sql`${exchanges.version} + 1`,
      ...NO_PERSONAL_DATA,
    })
    .where(inArray(exchanges.publicId, publicIds))
  return publicIds.length
}

async function deleteRows(
  transaction: Transaction,
  { table, id, isOld, isHeld }: RetentionRule,
): Promise<number> {
  const old = transaction
    .select({ id })
    .from(table)
    .where(and(isOld, not(isHeld)))
    .limit(BATCH)
  const deleted = await transaction.delete(table).where(inArray(id, old)).returning({ id })
  return deleted.length
}

export const startRetentionWorker = () =>
  scheduleJob('retentionWorker', DAY, async () => {
    const purged = await purge(Date.now())
    if (Object.values(purged).some((count) => count > 0)) logJob('retention', purged)
  })
