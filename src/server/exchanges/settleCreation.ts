import { ceilTo, floorTo } from '@/domain/money/amount'
import { logFailure } from '@/runtime/log'
import { amountDecimals, findByTicker } from '@/server/catalogue/catalogue'
import type { StoredExchange } from '@/server/database/schema'
import type { CreatedOrder } from '@/server/providers/provider'
import { type CreationFault, creationFault, type OrderCurrencies } from '@/server/exchanges/creationFault'
import { acceptedOrder } from '@/server/exchanges/acceptedOrder'
import { amountChangeOf, withOpenChange } from '@/server/exchanges/amountChange'
import { orderMetrics } from '@/server/exchanges/orderMetrics'
import { AddressUsed, requireUnusedDeposit } from '@/server/exchanges/requireUnusedDeposit'
import { withoutDetails } from '@/server/exchanges/rampDetails'
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
        current.status === 'creating' && current.creation === 'pending'
          ? made({ ...current, providerSecret, providerOrderId: created.ref.id }, created, now)
          : current,
      (transaction) => requireUnusedDeposit(transaction, exchange, created.ref.id, created),
    )
  } catch (error) {
    if (error instanceof AddressUsed) return refuseAnswer(exchange, 'address_used')
    throw error
  }
}

/** At another amount its owner decides first. */
function made(exchange: StoredExchange, created: CreatedOrder, now: number): StoredExchange {
  const amountChange = amountChangeOf(exchange, created, now)
  if (amountChange?.decision !== 'open') return acceptedOrder({ ...exchange, amountChange }, created, now)
  orderMetrics().created.inc({ provider: exchange.provider, outcome: 'amount_changed' })
  return withOpenChange(exchange, amountChange, now)
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

export async function refuseAnswer(exchange: StoredExchange, fault: CreationFault): Promise<StoredExchange> {
  const { provider, publicId } = exchange
  logFailure('creationMismatch', new Error(`the answer of ${provider} to ${publicId} is refused: ${fault}`))
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
    // What the provider has made meanwhile is its owner's to decide on.
    const isMade = creation !== 'mismatch' && current.creation !== 'pending'
    if (current.status !== 'creating' || isMade) return current
    orderMetrics().created.inc({ provider: current.provider, outcome: creation })
    return {
      ...current,
      status: 'failed',
      creation,
      issue: ISSUES[creation],
      ramp: withoutDetails(current.ramp),
      ...(creation === 'refused' && { idempotencyKey: `refused ${publicId}`, rateJti: null }),
      dueAt: null,
      leasedUntil: null,
      updatedAt: now,
    }
  })
}
