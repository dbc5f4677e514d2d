import Big from 'big.js'
import { fetchMarketsOf, fetchPrices, fetchPriceSources } from '@/api/markets'
import type { Currency } from '@/domain/currency/currency'
import { type MarketPrice, priceIn, pricedAt } from '@/domain/market/market'
import { fullAmount, toDigits } from '@/domain/money/amount'
import { showPercent, showPrice } from '@/domain/money/marketNumbers'

/** Pictures are alike in all languages. */
const INTL = 'en-US'
const RATE_DIGITS = 6
/** What is sent of a coin of which one unit is worth next to nothing. */
const POWERS = ['1', '1000', '1000000', '1000000000']
const MIN_GOT = 0.0001

/** `note`: of when the figures are and whose. */
export type OgFigures =
  | { kind: 'rate'; sent: string; got: string; note: string }
  | { kind: 'price'; price: string; change: string; week: number[]; note: string }

/** Null where no prices are known: nothing is invented. A sandbox says that its prices are samples. */
export async function ogFigures(
  currencies: readonly Currency[],
  isSandbox: boolean,
): Promise<OgFigures | null> {
  const [from, to] = currencies
  if (!from) return null
  const prices = await fetchPrices(currencies.map(({ symbol }) => symbol))
  const [price, unit] = [prices[from.symbol], to && prices[to.symbol]]
  if (!price || (to && !unit)) return null
  const known = [price, ...(unit ? [unit] : [])]
  const note = isSandbox ? 'SANDBOX' : await sourcesOf(known)
  return to && unit ? rateOf(from, to, { price, unit, note }) : priceOf(from, price, note)
}

type Rate = { price: MarketPrice; unit: MarketPrice; note: string }

function rateOf(from: Currency, to: Currency, { price, unit, note }: Rate): OgFigures {
  const rate = new Big(priceIn(price.priceUsd, unit))
  const sent = POWERS.find((power) => rate.times(power).gte(MIN_GOT)) ?? '1'
  const got = toDigits(rate.times(sent).toFixed(), RATE_DIGITS)
  return {
    kind: 'rate',
    sent: `${fullAmount(sent, INTL)} ${from.symbolFront}`,
    got: `${fullAmount(got, INTL)} ${to.symbolFront}`,
    note,
  }
}

async function priceOf({ symbol }: Currency, price: MarketPrice, note: string): Promise<OgFigures> {
  const { priceUsd, dailyChange } = price
  const [row] = await fetchMarketsOf([symbol])
  return {
    kind: 'price',
    price: showPrice(priceUsd, INTL),
    change: dailyChange === null ? '' : `${showPercent(dailyChange, INTL)} · 24h`,
    week: (row?.sparkline ?? []).map(Number),
    note,
  }
}

/** `2026-11-29 08:00 UTC · CoinPaprika`: whoever gave the prices is named where they are shown. */
async function sourcesOf(prices: readonly MarketPrice[]): Promise<string> {
  const at = pricedAt(prices, new Date().toISOString())
  const sources = await fetchPriceSources()
  const moment = `${at.slice(0, '2026-11-29'.length)} ${at.slice('2026-11-29T'.length, '2026-11-29T08:00'.length)} UTC`
  return [moment, ...sources.map(({ text }) => text)].join(' · ')
}
