import { z } from 'zod'
import type { ExchangeOrder } from '@/domain/exchange'
import { bodyFlag, bodyOrigin, bodyText, readBody } from '@/server/readBody'

export const orderBody = z.object({
  tickerFrom: bodyText,
  networkFrom: bodyText,
  tickerTo: bodyText,
  networkTo: bodyText,
  amount: bodyText,
  reverse: bodyFlag,
  fixed: bodyFlag,
  rateId: bodyText.transform((value) => value || null),
  addressTo: bodyText,
  extraIdTo: bodyText,
  notProvideMemo: bodyFlag,
  notProvideRefundMemo: bodyFlag,
  userRefundAddress: bodyText,
  userRefundExtraId: bodyText,
  unregEmail: bodyText,
  referral: bodyOrigin,
  source: bodyOrigin,
  medium: bodyOrigin,
  campaign: bodyOrigin,
  firstPage: bodyOrigin,
})

/** The body of an order in our own type; what is left out is empty. Throws a 400 that names every field of a wrong kind. */
export const readOrder = (body: unknown): ExchangeOrder => readBody(orderBody, body)
