import { accessToken } from '@/browser/cookies'
import { rememberExchange, type OwnExchange } from '@/browser/ownExchanges'
import { keyOfOrder, settleOrder } from '@/browser/pendingOrder'
import { settleClaims } from '@/browser/settledClaims'
import type { Attribution } from '@/domain/attribution'
import type { Exchange, ExchangeOrder } from '@/contract/exchanges'
import type { Estimate } from '@/contract/quotes'
import type { QuoteQuestion } from '@/domain/quote'
import type { ExchangeDraft } from '@/store/exchangeDraft'

/** Sends the order under its idempotency key and notes the exchange on this device. Throws ApiFailure. */
export async function sendOrder(
  draft: ExchangeDraft,
  question: QuoteQuestion,
  agreed: Estimate,
  attribution: Attribution,
): Promise<Exchange> {
  const order = orderFrom(draft, question, agreed, attribution)
  const { createExchange } = await import('@/api/exchanges')
  const exchange = await createExchange(order, await keyOfOrder(order))
  settleOrder()
  rememberExchange(ownRecord(exchange))
  // Placed while signed in it is the customer's already.
  if (accessToken()) settleClaims([exchange.publicId])
  return exchange
}

function orderFrom(
  draft: ExchangeDraft,
  question: QuoteQuestion,
  { rateId }: Estimate,
  { referral, utmSource, utmMedium, utmCampaign, firstPage }: Attribution,
): ExchangeOrder {
  return {
    ...question,
    rateId: question.fixed ? rateId : null,
    addressTo: draft.addressTo,
    extraIdTo: draft.extraIdTo,
    notProvideMemo: draft.notProvideMemo,
    notProvideRefundMemo: draft.notProvideRefundMemo,
    userRefundAddress: draft.userRefundAddress,
    userRefundExtraId: draft.userRefundExtraId,
    unregEmail: draft.unregEmail,
    referral,
    source: utmSource,
    medium: utmMedium,
    campaign: utmCampaign,
    firstPage,
  }
}

const ownRecord = (exchange: Exchange): OwnExchange => ({
  publicId: exchange.publicId,
  createdAt: exchange.createdAt,
  amountFrom: exchange.expectedAmountFrom,
  tickerFrom: exchange.tickerFrom,
  networkFrom: exchange.networkFrom,
  amountTo: exchange.expectedAmountTo,
  tickerTo: exchange.tickerTo,
  networkTo: exchange.networkTo,
})
