import type { RampOfferView } from '@/contract/ramps'
import type { RecipientFields } from '@/domain/exchange/recipientFields'
import type { RampDirection } from '@/domain/ramp/ramp'
import { recipientNeeds } from '@/domain/ramp/recipientNeeds'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'
import { sentOrigin, sentPayout, sentRefund, type SentAttribution } from './sentFields'

type Typed = RecipientFields & Pick<ExchangeDraft, 'owner' | 'unregEmail' | 'promoCode'>

type Given = {
  draft: Typed
  offer: Pick<RampOfferView, 'needs'>
  direction: RampDirection
  attribution: SentAttribution
}

/** Nothing that this offer does not need. */
export function rampOrderDetails({ draft, offer, direction, attribution }: Given) {
  const needs = recipientNeeds(direction, offer.needs)
  const isPurchase = direction === 'buy'
  const account = isPurchase ? draft.userRefundAddress : draft.addressTo
  return {
    ...(isPurchase ? sentPayout(draft) : NO_PAYOUT),
    ...(isPurchase ? NO_REFUND : sentRefund(draft)),
    iban: offer.needs.includes('iban') ? account : '',
    owner: needs.owner ? draft.owner : null,
    unregEmail: needs.email ? draft.unregEmail : '',
    ...sentOrigin(attribution, draft),
  }
}

const NO_PAYOUT = { addressTo: '', extraIdTo: '', notProvideMemo: false }
const NO_REFUND = { userRefundAddress: '', userRefundExtraId: '', notProvideRefundMemo: false }
