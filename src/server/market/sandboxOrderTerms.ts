import * as timings from '@/config/timings'
import type { ExchangeOrder } from '@/contract/exchanges'
import { FLOATING_DEPOSIT } from '@/domain/time/durations'
import { hasErrors } from '@/server/kernel/validationError'
import { canonicalQuoteRequest } from '@/server/market/checkQuoteRequest'
import type { OrderCheck, OrderTerms } from '@/server/market/OrderCheck'
import { heldRate, type RateCheck, refusedRate } from '@/server/market/rates'
import { recordPrices } from '@/server/prices/recordPrices'
import { otherSide, payoutFee, spreadCommission } from '@/server/sandbox/pricing'
import { checkPair, checkQuoteRequest, type QuoteRequestCheck } from '@/server/market/sandboxQuotes'

const NO_RATE: RateCheck = { fields: {} }

/** A fixed rate that still holds is exact to the digit, whatever the market and its limits have done since. */
export async function sandboxOrderTerms(order: ExchangeOrder, at: number): Promise<OrderCheck> {
  const request = canonicalQuoteRequest(order)
  const { held, fields: rateErrors } = request.fixed ? await heldRate(order.rateId, request, at) : NO_RATE
  if (held?.provider) return { terms: null, ...refusedRate('rate_mismatch', 'This rate is a provider’s.') }
  // A rate that holds was issued for this very amount, whatever the limits have become since.
  const check: QuoteRequestCheck = held ? checkPair(request, at) : checkQuoteRequest(request, at)
  const { from, to, trade, limits } = check
  const fields = { ...check.fields, ...rateErrors }
  if (!trade || hasErrors(fields)) return { terms: null, from, to, fields, limits }

  const { amount, reverse } = request
  const other = held?.estimate ?? otherSide(request, trade)
  const [amountFrom, amountTo] = reverse ? [other, amount] : [amount, other]
  // A rate that holds was agreed when it was issued.
  const agreedAt = held ? Date.parse(held.validUntil) - timings.fixedRate : at
  const networkFee = payoutFee({ ...trade, at: agreedAt })
  const terms: OrderTerms = {
    from: trade.from,
    to: trade.to,
    expectedAmountFrom: amountFrom,
    expectedAmountTo: amountTo,
    priceRecord: recordPrices({ amountFrom, amountTo, networkFee }, trade, agreedAt),
    commission: spreadCommission(trade.fixed),
    rateJti: held?.jti ?? null,
    live: null,
    validUntil: held?.validUntil ?? new Date(at + FLOATING_DEPOSIT).toISOString(),
  }
  return { terms, from, to, fields, limits }
}
