import type { RecipientFields } from '@/domain/exchange/recipientFields'
import type { Attribution } from '@/domain/vendor/attribution'
import type { ExchangeDraft } from '@/store/quote/exchangeDraft'

export type SentAttribution = Attribution & { widget: string | null }

/** Of an order of either kind, as its call takes them: what is not known is left out. */
export const sentPayout = (draft: RecipientFields) => ({
  addressTo: draft.addressTo,
  ...(draft.addressToName && { addressToName: draft.addressToName }),
  extraIdTo: draft.extraIdTo,
  notProvideMemo: draft.notProvideMemo,
})

export const sentRefund = (draft: RecipientFields) => ({
  userRefundAddress: draft.userRefundAddress,
  ...(draft.userRefundName && { userRefundName: draft.userRefundName }),
  userRefundExtraId: draft.userRefundExtraId,
  notProvideRefundMemo: draft.notProvideRefundMemo,
})

export const sentOrigin = (
  attribution: SentAttribution,
  { promoCode }: Pick<ExchangeDraft, 'promoCode'>,
) => ({
  referral: attribution.referral,
  ...(attribution.referralAt && { referralAt: attribution.referralAt }),
  ...(promoCode && { promoCode }),
  ...(attribution.widget && { widget: attribution.widget }),
  source: attribution.utmSource,
  medium: attribution.utmMedium,
  campaign: attribution.utmCampaign,
  firstPage: attribution.firstPage,
})
