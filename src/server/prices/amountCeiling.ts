import Big from 'big.js'
import { readProgrammes } from '@/config/readProgrammes'
import type { Range } from '@/contract/quotes'
import { maxSupplyOf } from '@/domain/currency/coinSupply'
import { isLess } from '@/domain/money/amount'
import { amountDecimals, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { shownPrice } from '@/server/prices/shownMarket'

const DIGITS = 3

/** The most of a coin that one exchange may send or pay out: `limits.maximumUsd` at the market, and never more than
 * exists. Null where neither is known. */
export function amountCeiling(currency: CatalogueCurrency, at: number): string | null {
  const price = priceOf(currency, at)
  const supply = maxSupplyOf(currency.symbolFront)
  const byWorth = price && new Big(readProgrammes().limits.maximumUsd).div(price)
  const bySupply = supply && new Big(supply)
  const least = byWorth && bySupply ? (byWorth.lt(bySupply) ? byWorth : bySupply) : (byWorth ?? bySupply)
  if (!least) return null
  const rounded = least.prec(DIGITS, Big.roundDown).round(amountDecimals(currency), Big.roundDown)
  return rounded.gt(0) ? rounded.toFixed() : null
}

/** A coin that is pegged to the dollar has a price where none is recorded. */
function priceOf({ symbol, symbolFront, fullInfo }: CatalogueCurrency, at: number): string | null {
  const price = shownPrice(symbol, at)?.priceUsd
  if (price && new Big(price).gt(0)) return price
  return fullInfo.isStable && symbolFront.includes('USD') ? '1' : null
}

/** Limits of a provider, cut where the ceiling is lower. */
export function underCeiling({ min, max }: Range, currency: CatalogueCurrency, at: number): Range {
  const ceiling = amountCeiling(currency, at)
  return { min, max: ceiling && (!max || isLess(ceiling, max)) ? ceiling : max }
}

export const ceilingRange = (currency: CatalogueCurrency | undefined, at: number): Range =>
  currency ? underCeiling({ min: '0', max: null }, currency, at) : { min: '0', max: null }

/** The market's price and the provider's rate are never quite the same. */
const MARGIN = '1.2'

/** Of the side that was not typed. */
export function isAboveCeiling(amount: string, currency: CatalogueCurrency, at: number): boolean {
  const ceiling = amountCeiling(currency, at)
  return ceiling !== null && new Big(amount).gt(new Big(ceiling).times(MARGIN))
}
