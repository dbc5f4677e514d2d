import { and, type Column, eq, getTableColumns, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { localOrders } from '@/server/sandbox/localOrders'
import { ApiError } from '@/server/kernel/ApiError'
import { hashIdempotencyKey } from '@/server/kernel/idempotencyKey'
import { database, type Database, type Transaction } from '@/server/database/database'
import {
  exchangeEvents,
  exchanges,
  orderAttributions,
  type StoredAttribution,
  type StoredExchange,
} from '@/server/database/schema'
import { undecidedStates } from '@/server/exchanges/amountChange'
import { noteNewOrder, noteOrderStates } from '@/server/outbox/operatorEvents'
import { sendsToOperator } from '@/server/outbox/operatorOutbox'
import { noteOrderCreated } from '@/server/outbox/partnerEvents'
import { settle, unsettle } from '@/server/programmes/settlement'
import { countCreated, countEntered } from '@/server/exchanges/exchangeMetrics'
import { lockCustomer } from '@/server/database/lockCustomer'
import { simulation } from '@/server/sandbox/simulation'
import { announceStatus } from '@/server/push/announceStatus'
import { withinLimits } from '@/server/partners/promoCodes'
import { notifyStaff } from '@/server/mail/notifyStaff'
import { notePayment } from '@/server/paymentRequests/notePayment'
import { enqueueStatusEmails } from '@/server/exchanges/statusEmails'

const enteredStates = (before: StoredExchange | null, states: StoredExchange[]) =>
  states.filter((state, index) => state.status !== (states[index - 1] ?? before)?.status)

async function record(transaction: Transaction, entered: StoredExchange[]) {
  if (entered.length === 0) return
  await transaction
    .insert(exchangeEvents)
    .values(
      entered.map(({ publicId, status, issue, updatedAt }) => ({ publicId, status, issue, at: updatedAt })),
    )
}

/** Old rows stand under the key itself, not its hash. */
export async function findByKey(idempotencyKey: string): Promise<StoredExchange | null> {
  const db = await database()
  const isOfKey = inArray(exchanges.idempotencyKey, [hashIdempotencyKey(idempotencyKey), idempotencyKey])
  // Nearly every key is new: that is seen by one column as well as by sixty, at a third of the time.
  const [known] = await db.select({ publicId: exchanges.publicId }).from(exchanges).where(isOfKey)
  if (!known) return null
  const [found] = await db.select().from(exchanges).where(isOfKey)
  return found ?? null
}

/** @param unless a condition of the database under which nothing is stored
 * @param attribution stored with it; null: it came with no code
 * @returns false then, and when its key or fixed rate was taken meanwhile
 * @throws ApiError 401 unauthorized when its customer has gone meanwhile */
export async function insertExchange(
  exchange: StoredExchange,
  unless?: SQL,
  attribution: StoredAttribution | null = null,
): Promise<boolean> {
  const db = await database()
  const { customerId, publicId, hold } = exchange
  const isStored =
    customerId || hold || attribution || sendsToOperator()
      ? await db.transaction(async (transaction) => {
          if (customerId && !(await lockCustomer(transaction, customerId)))
            throw new ApiError(401, 'unauthorized', 'There is no such account any more.')
          const isNew = await insertWithEvent(transaction, exchange, unless)
          if (isNew && attribution) {
            const counted = await withinLimits(transaction, attribution, customerId)
            await transaction.insert(orderAttributions).values(counted)
            await noteOrderCreated(transaction, counted)
          }
          if (isNew && hold) await notifyStaff(transaction, 'held', publicId)
          if (isNew) await noteNewOrder(transaction, exchange)
          return isNew
        })
      : await insertWithEvent(db, exchange, unless)
  if (isStored) {
    countCreated(exchange)
    countEntered([exchange])
  }
  return isStored
}

const COLUMNS = Object.entries(getTableColumns(exchanges)) as [keyof StoredExchange, Column][]

/** Those we know: a newer release may have added some, which stand at their defaults then. */
const NAMES = sql.raw(COLUMNS.map(([, { name }]) => name).join(', '))

/** In one parameter: a statement with each of sixty columns as its own is slow to build and to read. */
const rowOf = (exchange: StoredExchange) =>
  JSON.stringify(
    Object.fromEntries(COLUMNS.map(([name, column]) => [column.name, inRow(exchange[name], column)])),
  )

/** What is JSON itself becomes a part of the row's. */
const inRow = (value: unknown, column: Column) =>
  value === null || column.dataType === 'json' ? value : column.mapToDriverValue(value)

/** In one statement, because each costs a round trip to the database, and so that nothing comes between its parts. */
async function insertWithEvent(
  db: Database | Transaction,
  exchange: StoredExchange,
  unless: SQL = sql`false`,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with inserted as (
      insert into ${exchanges} (${NAMES})
      select ${NAMES} from json_populate_record(null::${exchanges}, ${rowOf(exchange)}) as stored
      where not (${unless})
      on conflict do nothing
      returning public_id, status, issue, updated_at)
    insert into ${exchangeEvents} (public_id, status, issue, at)
    select public_id, status, issue, updated_at from inserted
    returning public_id`)
  return rows.length > 0
}

type Change = (exchange: StoredExchange, now: number) => StoredExchange
/** Refuses a change by throwing, within the transaction that would write it. */
type Guard = (transaction: Transaction) => Promise<void>

/**
 * Brings an exchange to the state that is due now and changes it, atomically: of two writers the second reads again.
 * @throws ApiError 404 not_found, and whatever `change` and `guard` throw; nothing is stored then
 */
export async function currentExchange(
  publicId: string,
  change?: Change,
  guard?: Guard,
): Promise<StoredExchange> {
  const db = await database()
  for (;;) {
    const [stored] = await db.select().from(exchanges).where(eq(exchanges.publicId, publicId))
    if (!stored) throw new ApiError(404, 'not_found', 'There is no such exchange.')

    const now = Date.now()
    const states = computedStates(stored, now)
    if (change) {
      const before = states.at(-1) ?? stored
      const changed = change(before, now)
      if (changed !== before) states.push(changed, ...computedStates(changed, now))
    }
    const last = states.at(-1)
    if (!last) return stored
    if (!(await replace(db, stored, states, last, guard))) continue
    countEntered(enteredStates(stored, states))
    if (last.status !== stored.status) void announceStatus(last)
    return last
  }
}

/** Of an order of the sandbox, as long as the site is one; of a live one whose amount nobody decides on. */
const computedStates = (exchange: StoredExchange, now: number) =>
  localOrders(exchange)?.statesDue(exchange, now) ?? undecidedStates(exchange, now)

/** Its provider made another order, or nobody knows whether it made one. */
const isUncertain = ({ creation }: StoredExchange) => creation === 'mismatch' || creation === 'unknown'

/** False when another writer was first. What an order earns is booked with its status, both or neither. */
const replace = (
  db: Database,
  stored: StoredExchange,
  states: StoredExchange[],
  last: StoredExchange,
  guard?: Guard,
) =>
  db.transaction(async (transaction) => {
    const { publicId, version, customerId } = stored
    await guard?.(transaction)
    const finished = isBooked(stored) ? undefined : states.find(({ status }) => status === 'finished')
    // The customer is locked first everywhere: another order could deadlock.
    const isUndone = stored.status === 'finished' && last.status !== 'finished'
    const customer = (finished || isUndone) && customerId ? await lockCustomer(transaction, customerId) : null
    const written = await transaction
      .update(exchanges)
      .set({ ...changesOf(stored, last), version: version + 1 })
      .where(and(eq(exchanges.publicId, publicId), eq(exchanges.version, version)))
      .returning({ publicId: exchanges.publicId })
    if (written.length === 0) return false
    await record(transaction, enteredStates(stored, states))
    await noteOrderStates(transaction, stored, states)
    await enqueueStatusEmails(transaction, stored, last)
    if (isUncertain(last) && !isUncertain(stored)) await notifyStaff(transaction, 'orderFault', publicId)
    if (finished) await settle(transaction, finished, customer)
    if (isUndone) await unsettle(transaction, publicId, last.updatedAt)
    await notePayment(transaction, stored, last)
    return true
  })

/** A lease, a due time or a look at the page that was written meanwhile, without a version, is left alone. */
const changesOf = (stored: StoredExchange, last: StoredExchange): Partial<StoredExchange> =>
  Object.fromEntries(
    Object.entries(last).filter(([name, value]) => value !== stored[name as keyof StoredExchange]),
  )

/** A sandbox exchange is worth nothing where real money moves. */
const isBooked = (exchange: StoredExchange) =>
  exchange.status === 'finished' ||
  exchange.volumeBtc !== null ||
  (localOrders(exchange) !== null && !simulation())

export async function dueExchanges(now: number, limit: number): Promise<string[]> {
  const local = simulation()?.provider
  if (!local) return []
  const db = await database()
  const due = await db
    .select({ publicId: exchanges.publicId })
    .from(exchanges)
    .where(and(lte(exchanges.dueAt, now), eq(exchanges.provider, local.id)))
    .orderBy(exchanges.dueAt)
    .limit(limit)
  return due.map(({ publicId }) => publicId)
}
