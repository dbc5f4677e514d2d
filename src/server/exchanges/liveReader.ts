import { and, inArray, isNull, lte, ne, or } from 'drizzle-orm'
import { HOUR } from '@/domain/time/durations'
import { logFailure } from '@/runtime/log'
import { database } from '@/server/database/database'
import { exchanges, type StoredExchange, SANDBOX } from '@/server/database/schema'
import { guarded } from '@/server/outbound/callGuard'
import type { Provider } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { findProvider } from '@/server/providers/registry'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { tracedJob } from '@/server/kernel/tracedJob'
import { nextReadAt } from '@/server/exchanges/nextReadAt'
import { orderMetrics } from '@/server/exchanges/orderMetrics'
import { orderRefOf } from '@/server/exchanges/providerSecret'
import { pursueCreation } from '@/server/exchanges/pursueCreation'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { withProviderState } from '@/server/exchanges/withProviderState'

const EVERY_MS = 1000
/** Orders read in one run; a provider that hangs delays a run by the time of one call. */
const BATCH = 20
const READ_TIMEOUT = 8000
/** Milliseconds; longer than any call of a run. Who died with a lease is replaced after it. */
const LEASE = 30_000
const [UNKNOWN_ORDER_PAUSE, NO_PROVIDER_PAUSE] = [600_000, HOUR]

export const startLiveReader = () => scheduleJob('liveReader', EVERY_MS, readDueOrders)

/** Reads the live orders that are due, each by one process only. */
export async function readDueOrders(): Promise<void> {
  const leased = await leaseDue(Date.now())
  await Promise.all(leased.map((order) => tracedJob('liveReader', () => readOrder(order))))
}

/** One statement takes a lease: of two processes one gets the row. */
async function leaseDue(now: number): Promise<StoredExchange[]> {
  const db = await database()
  const isFree = and(
    ne(exchanges.provider, SANDBOX),
    lte(exchanges.dueAt, now),
    or(isNull(exchanges.leasedUntil), lte(exchanges.leasedUntil, now)),
  )
  const due = db
    .select({ publicId: exchanges.publicId })
    .from(exchanges)
    .where(isFree)
    .orderBy(exchanges.dueAt)
    .limit(BATCH)
  return db
    .update(exchanges)
    .set({ leasedUntil: now + LEASE })
    .where(and(inArray(exchanges.publicId, due), isFree))
    .returning()
}

async function readOrder(exchange: StoredExchange): Promise<void> {
  try {
    const provider = findProvider(exchange.provider)
    if (exchange.status === 'creating') await pursueCreation(exchange, provider)
    else if (provider) await readState(exchange, provider)
    // It may come back; until then the page says when it was last read.
    else await postpone(exchange, NO_PROVIDER_PAUSE, false)
  } catch (error) {
    logFailure('liveReader', error)
    await countFailure(exchange)
  }
}

/** The page must not go on saying that it is current. */
async function countFailure(exchange: StoredExchange): Promise<void> {
  try {
    await postpone(exchange, 0, true)
  } catch (error) {
    logFailure('liveReader', error)
  }
}

async function readState(exchange: StoredExchange, provider: Provider): Promise<void> {
  try {
    const ref = await orderRefOf(exchange)
    if (!ref) return
    const state = await guarded(provider, 'read', READ_TIMEOUT, (signal) =>
      provider.read(ref, { signal, userIp: null }),
    )
    if (state.issue === 'provider_status_unknown')
      orderMetrics().unknownStatuses.inc({ provider: provider.id })
    await currentExchange(exchange.publicId, (current, now) =>
      withProviderState(current, state, provider.act !== undefined, now),
    )
  } catch (error) {
    if (!(error instanceof ProviderError)) logFailure('liveReader', error)
    await failedRead(exchange, error)
  }
}

/** Nothing was learned: the exchange stays as it was last read. */
async function failedRead(exchange: StoredExchange, error: unknown): Promise<void> {
  // What we could not store is as little known as what we could not read.
  if (!(error instanceof ProviderError)) return postpone(exchange, 0, true)
  const { code, details } = error
  // A provider may lock out who keeps asking for an id it does not know.
  if (code === 'not_found') await postpone(exchange, UNKNOWN_ORDER_PAUSE, true)
  // Nobody was called.
  else if (code === 'rate_limited') await postpone(exchange, details.retryAfter ?? 0, false)
  else await postpone(exchange, 0, true)
}

async function postpone(exchange: StoredExchange, atLeast: number, hasFailed: boolean): Promise<void> {
  await currentExchange(exchange.publicId, (current, now) => {
    const dueAt = nextReadAt(current, now)
    return {
      ...current,
      dueAt: dueAt === null ? null : Math.max(dueAt, now + atLeast),
      failedReads: current.failedReads + (hasFailed ? 1 : 0),
      leasedUntil: null,
    }
  })
}
