import type { Exchange } from '@/contract/exchanges'
import { localOrders } from '@/server/sandbox/localOrders'
import type { StoredExchange } from '@/server/database/schema'
import { isUndecided } from '@/server/exchanges/amountChange'
import { commissionView } from '@/server/providers/commissionView'
import { rampOf, rampView } from '@/server/exchanges/rampView'
import { findProvider } from '@/server/providers/registry'

const iso = (at: number) => new Date(at).toISOString()

/** The public view of an exchange: no e-mail, no attribution, no secret, no internal fields. */
export function exchangeView(exchange: StoredExchange, now: number): Exchange {
  const { publicId, type, status, tickerFrom, networkFrom, tickerTo, networkTo } = exchange
  const { amountFrom, expectedAmountFrom, amountTo, expectedAmountTo, issue } = exchange
  const orders = localOrders(exchange)
  return {
    publicId,
    type,
    status,
    createdAt: iso(exchange.createdAt),
    updatedAt: iso(exchange.updatedAt),
    validUntil: iso(exchange.validUntil),
    serverTime: iso(now),
    tickerFrom,
    networkFrom,
    tickerTo,
    networkTo,
    amountFrom,
    expectedAmountFrom,
    amountTo,
    expectedAmountTo,
    amountChange: amountChangeView(exchange),
    requote: exchange.requote && { ...exchange.requote, at: iso(exchange.requote.at) },
    priceRecord: exchange.priceRecord,
    commission: exchange.commission && commissionView(exchange.commission),
    bank: exchange.ramp ? null : (orders?.bank(exchange) ?? null),
    ramp: rampView(exchange, false),
    extendedInfo: {
      // Of a ramp it is its owner's alone, in `ramp`.
      addressFrom: exchange.ramp ? '' : exchange.addressFrom,
      extraIdFrom: exchange.ramp ? null : exchange.extraIdFrom,
      addressTo: exchange.addressTo,
      extraIdTo: exchange.extraIdTo,
      userRefundAddress: exchange.userRefundAddress,
      userRefundExtraId: exchange.userRefundExtraId,
      txFrom: exchange.txFrom,
      txTo: exchange.txTo,
      refundTx: exchange.refundTx,
      confirmations: exchange.confirmations,
      confirmationsNeeded: exchange.confirmationsNeeded,
    },
    issue,
    actions: offeredActions(exchange, now),
    ownerProof: ownerProofOf(exchange),
    sandbox: orders !== null,
    isPayment: exchange.isPayment,
    provider: orders ? null : providerView(exchange),
  }
}

/** For who has proved to be its owner. */
export const ownerView = (exchange: StoredExchange, now: number): Exchange => ({
  ...exchangeView(exchange, now),
  ramp: rampView(exchange, true),
})

function amountChangeView({ amountChange }: StoredExchange): Exchange['amountChange'] {
  if (!amountChange) return null
  const { place: _, decideBy, ...shown } = amountChange
  return { ...shown, decideBy: iso(decideBy) }
}

function offeredActions(exchange: StoredExchange, now: number): Exchange['actions'] {
  const orders = localOrders(exchange)
  if (orders) return orders.actions(exchange, now)
  return exchange.pendingAction === null ? [...exchange.providerActions] : []
}

function ownerProofOf({ customerId, ownerSecretHash }: StoredExchange): Exchange['ownerProof'] {
  if (customerId !== null) return 'customer'
  return ownerSecretHash === null ? null : 'secret'
}

/** Reads in a row that may fail before the page says that its status is old. */
const FAILED_READS_HIDDEN = 2

/** Who carries a live exchange out; of a provider that has left the settings only what the order itself says. */
function providerView(exchange: StoredExchange): NonNullable<Exchange['provider']> {
  const provider = exchange.ramp ? null : findProvider(exchange.provider)
  if (exchange.ramp) return rampProviderView(exchange)
  const { custody } = provider?.profile ?? { custody: null }
  return {
    id: exchange.provider,
    name: provider?.profile.name ?? exchange.provider,
    url: provider?.profile.url ?? null,
    supportUrl: provider?.profile.supportUrl ?? null,
    custody: custody === 'sandbox' ? null : custody,
    ...(provider && { refunds: provider.profile.refunds }),
    // The provider's own page would show the address of an amount that nobody has accepted.
    orderId: isUndecided(exchange) ? null : exchange.providerOrderId,
    orderUrl: exchange.providerUrl,
    canAct: provider?.act !== undefined,
    pendingAction: exchange.pendingAction,
    readAt: exchange.readAt === null ? null : new Date(exchange.readAt).toISOString(),
    isCurrent: provider !== null && exchange.failedReads <= FAILED_READS_HIDDEN,
  }
}

/** The same facts of a ramp. */
function rampProviderView(exchange: StoredExchange): NonNullable<Exchange['provider']> {
  const profile = rampOf(exchange)?.profile
  return {
    id: exchange.provider,
    name: profile?.name ?? exchange.provider,
    url: profile?.url ?? null,
    supportUrl: profile?.supportUrl ?? null,
    custody: 'custodial',
    // Whoever has it could read the order there.
    orderId: null,
    orderUrl: null,
    canAct: false,
    pendingAction: null,
    readAt: exchange.readAt === null ? null : new Date(exchange.readAt).toISOString(),
    isCurrent: profile !== undefined && exchange.failedReads <= FAILED_READS_HIDDEN,
  }
}
