import { isSignedIn } from '@/auth/isSignedIn'
import { rememberExchange } from '@/browser/storage/ownExchanges'
import { orderKeys } from '@/browser/storage/idempotencyKeys'
import { settleClaims } from '@/browser/storage/settledClaims'
import type { Attribution } from '@/domain/vendor/attribution'
import type { Exchange, ExchangeOrder } from '@/contract/exchanges'
import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'
import { ownRecordOf } from '@/store/ownRecordOf'

export async function sendOrder(
  draft: ExchangeDraft,
  request: QuoteRequest,
  agreed: Estimate,
  attribution: Attribution,
): Promise<Exchange> {
  const order = orderFrom(draft, request, agreed, attribution)
  const { createExchange } = await import('@/api/exchanges')
  // From here the secret goes to the device's own record and no further.
  const { ownerSecret, ...exchange } = await createExchange(order, await orderKeys.keyOf(order))
  orderKeys.settle()
  rememberExchange(ownRecordOf(exchange, ownerSecret))
  if (isSignedIn()) settleClaims([exchange.publicId])
  return exchange
}

function orderFrom(
  draft: ExchangeDraft,
  request: QuoteRequest,
  { rateId, provider }: Estimate,
  { referral, utmSource, utmMedium, utmCampaign, firstPage }: Attribution,
): ExchangeOrder {
  const { exclude, kyc, ...quoted } = request
  return {
    ...quoted,
    // The one that was reviewed, also where a better offer has come up since; a fixed rate names its own.
    ...(provider && { provider: provider.id }),
    rateId: request.fixed ? rateId : null,
    addressTo: draft.addressTo,
    ...(draft.addressToName && { addressToName: draft.addressToName }),
    extraIdTo: draft.extraIdTo,
    notProvideMemo: draft.notProvideMemo,
    notProvideRefundMemo: draft.notProvideRefundMemo,
    userRefundAddress: draft.userRefundAddress,
    ...(draft.userRefundName && { userRefundName: draft.userRefundName }),
    userRefundExtraId: draft.userRefundExtraId,
    unregEmail: draft.unregEmail,
    referral,
    source: utmSource,
    medium: utmMedium,
    campaign: utmCampaign,
    firstPage,
  }
}
