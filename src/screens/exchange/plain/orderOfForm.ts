import type { ExchangeOrder } from '@/contract/exchanges'
import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import type { PlainForm } from './PlainForm'

/** As the form that runs scripts orders it. */
export const orderOfForm = (
  form: PlainForm,
  request: QuoteRequest,
  { provider }: Pick<Estimate, 'provider'>,
): ExchangeOrder => ({
  ...request,
  // The one that was reviewed; a fixed rate names its own.
  ...(provider && { provider: provider.id }),
  rateId: request.fixed ? form.rateId : null,
  addressTo: form.addressTo,
  extraIdTo: form.extraIdTo,
  notProvideMemo: form.notProvideMemo !== '',
  notProvideRefundMemo: form.notProvideRefundMemo !== '',
  userRefundAddress: form.userRefundAddress,
  userRefundExtraId: form.userRefundExtraId,
  unregEmail: '',
  referral: form.ref,
  ...(form.promoCode && { promoCode: form.promoCode }),
  source: '',
  medium: '',
  campaign: '',
  firstPage: '',
})
