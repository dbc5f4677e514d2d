import { and, count, eq, gte, inArray, lt, notExists, type SQL, sql, sum } from 'drizzle-orm'
import { MIN_MEDIAN_ORDERS } from '@/domain/report/overview'
import type { Period } from '@/domain/report/reports'
import { MINUTE, SECOND } from '@/domain/time/durations'
import type { Queryable } from '@/server/database/queryable'
import { contactMessages, contactReplies, earnings, exchanges, payouts } from '@/server/database/schema'

const isOrderedIn = ({ from, to }: Period) => and(gte(exchanges.createdAt, from), lt(exchanges.createdAt, to))

/** In US dollars at the price when it was ordered; null: not finished, or no price was known. */
const worth = sql<string | null>`case when ${exchanges.status} = 'finished'
  then ${exchanges.amountFrom} * (${exchanges.priceRecord} ->> 'usdFrom')::numeric end`

/** A handful of rows: by provider, status and reason. */
export const readGroups = (db: Queryable, period: Period) =>
  db
    .select({
      ...{ provider: exchanges.provider, status: exchanges.status },
      ...{ issue: exchanges.issue, creation: exchanges.creation },
      count: count(),
      deposited: count(exchanges.depositedAt),
      volumeBtc: sum(exchanges.volumeBtc),
      btcOrders: count(exchanges.volumeBtc),
      usd: sql<string | null>`sum(${worth})`,
      usdOrders: sql<number>`count(${worth})`.mapWith(Number),
    })
    .from(exchanges)
    .where(isOrderedIn(period))
    .groupBy(exchanges.provider, exchanges.status, exchanges.issue, exchanges.creation)
export type OrderGroup = Awaited<ReturnType<typeof readGroups>>[number]

/** `slot` counts from 1; one without orders has no row. */
export const readSlots = (db: Queryable, period: Period, starts: readonly number[]) => {
  const list = sql.join(
    starts.map((at) => sql`${new Date(at).toISOString()}::timestamptz`),
    sql`, `,
  )
  const orders = db
    .select({
      slot: sql<number>`width_bucket(${exchanges.createdAt}, array[${list}])`.as('slot'),
      ...{ depositedAt: exchanges.depositedAt, status: exchanges.status, worth: worth.as('worth') },
    })
    .from(exchanges)
    .where(isOrderedIn(period))
    .as('orders')
  return db
    .select({
      slot: orders.slot,
      created: count(),
      deposited: count(orders.depositedAt),
      finished: sql<number>`count(*) filter (where ${orders.status} = 'finished')`.mapWith(Number),
      volumeUsd: sum(orders.worth),
    })
    .from(orders)
    .groupBy(orders.slot)
}

/** From deposit to finish. */
export async function readMedianMinutes(db: Queryable, period: Period): Promise<number | null> {
  const took = sql`extract(epoch from ${earnings.at} - ${exchanges.depositedAt})`
  const median: SQL<number | null> = sql`percentile_cont(0.5) within group (order by ${took})`.mapWith(Number)
  const [found] = await db
    .select({ count: sql<number>`count(${took})`.mapWith(Number), seconds: median })
    .from(exchanges)
    .innerJoin(earnings, eq(earnings.publicId, exchanges.publicId))
    .where(and(isOrderedIn(period), eq(exchanges.status, 'finished')))
  if (!found || found.seconds === null || found.count < MIN_MEDIAN_ORDERS) return null
  return Math.round((found.seconds * SECOND * 10) / MINUTE) / 10
}

/** Of staff: what `MessageList`, `PayoutList` and `HeldOrders` show. */
export async function readWaiting(db: Queryable) {
  const replies = db
    .select({ id: contactReplies.id })
    .from(contactReplies)
    .where(eq(contactReplies.reference, contactMessages.reference))
  const waitingPayouts = await db
    .select({ state: payouts.state, count: count() })
    .from(payouts)
    .where(inArray(payouts.state, ['requested', 'approved']))
    .groupBy(payouts.state)
  const payoutsIn = (wanted: string) => waitingPayouts.find(({ state }) => state === wanted)?.count ?? 0
  return {
    held: await db.$count(exchanges, and(eq(exchanges.creation, 'held'), eq(exchanges.status, 'creating'))),
    verifying: await db.$count(exchanges, eq(exchanges.status, 'verifying')),
    payoutsRequested: payoutsIn('requested'),
    payoutsApproved: payoutsIn('approved'),
    messages: await db.$count(contactMessages, notExists(replies)),
  }
}
