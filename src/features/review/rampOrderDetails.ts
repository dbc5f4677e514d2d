import type { RampOfferView } from '@/contract/ramps'
import type { RecipientFields } from '@/domain/exchange/recipientFields'
import type { RampDirection } from '@/domain/ramp/ramp'
import { recipientNeeds } from '@/domain/ramp/recipientNeeds'
import type { Attribution } from '@/domain/vendor/attribution'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'

type Typed = RecipientFields & Pick<ExchangeDraft, 'owner' | 'unregEmail' | 'promoCode'>

type Given = {
  draft: Typed
  offer: Pick<RampOfferView, 'needs'>
  direction: RampDirection
  attribution: Attribution & { widget: string | null }
}

/** Nothing that this offer does not need. */
export function rampOrderDetails({ draft, offer, direction, attribution }: Given) {
  const needs = recipientNeeds(direction, offer.needs)
  const isPurchase = direction === 'buy'
  const account = isPurchase ? draft.userRefundAddress : draft.addressTo
  const { referral, referralAt, widget, utmSource, utmMedium, utmCampaign, firstPage } = attribution
  return {
    ...(isPurchase ? ofPayout(draft) : NO_PAYOUT),
    ...(isPurchase ? NO_REFUND : ofRefund(draft)),
    iban: offer.needs.includes('iban') ? account : '',
    owner: needs.owner ? draft.owner : null,
    unregEmail: needs.email ? draft.unregEmail : '',
    referral,
    ...(referralAt && { referralAt }),
    ...(draft.promoCode && { promoCode: draft.promoCode }),
    ...(widget && { widget }),
    source: utmSource,
    medium: utmMedium,
    campaign: utmCampaign,
    firstPage,
  }
}

const NO_PAYOUT = { addressTo: '', extraIdTo: '', notProvideMemo: false }
const NO_REFUND = { userRefundAddress: '', userRefundExtraId: '', notProvideRefundMemo: false }

const ofPayout = (draft: Typed) => ({
  addressTo: draft.addressTo,
  ...(draft.addressToName && { addressToName: draft.addressToName }),
  extraIdTo: draft.extraIdTo,
  notProvideMemo: draft.notProvideMemo,
})

const ofRefund = (draft: Typed) => ({
  userRefundAddress: draft.userRefundAddress,
  ...(draft.userRefundName && { userRefundName: draft.userRefundName }),
  userRefundExtraId: draft.userRefundExtraId,
  notProvideRefundMemo: draft.notProvideRefundMemo,
})
