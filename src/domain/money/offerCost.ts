import Big from 'big.js'
import type { PairPrices } from './priceBreakdown'

/** What an offer costs against the market price, all fees together: in US dollars and in percent of what is sent. Below
 * zero where it is better than the market; null where nothing is sent. */
export function offerCost(
  { sent, got }: { sent: string; got: string },
  prices: PairPrices,
): { usd: string; percent: string } | null {
  const worth = new Big(sent).times(prices.from)
  if (worth.lte(0)) return null
  const usd = worth.minus(new Big(got).times(prices.to))
  return { usd: usd.toFixed(), percent: usd.times(100).div(worth).round(2, Big.roundHalfUp).toFixed() }
}
