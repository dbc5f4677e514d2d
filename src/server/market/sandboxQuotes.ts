import type { Range } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import {
  checkAmount,
  checkCurrencies,
  type CurrencyCheck,
  isRight,
  NO_FIXED_RATE,
  NO_PAIR,
  type RangeRequest,
} from '@/server/market/checkQuoteRequest'
import { isPairAvailable } from '@/server/sandbox/sandboxPairs'
import { type Trade, limitsOf } from '@/server/sandbox/pricing'
import { validationError } from '@/server/kernel/validationError'

type PairCheck = CurrencyCheck & { trade?: Trade }
export type QuoteRequestCheck = PairCheck & { limits?: Range }

export function checkPair(request: RangeRequest, at: number): PairCheck {
  const check = checkCurrencies(request)
  if (!isRight(check)) return check
  const { from, to, fields } = check
  const { fixed } = request
  if (isPairAvailable(from, to, fixed)) return { from, to, trade: { from, to, fixed, at }, fields }
  return { from, to, fields: isPairAvailable(from, to, false) ? NO_FIXED_RATE : NO_PAIR }
}

export function checkQuoteRequest(request: QuoteRequest, at: number): QuoteRequestCheck {
  const pair = checkPair(request, at)
  const limits = pair.trade && limitsOf(pair.trade, request.reverse)
  const amountErrors = checkAmount(request.amount, request.reverse ? pair.to : pair.from, limits)
  return { ...pair, limits, fields: { ...pair.fields, ...amountErrors } }
}

export function range(request: RangeRequest, at: number): Range {
  const { trade, fields } = checkPair(request, at)
  if (!trade) throw validationError(fields)
  return limitsOf(trade, request.reverse)
}
