import { z } from 'zod'
import type { ExchangeOrder } from '@/domain/exchange'
import { bodyFlag, bodyText, readBody } from '@/server/readBody'

/** Where a visitor came from. It is cut, never refused: it must not stand in the way of an exchange. */
const attribution = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.replace(/\p{Cc}/gu, '').slice(0, 256) || null)

const order = z.object({
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
  referral: attribution,
  source: attribution,
  medium: attribution,
  campaign: attribution,
  firstPage: attribution,
})

/** The body of an order in our own type; what is left out is empty. Throws a 400 that names every field of a wrong kind. */
export const readOrder = (body: unknown): ExchangeOrder => readBody(order, body)
