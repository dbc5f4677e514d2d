import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import type { HistoryRange } from '@/domain/market/historyRanges'
import { DAY, HOUR } from '@/domain/time/durations'
import { database } from '@/server/database/database'
import { priceCandles, priceHistory, priceSources } from '@/server/database/schema'
import type { PricePoint, Spot } from '@/domain/market/spot'

const HALF_HOUR = HOUR / 2

type StoredSource = typeof priceSources.$inferSelect

export async function storedSources(): Promise<StoredSource[]> {
  const db = await database()
  return db.select().from(priceSources)
}

/** One process gets it. */
export async function leaseSource(source: string, now: number, until: number): Promise<StoredSource | null> {
  const db = await database()
  await db.insert(priceSources).values({ source, dueAt: 0, leasedUntil: 0 }).onConflictDoNothing()
  const [leased] = await db
    .update(priceSources)
    .set({ leasedUntil: until })
    .where(
      and(eq(priceSources.source, source), lte(priceSources.dueAt, now), lte(priceSources.leasedUntil, now)),
    )
    .returning()
  return leased ?? null
}

type Polled = Pick<StoredSource, 'dueAt'> & Partial<Pick<StoredSource, 'spots' | 'held'>>

export async function endLease(source: string, polled: Polled): Promise<void> {
  const db = await database()
  await db
    .update(priceSources)
    .set({ ...polled, leasedUntil: 0 })
    .where(eq(priceSources.source, source))
}

export type StoredCandles = typeof priceCandles.$inferSelect

export async function candlesOf(source: string): Promise<Omit<StoredCandles, 'points'>[]> {
  const db = await database()
  const { key, range, at } = priceCandles
  return db
    .select({ source: priceCandles.source, key, range, at })
    .from(priceCandles)
    .where(eq(priceCandles.source, source))
}

export async function storeCandles(candles: StoredCandles): Promise<void> {
  const db = await database()
  const { points, at } = candles
  await db
    .insert(priceCandles)
    .values(candles)
    .onConflictDoUpdate({
      target: [priceCandles.source, priceCandles.key, priceCandles.range],
      set: { points, at },
    })
}

export async function freshCandles(
  range: HistoryRange,
  since: number,
  keys?: readonly string[],
): Promise<StoredCandles[]> {
  const db = await database()
  const isFresh = and(eq(priceCandles.range, range), gte(priceCandles.at, since))
  const isOne = keys && inArray(priceCandles.key, [...keys])
  return db.select().from(priceCandles).where(and(isFresh, isOne))
}

/** Each half hour; after a month one a day stays, after a year none. */
export async function recordSpots(source: string, spots: readonly Spot[], now: number): Promise<void> {
  const at = now - (now % HALF_HOUR)
  const fresh = spots.filter((spot) => now - spot.at <= HALF_HOUR)
  if (fresh.length === 0) return
  const db = await database()
  await db
    .insert(priceHistory)
    .values(fresh.map(({ key, usd }) => ({ source, key, at, usd })))
    .onConflictDoNothing()
  const isMidnight = sql`extract(epoch from ${priceHistory.at})::bigint % 86400 = 0`
  await db.delete(priceHistory).where(and(lt(priceHistory.at, now - 31 * DAY), sql`not (${isMidnight})`))
  await db.delete(priceHistory).where(lt(priceHistory.at, now - 366 * DAY))
}

/** Oldest first, at every `step` milliseconds. */
export async function recordedPoints(
  source: string,
  key: string,
  since: number,
  step: number,
): Promise<PricePoint[]> {
  const db = await database()
  return db
    .select({ at: priceHistory.at, usd: priceHistory.usd })
    .from(priceHistory)
    .where(
      and(
        eq(priceHistory.source, source),
        eq(priceHistory.key, key),
        gte(priceHistory.at, since),
        sql`extract(epoch from ${priceHistory.at})::bigint % ${step / 1000} = 0`,
      ),
    )
    .orderBy(asc(priceHistory.at))
}
