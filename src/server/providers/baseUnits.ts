import Big from 'big.js'

/** `1.5` of 8 places is `150000000`. A deposit is rounded up, a payout down. */
export const toBaseUnits = (amount: string, precision: number, side: 'deposit' | 'payout') =>
  new Big(amount)
    .times(new Big(10).pow(precision))
    .round(0, side === 'deposit' ? Big.roundUp : Big.roundDown)
    .toFixed()

export const fromBaseUnits = (units: string, precision: number) => {
  const text = units.padStart(precision + 1, '0')
  const whole = text.slice(0, text.length - precision)
  return new Big(precision === 0 ? whole : `${whole}.${text.slice(-precision)}`).toFixed()
}
