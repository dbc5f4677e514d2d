import Big from 'big.js'
import { numberFormat } from './numberFormat'

/** A fiat currency and the price of its unit in US dollars. `code`: ISO 4217. */
export type FiatUnit = { code: string; usd: string }

/** From here on cents are left out: the value is a help, not an amount. */
const WHOLE_FROM = 1000

/** A value in US dollars, written in a fiat currency: `$6,480`, `0,42 €`, `<$0.01`. */
export function showFiatValue(usd: string, { code, usd: unitUsd }: FiatUnit, intl: string): string {
  const value = new Big(usd).div(unitUsd)
  const cents = numberFormat(intl, { style: 'currency', currency: code })
  if (value.abs().gte(WHOLE_FROM)) {
    const whole = numberFormat(intl, { style: 'currency', currency: code, maximumFractionDigits: 0 })
    return whole.format(value.round(0, Big.roundHalfUp).toNumber())
  }
  const { maximumFractionDigits: places = 2 } = cents.resolvedOptions()
  const rounded = value.round(places, Big.roundHalfUp)
  if (rounded.eq(0) && value.gt(0)) return `<${cents.format(new Big(10).pow(-places).toNumber())}`
  return cents.format(rounded.toNumber())
}
