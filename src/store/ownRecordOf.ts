import type { OwnExchange } from '@/browser/storage/ownExchanges'
import type { Exchange } from '@/contract/exchanges'

export const ownRecordOf = (exchange: Exchange, ownerSecret?: string): OwnExchange => ({
  publicId: exchange.publicId,
  createdAt: exchange.createdAt,
  amountFrom: exchange.expectedAmountFrom,
  tickerFrom: exchange.tickerFrom,
  networkFrom: exchange.networkFrom,
  amountTo: exchange.expectedAmountTo,
  tickerTo: exchange.tickerTo,
  networkTo: exchange.networkTo,
  status: exchange.status,
  type: exchange.type,
  updatedAt: exchange.updatedAt,
  ...(exchange.amountFrom !== null && { arrived: exchange.amountFrom }),
  ...(exchange.amountTo !== null && { paid: exchange.amountTo }),
  ...(ownerSecret !== undefined && { ownerSecret }),
})
