import Big from 'big.js'
import { readProgrammes } from '@/config/readProgrammes'
import type { Range } from '@/contract/quotes'
import { HOUR } from '@/domain/time/durations'
import { underCeiling } from '@/server/prices/amountCeiling'
import { amountDecimals, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { priceAt } from '@/server/prices/sampleMarket'
import { isLess } from '@/domain/money/amount'
import type { QuoteRequest } from '@/domain/exchange/quote'

export type Deal = { from: CatalogueCurrency; to: CatalogueCurrency; fixed: boolean; at: number }

/** A division is exact to this many places, far beyond any currency's own, and errs to one known side only. */
const DIVISION_PLACES = 60
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
export function payoutFor(deposit: string, deal: Deal): string {
  const gross = new Down(deposit).times(priceAt(deal.from.symbol, deal.at)).times(remainingShare(deal.fixed))
  return gross
    .div(priceAt(deal.to.symbol, deal.at))
    .round(amountDecimals(deal.to))
    .minus(payoutFee(deal))
    .toFixed()
}

/** What must be sent for a payout, in units of `from`, rounded up: its own payout is never less than requested. */
export function depositFor(payout: string, deal: Deal): string {
  const worth = new Up(payout).plus(payoutFee(deal)).times(priceAt(deal.to.symbol, deal.at))
  return worth
    .div(priceAt(deal.from.symbol, deal.at).times(remainingShare(deal.fixed)))
    .round(amountDecimals(deal.from))
    .toFixed()
}

/** The payout's network fee in units of `to`, rounded up; both estimates have taken it off already. */
export const payoutFee = ({ to, at }: Deal): string =>
  new Up(payoutFeeUsd(to)).div(priceAt(to.symbol, at)).round(amountDecimals(to)).toFixed()

/** The least and the most that may be typed, in units of the typed side, to three digits. They follow the market once
 * an hour, so that a minimum that was shown can be used. */
export function limitsOf(deal: Deal, reverse: boolean): Range {
  const at = deal.at - (deal.at % HOUR)
  const typed = reverse ? deal.to : deal.from
  const price = priceAt(typed.symbol, at)
  const decimals = amountDecimals(typed)
  const min = new Up(minimumWorthUsd(deal, at)).div(price).prec(LIMIT_DIGITS).round(decimals).toFixed()
  if (!deal.fixed) return underCeiling({ min, max: null }, typed, at)
  const maximum = new Down(readProgrammes().limits.fixedMaximumUsd)
  const max = maximum.div(price).prec(LIMIT_DIGITS).round(decimals).toFixed()
  return underCeiling({ min, max }, typed, at)
}

/** Large enough that the payout's fee stays a part of it and that a coin without decimals still fits in. */
function minimumWorthUsd({ from, to }: Deal, at: number): Big {
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

function remainingShare(fixed: boolean): Big {
  const { spreadPercent } = readProgrammes().fees
  return new Big(100).minus(fixed ? spreadPercent.fixed : spreadPercent.floating).div(100)
}

export const otherSide = ({ amount, reverse }: QuoteRequest, deal: Deal): string =>
  reverse ? depositFor(amount, deal) : payoutFor(amount, deal)

export function floatingPayout(
  from: CatalogueCurrency,
  to: CatalogueCurrency,
  amountFrom: string,
  at: number,
): string | null {
  const deal: Deal = { from, to, fixed: false, at }
  return isLess(amountFrom, limitsOf(deal, false).min) ? null : payoutFor(amountFrom, deal)
}
