import Big from 'big.js'
import { readProgrammes } from '@/config/readProgrammes'
import type { Range } from '@/contract/quotes'
import { HOUR } from '@/domain/time/durations'
import { underCeiling } from '@/server/prices/amountCeiling'
import { amountDecimals, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { priceAt } from '@/server/prices/sampleMarket'
import { isLess } from '@/domain/money/amount'
import { type Commission, NO_COMMISSION, toBasisPoints } from '@/domain/money/commission'
import type { QuoteRequest } from '@/domain/exchange/quote'

export type Trade = { from: CatalogueCurrency; to: CatalogueCurrency; fixed: boolean; at: number }

/** A division is exact to this many places, beyond any currency's own, and errs to one known side only: rounded further to
 * that side it is what the exact quotient would be. Each place costs time. */
const DIVISION_PLACES = 30
const Down = Big()
Down.DP = DIVISION_PLACES
Down.RM = Big.roundDown
const Up = Big()
Up.DP = DIVISION_PLACES
Up.RM = Big.roundUp

const LIMIT_DIGITS = 3
/** Of the deposit's or the payout's smallest units: one is lost to the fee's rounding, one to the payout's own. */
const MIN_UNITS = 3

/** What is paid out for a deposit, in units of `to`, rounded down; negative where the deposit is not worth its payout. */
export function payoutFor(deposit: string, trade: Trade, fee = payoutFee(trade)): string {
  const gross = new Down(deposit)
    .times(priceAt(trade.from.symbol, trade.at))
    .times(remainingShare(trade.fixed))
  return gross.div(priceAt(trade.to.symbol, trade.at)).round(amountDecimals(trade.to)).minus(fee).toFixed()
}

/** What must be sent for a payout, in units of `from`, rounded up: its own payout is never less than requested. */
export function depositFor(payout: string, trade: Trade, fee = payoutFee(trade)): string {
  const worth = new Up(payout).plus(fee).times(priceAt(trade.to.symbol, trade.at))
  return worth
    .div(priceAt(trade.from.symbol, trade.at).times(remainingShare(trade.fixed)))
    .round(amountDecimals(trade.from))
    .toFixed()
}

/** The payout's network fee in units of `to`, rounded up; both estimates have taken it off already. */
export const payoutFee = ({ to, at }: Trade): string =>
  new Up(payoutFeeUsd(to)).div(priceAt(to.symbol, at)).round(amountDecimals(to)).toFixed()

/** The least and the most that may be typed, in units of the typed side, to three digits. They follow the market once
 * an hour, so that a minimum that was shown can be used. */
export function limitsOf(trade: Trade, reverse: boolean): Range {
  const at = trade.at - (trade.at % HOUR)
  const typed = reverse ? trade.to : trade.from
  const price = priceAt(typed.symbol, at)
  const decimals = amountDecimals(typed)
  const min = new Up(minimumWorthUsd(trade, at)).div(price).prec(LIMIT_DIGITS).round(decimals).toFixed()
  if (!trade.fixed) return underCeiling({ min, max: null }, typed, at)
  const maximum = new Down(readProgrammes().limits.fixedMaximumUsd)
  const max = maximum.div(price).prec(LIMIT_DIGITS).round(decimals).toFixed()
  return underCeiling({ min, max }, typed, at)
}

/** Large enough that the payout's fee stays a part of it and that a coin without decimals still fits in. */
function minimumWorthUsd({ from, to }: Trade, at: number): Big {
  const { minimumUsd, minimumPayoutFees } = readProgrammes().limits
  return new Big(minimumUsd)
    .plus(payoutFeeUsd(to).times(minimumPayoutFees))
    .plus(smallestUnitUsd(from, at).plus(smallestUnitUsd(to, at)).times(MIN_UNITS))
}

const smallestUnitUsd = (currency: CatalogueCurrency, at: number) =>
  priceAt(currency.symbol, at).times(`1e-${amountDecimals(currency)}`)

function payoutFeeUsd({ isFiat, network }: CatalogueCurrency): Big {
  const fees = readProgrammes().fees.payoutUsd
  return new Big(isFiat ? fees.bank : (fees.byNetwork[network] ?? fees.default))
}

const remainingShare = (fixed: boolean): Big => new Big(100).minus(spreadPercent(fixed)).div(100)

function spreadPercent(fixed: boolean): string {
  const spread = readProgrammes().fees.spreadPercent
  return fixed ? spread.fixed : spread.floating
}

/** Nobody has a part of the spread. */
export function spreadCommission(fixed: boolean): Commission {
  const basisPoints = toBasisPoints(spreadPercent(fixed))
  if (basisPoints === 0) return NO_COMMISSION
  return { kind: 'exact', basisPoints, earnedBasisPoints: basisPoints }
}

export const otherSide = ({ amount, reverse }: QuoteRequest, trade: Trade): string =>
  reverse ? depositFor(amount, trade) : payoutFor(amount, trade)

export function floatingPayout(
  from: CatalogueCurrency,
  to: CatalogueCurrency,
  amountFrom: string,
  at: number,
): string | null {
  const trade: Trade = { from, to, fixed: false, at }
  return isLess(amountFrom, limitsOf(trade, false).min) ? null : payoutFor(amountFrom, trade)
}
