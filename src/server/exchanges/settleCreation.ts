import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { OPEN_STATUSES } from '@/domain/exchange/exchange'
import { ceilTo, floorTo } from '@/domain/money/amount'
import { logFailure } from '@/runtime/log'
import { amountDecimals, findByTicker } from '@/server/currencies/catalogue'
import type { Transaction } from '@/server/database/database'
import { exchanges, type StoredExchange } from '@/server/database/schema'
import type { CreatedOrder } from '@/server/providers/provider'
import { type CreationFault, creationFault, type OrderCurrencies } from '@/server/exchanges/creationFault'
import { nextReadAt } from '@/server/exchanges/nextReadAt'
import { orderMetrics } from '@/server/exchanges/orderMetrics'
import { encryptProviderSecret } from '@/server/exchanges/providerSecret'
import { currentExchange } from '@/server/exchanges/storedExchanges'

export async function settleCreation(
  exchange: StoredExchange,
  received: CreatedOrder,
): Promise<StoredExchange> {
  const currencies = currenciesOf(exchange)
  const created = currencies ? withWireAmounts(received, currencies) : received
  const fault = faultOf(exchange, created, currencies, Date.now())
  if (fault) return refuseAnswer(exchange, fault)
  const providerSecret = await encryptProviderSecret(exchange.publicId, created.ref.secret)
  try {
    return await currentExchange(
      exchange.publicId,
      (current, now) =>
        current.status === 'creating' ? accepted({ ...current, providerSecret }, created, now) : current,
      (transaction) => requireUnused(transaction, exchange, created),
    )
  } catch (error) {
    if (error instanceof AddressUsed) return refuseAnswer(exchange, 'address_used')
    throw error
  }
}

function currenciesOf({
  tickerFrom,
  networkFrom,
  tickerTo,
  networkTo,
}: StoredExchange): OrderCurrencies | null {
  const from = findByTicker(tickerFrom, networkFrom)
  const to = findByTicker(tickerTo, networkTo)
  return from && to ? { from, to } : null
}

/** Providers calculate with more places than a coin has. */
const withWireAmounts = (created: CreatedOrder, { from, to }: OrderCurrencies): CreatedOrder => ({
  ...created,
  amountFrom: ceilTo(created.amountFrom, amountDecimals(from)),
  amountTo: floorTo(created.amountTo, amountDecimals(to)),
})

function faultOf(
  { providerOrder }: StoredExchange,
  created: CreatedOrder,
  currencies: OrderCurrencies | null,
  now: number,
): CreationFault | null {
  return providerOrder && currencies ? creationFault(providerOrder, created, currencies, now) : 'echo'
}

function accepted(exchange: StoredExchange, created: CreatedOrder, now: number): StoredExchange {
  const next: StoredExchange = {
    ...exchange,
    status: 'waiting',
    creation: 'made',
    providerOrderId: created.ref.id,
    providerUrl: secureUrl(created.url),
    addressFrom: created.depositAddress.trim(),
    extraIdFrom: created.depositExtraId,
    expectedAmountFrom: created.amountFrom,
    expectedAmountTo: created.amountTo,
    priceRecord: exchange.priceRecord && {
      ...exchange.priceRecord,
      amountFrom: created.amountFrom,
      amountTo: created.amountTo,
    },
    validUntil: created.validUntil ?? exchange.validUntil,
    updatedAt: now,
    readAt: now,
    leasedUntil: null,
  }
  orderMetrics().created.inc({ provider: exchange.provider, outcome: 'made' })
  return { ...next, dueAt: nextReadAt(next, now) }
}

/** It becomes a link. */
function secureUrl(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null
  return new URL(url).protocol === 'https:' ? url : null
}

async function refuseAnswer(exchange: StoredExchange, fault: CreationFault): Promise<StoredExchange> {
  const { provider, publicId } = exchange
  logFailure('creationMismatch', new Error(`${provider} answered ${publicId} with another ${fault}`))
  return endCreation(exchange, 'mismatch')
}

const ISSUES = {
  mismatch: 'creation_mismatch',
  unknown: 'creation_unknown',
  refused: 'creation_unknown',
} as const

/** Nothing was shown, so nothing can have been sent. A refused one frees its key and its rate. */
export async function endCreation(
  { publicId }: StoredExchange,
  creation: keyof typeof ISSUES,
): Promise<StoredExchange> {
  return currentExchange(publicId, (current, now) => {
    if (current.status !== 'creating') return current
    orderMetrics().created.inc({ provider: current.provider, outcome: creation })
    return {
      ...current,
      status: 'failed',
      creation,
      issue: ISSUES[creation],
      ...(creation === 'refused' && { idempotencyKey: `refused ${publicId}`, rateJti: null }),
      dueAt: null,
      leasedUntil: null,
      updatedAt: now,
    }
  })
}

class AddressUsed extends Error {}

/** An arbitrary number, not locked elsewhere in this database. */
const LOCK = 7_160_016

/** Of two orders with one address nobody could know whose deposit arrived, unless a memo decides. */
async function requireUnused(
  transaction: Transaction,
  { publicId, networkFrom, provider }: StoredExchange,
  { ref, depositAddress, depositExtraId }: CreatedOrder,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const sameOrder = and(eq(exchanges.provider, provider), eq(exchanges.providerOrderId, ref.id))
  const sameAddress = and(
    eq(exchanges.networkFrom, networkFrom),
    eq(exchanges.addressFrom, depositAddress.trim()),
    depositExtraId === null ? isNull(exchanges.extraIdFrom) : eq(exchanges.extraIdFrom, depositExtraId),
    // Late deposits are still expected.
    inArray(exchanges.status, [...OPEN_STATUSES, 'expired']),
  )
  const used = await transaction
    .select({ publicId: exchanges.publicId })
    .from(exchanges)
    .where(and(ne(exchanges.publicId, publicId), or(sameOrder, sameAddress)))
    .limit(1)
  if (used.length > 0) throw new AddressUsed()
}
