import { and, eq, gt, notExists } from 'drizzle-orm'
import { findCurrency } from '@/server/catalogue/catalogue'
import { DAY } from '@/domain/time/durations'
import { isAmount } from '@/domain/money/amount'
import { logJob } from '@/runtime/log'
import { database, type Transaction } from '@/server/database/database'
import { lockInvitedOfReport } from '@/server/database/lockInvitations'
import { lockPartnersOf, lockPartnersOfReport } from '@/server/database/lockPartners'
import { earnings, exchanges, settings, type StoredExchange } from '@/server/database/schema'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import type { EarningsPage, Provider } from '@/server/providers/provider'
import { providers } from '@/server/providers/registry'
import { type Adjustment, adjustEarning } from '@/server/journal/adjustEarning'
import { settleCommission } from '@/server/journal/partnerBook'
import { bookEarning } from '@/server/journal/storedEarnings'
import { simulation } from '@/server/sandbox/simulation'

const EVERY = 3_600_000
const CALL_MS = 30_000
/** An order that a provider has finished and that has not finished here is waited for so long. */
const PENDING = 7 * DAY
/** How far back the release before may have finished orders, which books no earnings. */
const RECENT = 3 * DAY
const BATCH = 200
/** Pages of one run, so that a provider whose cursor never ends cannot hold it. */
const MAX_PAGES = 500

type Counts = Record<Adjustment | 'unknown', number>

/** Reads what a provider reports of each order, from where the run before ended. Every page is booked with its cursor, both or neither. */
export async function readEarnings(provider: Provider, now: number): Promise<Counts> {
  const counts: Counts = { unknown: 0, unfinished: 0, unchanged: 0, confirmed: 0, adjusted: 0 }
  const name = `earnings:${provider.id}`
  const db = await database()
  const [stored] = await db.select().from(settings).where(eq(settings.name, name))
  let cursor = stored?.value ?? null
  // A page with an order that is waited for is read again, and so are those after it.
  let isComplete = true
  for (let pages = 0; provider.earnings && pages < MAX_PAGES; pages++) {
    const page: EarningsPage = await provider.earnings(cursor, {
      signal: AbortSignal.timeout(CALL_MS),
      userIp: null,
    })
    const before: string | null = cursor
    await db.transaction(async (transaction) => {
      const ids = page.rows.map(({ providerId }) => providerId)
      await lockInvitedOfReport(transaction, provider.id, ids)
      await lockPartnersOfReport(transaction, provider.id, ids)
      for (const row of page.rows) {
        const result = await bookRow(transaction, provider.id, row, now)
        counts[result]++
        if (result === 'unfinished') isComplete = false
      }
      if (!isComplete || page.cursor === null || page.cursor === before) return
      const value = page.cursor
      await transaction
        .insert(settings)
        .values({ name, value })
        .onConflictDoUpdate({ target: settings.name, set: { value } })
    })
    cursor = page.cursor
    if (cursor === null || cursor === before || page.rows.length === 0) break
  }
  return counts
}

async function bookRow(
  transaction: Transaction,
  provider: string,
  { providerId, asset, amount, evidence }: EarningsPage['rows'][number],
  now: number,
): Promise<Adjustment | 'unknown'> {
  const exchange = await findOrder(transaction, provider, providerId)
  if (!exchange || !findCurrency(asset) || !isAmount(amount)) return 'unknown'
  const reported = { unit: asset, amount, evidence: { source: 'report' as const, reference: evidence } }
  const result = await adjustEarning(transaction, exchange, reported, now)
  return result === 'unfinished' && exchange.createdAt < now - PENDING ? 'unknown' : result
}

export async function findOrder(
  transaction: Transaction,
  provider: string,
  providerOrderId: string,
): Promise<StoredExchange | null> {
  const [found] = await transaction
    .select()
    .from(exchanges)
    .where(and(eq(exchanges.provider, provider), eq(exchanges.providerOrderId, providerOrderId)))
  return found ?? null
}

/** Of orders that the release before has finished while both served. */
export async function bookMissingEarnings(now: number): Promise<number> {
  const db = await database()
  const isMissing = notExists(db.select().from(earnings).where(eq(earnings.publicId, exchanges.publicId)))
  const missing = await db
    .select()
    .from(exchanges)
    .where(
      and(
        eq(exchanges.status, 'finished'),
        gt(exchanges.updatedAt, now - RECENT),
        eq(exchanges.isSandbox, simulation() !== null),
        isMissing,
      ),
    )
    .limit(BATCH)
  for (const exchange of missing) await db.transaction((transaction) => bookMissing(transaction, exchange))
  return missing.length
}

async function bookMissing(transaction: Transaction, exchange: StoredExchange): Promise<void> {
  await lockPartnersOf(transaction, [exchange.publicId])
  await bookEarning(transaction, exchange)
  await settleCommission(transaction, exchange)
}

export const startEarningsWorker = () =>
  scheduleJob('earningsWorker', EVERY, async () => {
    await bookMissingEarnings(Date.now())
    for (const provider of providers()) {
      if (!provider.earnings) continue
      const counts = await readEarnings(provider, Date.now())
      if (counts.adjusted + counts.confirmed + counts.unknown > 0) logJob(`earnings:${provider.id}`, counts)
    }
  })
