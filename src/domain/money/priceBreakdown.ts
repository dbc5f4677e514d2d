import Big from 'big.js'
import { ratio, shownPlaces } from './amount'

/** Both sides of an exchange as quoted; null while there is no quote. Amounts in units of their own currency. */
export type QuotedSides = {
  sent: string | null
  got: string | null
  /** Of the payout, in units of the to-currency; `0` or null where the back end does not name it separately. */
  networkFee: string | null
}

/** Market prices of one unit in US dollars. */
export type PairPrices = { from: string; to: string }

export type PriceBreakdown = {
  /** Units of the to-currency for one of the from-currency. */
  rate: string
  /** The market's rate, whatever the amount; false: the rate of this quote, all fees included. */
  isMarketRate: boolean
  costs: PriceCosts | null
}

/** In units of the to-currency, cut so that exactly `atMarket - serviceFee - networkFee = got`. */
type PriceCosts = {
  /** What is sent, at the market rate. Null without market prices, as is what follows from it. */
  atMarket: string | null
  /** Below zero where the quote is better than the market. It includes the network fee where that is not known. */
  serviceFee: string | null
  networkFee: string | null
  got: string
  /** All fees together in US dollars, and the service fee in percent of `atMarket`. */
  totalUsd: string | null
  servicePercent: string | null
}

const DIVISION_PLACES = 40
const Exact = Big()
Exact.DP = DIVISION_PLACES

/** Digits of a network fee that are always shown, and the most places that may take. */
const FEE_DIGITS = 2
const MAX_PLACES = 12

export function priceBreakdown(
  { sent, got, networkFee }: QuotedSides,
  prices: PairPrices | null,
  precision: number,
): PriceBreakdown | null {
  const isQuoted = sent !== null && got !== null && !new Big(sent).eq(0)
  const known = networkFee === null || new Big(networkFee).lte(0) ? null : networkFee
  if (!prices) {
    return isQuoted ? { rate: ratio(got, sent), isMarketRate: false, costs: quotedCosts(got, known) } : null
  }
  const market = new Exact(prices.from).div(prices.to)
  return {
    rate: market.prec(6).toFixed(),
    isMarketRate: true,
    costs: isQuoted ? marketCosts(market.times(sent), got, known, prices, precision) : null,
  }
}

function quotedCosts(got: string, networkFee: string | null): PriceCosts {
  return {
    atMarket: null,
    serviceFee: null,
    networkFee,
    got: new Big(got).round(shownPlaces(got), Big.roundDown).toFixed(),
    totalUsd: null,
    servicePercent: null,
  }
}

function marketCosts(
  atMarket: Big,
  got: string,
  networkFee: string | null,
  prices: PairPrices,
  precision: number,
): PriceCosts {
  const places = placesOf(atMarket, networkFee, precision)
  const shown = {
    atMarket: atMarket.round(places, Big.roundHalfUp),
    got: new Big(got).round(places, Big.roundDown),
    // A fee is never shown as nothing.
    networkFee: networkFee === null ? null : new Big(networkFee).round(places, Big.roundUp),
  }
  const serviceFee = shown.atMarket.minus(shown.networkFee ?? 0).minus(shown.got)
  return {
    atMarket: shown.atMarket.toFixed(),
    serviceFee: serviceFee.toFixed(),
    networkFee: shown.networkFee?.toFixed() ?? null,
    got: shown.got.toFixed(),
    totalUsd: atMarket.minus(got).times(prices.to).toFixed(),
    servicePercent: percentOf(atMarket.minus(networkFee ?? 0).minus(got), atMarket),
  }
}

function placesOf(atMarket: Big, networkFee: string | null, precision: number): number {
  const forFee = networkFee === null ? 0 : FEE_DIGITS - 1 - new Big(networkFee).e
  const places = Math.max(shownPlaces(atMarket.toFixed()), Math.min(forFee, MAX_PLACES))
  return Math.min(places, precision)
}

const percentOf = (part: Big, whole: Big) =>
  whole.eq(0) ? null : part.times(100).div(whole).round(2, Big.roundHalfUp).toFixed()
