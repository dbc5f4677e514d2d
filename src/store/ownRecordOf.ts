import type { OwnExchange } from '@/browser/storage/ownExchanges'
import type { Exchange } from '@/contract/exchanges'

/** What this device stores of an exchange of its own. */
export const ownRecordOf = (exchange: Exchange, ownerSecret?: string): OwnExchange => ({
  publicId: exchange.publicId,
  createdAt: exchange.createdAt,
  amountFrom: exchange.expectedAmountFrom,
  tickerFrom: exchange.tickerFrom,
  networkFrom: exchange.networkFrom,
  amountTo: exchange.expectedAmountTo,
  tickerTo: exchange.tickerTo,
  networkTo: exchange.networkTo,
  ...(ownerSecret !== undefined && { ownerSecret }),
})
