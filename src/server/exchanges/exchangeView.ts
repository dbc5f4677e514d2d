import type { Exchange } from '@/contract/exchanges'
import type { StoredExchange } from '@/server/database/schema'
import { sandboxProvider } from '@/server/providers/sandbox/sandboxProvider'
import { sandboxBank } from '@/server/providers/sandbox/depositDetails'
import { providerView } from '@/server/exchanges/providerView'

const iso = (at: number) => new Date(at).toISOString()

/** The public view of an exchange: no e-mail, no attribution, no secret, no internal fields. */
export function exchangeView(exchange: StoredExchange, now: number): Exchange {
  const { publicId, type, status, tickerFrom, networkFrom, tickerTo, networkTo } = exchange
  const { amountFrom, expectedAmountFrom, amountTo, expectedAmountTo, issue } = exchange
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
    priceRecord: exchange.priceRecord,
    bank: exchange.isSandbox ? sandboxBank(exchange) : null,
    extendedInfo: {
      addressFrom: exchange.addressFrom,
      extraIdFrom: exchange.extraIdFrom,
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
    sandbox: exchange.isSandbox,
    provider: providerView(exchange),
  }
}

function offeredActions(exchange: StoredExchange, now: number): Exchange['actions'] {
  if (exchange.isSandbox) return sandboxProvider.orders.actions(exchange, now)
  return exchange.pendingAction === null ? [...exchange.providerActions] : []
}

function ownerProofOf({ customerId, ownerSecretHash }: StoredExchange): Exchange['ownerProof'] {
  if (customerId !== null) return 'customer'
  return ownerSecretHash === null ? null : 'secret'
}
