import type { ExchangeOrder } from '@/contract/exchanges'
import { aQuoteRequest } from './aQuote'

export const anOrder = (changes: Partial<ExchangeOrder> = {}): ExchangeOrder => ({
  ...aQuoteRequest(),
  rateId: null,
  addressTo: '',
  extraIdTo: '',
  notProvideMemo: false,
  notProvideRefundMemo: false,
  userRefundAddress: '',
  userRefundExtraId: '',
  unregEmail: '',
  referral: null,
  source: null,
  medium: null,
  campaign: null,
  firstPage: null,
  ...changes,
})
