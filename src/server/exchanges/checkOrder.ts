import { z } from 'zod'
import * as timings from '@/config/timings'
import type { ExchangeOrder } from '@/contract/exchanges'
import { checkNames } from '@/server/addressNames/addressNames'
import { type FieldErrors, hasErrors, validationError } from '@/server/api/validationError'
import { checkDestination, PAYOUT_CODES, REFUND_CODES } from '@/server/exchanges/checkDestination'
import type { OrderCheck, OrderTerms } from '@/server/market/OrderCheck'
import { canonicalQuoteRequest } from '@/server/market/checkQuoteRequest'
import { heldRate, type RateCheck, refusedRate } from '@/server/market/rates'
import { liveOrderTerms } from '@/server/market/liveOrderTerms'
import { recordPrices } from '@/server/market/recordPrices'
import { isLive } from '@/server/providers/registry'
import { payoutFee, otherSide } from '@/server/providers/sandbox/pricing'
import {
  checkPair,
  checkQuoteRequest,
  type QuoteRequestCheck,
} from '@/server/providers/sandbox/sandboxQuotes'

const email = z.email().max(254)

/**
 * Validates an order: every problem is reported at once and nothing is stored.
 * @param call `refusedBefore`: known problems of the call; `userIp`: for providers that want it
 * @throws ApiError with all refused fields, and the limits where the amount is outside
 */
export async function checkOrder(
  order: ExchangeOrder,
  at: number,
  { refusedBefore, userIp }: { refusedBefore: FieldErrors; userIp: string | null },
): Promise<OrderTerms> {
  const { terms, from, to, fields: refusedTerms, limits } = await orderTerms(order, at, userIp)
  const fields: FieldErrors = { ...refusedBefore, ...refusedTerms, ...checkEmail(order.unregEmail) }

  if (to) Object.assign(fields, checkPayout(order, to))
  if (from && order.userRefundAddress) Object.assign(fields, checkRefund(order, from))
  else if (terms?.live?.provider.profile.refundAddress === 'required')
    fields.userRefundAddress = {
      code: 'refund_address_required',
      description: 'The provider returns nothing without an address for it.',
    }
  if (from && to) Object.assign(fields, { ...(await checkOrderNames(order, from, to)), ...fields })
  if (hasErrors(fields) || !terms) throw validationError(fields, limits)
  return terms
}

const checkPayout = (order: ExchangeOrder, currency: OrderTerms['to']) =>
  checkDestination({
    currency,
    address: order.addressTo,
    extraId: order.extraIdTo,
    withoutExtraId: order.notProvideMemo,
    names: { address: 'addressTo', extraId: 'extraIdTo', codes: PAYOUT_CODES },
  })

const checkRefund = (order: ExchangeOrder, currency: OrderTerms['from']) =>
  checkDestination({
    currency,
    address: order.userRefundAddress,
    extraId: order.userRefundExtraId,
    withoutExtraId: order.notProvideRefundMemo,
    names: { address: 'userRefundAddress', extraId: 'userRefundExtraId', codes: REFUND_CODES },
  })

const checkOrderNames = (order: ExchangeOrder, from: OrderTerms['from'], to: OrderTerms['to']) =>
  checkNames([
    { field: 'addressTo', name: order.addressToName, address: order.addressTo, network: to.network },
    {
      field: 'userRefundAddress',
      name: order.userRefundName,
      address: order.userRefundAddress,
      network: from.network,
    },
  ])

/** The e-mail address is optional. */
const checkEmail = (unregEmail: string): FieldErrors =>
  unregEmail === '' || email.safeParse(unregEmail).success
    ? {}
    : { unregEmail: { code: 'email_invalid', description: 'Not an e-mail address.' } }

const NO_RATE: RateCheck = { fields: {} }

/**
 * Checks the pair, the amount and the fixed rate of an order and returns its terms. Nothing is thrown for a wrong
 * order: its errors join those of the addresses. A fixed rate that still holds is exact to the digit, whatever the
 * market and its limits have done since.
 */
export async function orderTerms(
  order: ExchangeOrder,
  at: number,
  userIp: string | null = null,
): Promise<OrderCheck> {
  if (isLive()) return liveOrderTerms(order, at, userIp)
  const request = canonicalQuoteRequest(order)
  const { held, fields: rateErrors } = request.fixed ? await heldRate(order.rateId, request, at) : NO_RATE
  if (held?.provider) return { terms: null, ...refusedRate('rate_mismatch', 'This rate is a provider’s.') }
  // A rate that holds was issued for this very amount, whatever the limits have become since.
  const check: QuoteRequestCheck = held ? checkPair(request, at) : checkQuoteRequest(request, at)
  const { from, to, deal, limits } = check
  const fields = { ...check.fields, ...rateErrors }
  if (!deal || hasErrors(fields)) return { terms: null, from, to, fields, limits }

  const { amount, reverse } = request
  const other = held?.estimate ?? otherSide(request, deal)
  const [amountFrom, amountTo] = reverse ? [other, amount] : [amount, other]
  // A rate that holds was agreed when it was issued.
  const agreedAt = held ? Date.parse(held.validUntil) - timings.fixedRate : at
  const networkFee = payoutFee({ ...deal, at: agreedAt })
  const terms: OrderTerms = {
    from: deal.from,
    to: deal.to,
    expectedAmountFrom: amountFrom,
    expectedAmountTo: amountTo,
    priceRecord: recordPrices({ amountFrom, amountTo, networkFee }, deal, agreedAt),
    rateJti: held?.jti ?? null,
    live: null,
    validUntil: held?.validUntil ?? new Date(at + timings.floatingDeposit).toISOString(),
  }
  return { terms, from, to, fields, limits }
}
