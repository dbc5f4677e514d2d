import { env } from '@/config/env'
import type { ExchangeOrder } from '@/contract/exchanges'
import type { RampOrderBody } from '@/contract/rampBodies'
import { extraIdOf, payeeOf } from '@/domain/address/payee'
import { tickerOf } from '@/domain/currency/currency'
import { NO_COMMISSION } from '@/domain/money/commission'
import type { RampDetails } from '@/domain/ramp/rampOrder'
import { DAY } from '@/domain/time/durations'
import { RAMP_RETURNS } from '@/domain/ramp/returnPath'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import type { StoredRamp } from '@/server/database/storedRamp'
import type { OrderTerms } from '@/server/market/OrderCheck'
import type { RampQuote } from '@/server/market/rampQuotes'
import { recordPrices } from '@/server/prices/recordPrices'

export type RampSides = { from: CatalogueCurrency; to: CatalogueCurrency }

/** The same order in the words of every exchange, for its checks, its attribution and its row. */
export const exchangeOrderOf = (
  body: RampOrderBody,
  quote: RampQuote,
  { from, to }: RampSides,
): ExchangeOrder => ({
  tickerFrom: tickerOf(from),
  networkFrom: from.network,
  tickerTo: tickerOf(to),
  networkTo: to.network,
  amount: quote.amount,
  reverse: quote.side === 'get',
  fixed: false,
  rateId: null,
  provider: quote.ramp,
  addressTo: quote.direction === 'buy' ? body.addressTo : maskedAccount(body.iban),
  addressToName: quote.direction === 'buy' ? body.addressToName : undefined,
  extraIdTo: quote.direction === 'buy' ? body.extraIdTo : '',
  notProvideMemo: body.notProvideMemo,
  notProvideRefundMemo: body.notProvideRefundMemo,
  userRefundAddress: quote.direction === 'sell' ? body.userRefundAddress : '',
  userRefundName: body.userRefundName,
  userRefundExtraId: quote.direction === 'sell' ? body.userRefundExtraId : '',
  unregEmail: body.unregEmail,
  referral: body.referral,
  referralAt: body.referralAt,
  promoCode: body.promoCode,
  subId: body.subId,
  clickId: body.clickId,
  widget: body.widget,
  source: body.source,
  medium: body.medium,
  campaign: body.campaign,
  firstPage: body.firstPage,
})

/** Enough to recognise one's own account by: the number itself goes to the ramp alone. */
function maskedAccount(account: string): string {
  const plain = account.replaceAll(/[\s-]/g, '').toUpperCase()
  return plain === '' ? '' : `${plain.slice(0, 2)}…${plain.slice(-4)}`
}

/** How long an order waits for who has ordered it; most of them are abandoned. */
export const WAITS: Readonly<Record<RampQuote['opens'], number>> = {
  redirect: DAY,
  sign: DAY,
  deposit: 2 * DAY,
  transfer: 7 * DAY,
}

export const termsOf = (quote: RampQuote, { from, to }: RampSides, at: number): OrderTerms => ({
  from,
  to,
  expectedAmountFrom: quote.expectedPay,
  expectedAmountTo: quote.expectedGet,
  validUntil: new Date(at + WAITS[quote.opens]).toISOString(),
  priceRecord: recordPrices(
    { amountFrom: quote.expectedPay, amountTo: quote.expectedGet, networkFee: null },
    { from, to },
    at,
  ),
  commission:
    quote.basisPoints === 0
      ? NO_COMMISSION
      : { kind: 'contractual', basisPoints: quote.basisPoints, earnedBasisPoints: quote.basisPoints },
  rateJti: null,
  live: null,
})

/** What only the ramp needs of a person, and only where the offer needs it. */
export const detailsOf = (body: RampOrderBody, { needs }: Pick<RampQuote, 'needs'>): RampDetails => ({
  iban: needs.includes('iban') ? body.iban.replaceAll(/\s/g, '').toUpperCase() : null,
  owner: needs.includes('owner') ? (body.owner ?? null) : null,
  email: needs.includes('email') ? body.unregEmail : null,
})

export function storedRampOf(
  body: RampOrderBody,
  quote: RampQuote,
  { from, to }: RampSides,
  { publicId, language, sealed }: { publicId: string; language: string; sealed: string | null },
): StoredRamp {
  const { ramp: _, needs, fees, isEstimate, minutes, opens: _opens, validUntil: _until, ...order } = quote
  const isPurchase = quote.direction === 'buy'
  const payee = isPurchase ? payeeOf(to.network, body.addressTo, body.extraIdTo) : null
  const { userRefundAddress: refund } = body
  const refunded = !isPurchase && refund ? payeeOf(from.network, refund, body.userRefundExtraId) : null
  return {
    order: {
      ...order,
      address: payee?.address ?? refunded?.address ?? null,
      extraId: payee ? payee.extraId : null,
      refundAddress: refunded?.address ?? null,
      refundExtraId: refunded ? extraIdOf(from.network, refund, body.userRefundExtraId) : null,
      orderKey: publicId,
      returnUrl: `${env.siteUrl}${RAMP_RETURNS}${language}/${publicId}`,
      language,
    },
    ...{ needs, fees, isEstimate, minutes, sealed },
    ...{ opened: null, paid: false, delivered: false, checkoutExpired: false, reopened: 0 },
  }
}
