import Big from 'big.js'
import { floorTo } from './amount'

/** What a form begins with, in US dollars: enough for fees not to matter much, little enough to try. */
const FIRST_WORTH_USD = '200'
const VALUE_DIGITS = 3

/** In US dollars. `price`: of one unit in US dollars. */
export const worthOf = (amount: string, price: string): string => new Big(amount).times(price).toFixed()

/** The amount of another currency that is worth the same, to three digits; null where it has not enough decimals. */
export function sameWorth(worthUsd: string, price: string, precision: number): string | null {
  const amount = floorTo(new Big(worthUsd).div(price).prec(VALUE_DIGITS).toFixed(), precision)
  return new Big(amount).eq(0) ? null : new Big(amount).toFixed()
}

/** A round amount of about 200 dollars, never outside 100 to 500; null where the currency has not enough decimals. */
export function firstAmount(price: string, precision: number): string | null {
  const amount = floorTo(new Big(FIRST_WORTH_USD).div(price).prec(1, Big.roundHalfUp).toFixed(), precision)
  return new Big(amount).eq(0) ? null : new Big(amount).toFixed()
}
