import Big from 'big.js'

type Amounts = { quotedFrom: string; quotedTo: string; amountFrom: string; amountTo: string }

/** Of what one unit gets, from the quote to the order: -0.05 is five percent less. Zero where a quote is. */
export function rateChange({ quotedFrom, quotedTo, amountFrom, amountTo }: Amounts): number {
  const quoted = new Big(quotedTo).times(amountFrom)
  return quoted.eq(0) ? 0 : new Big(amountTo).times(quotedFrom).div(quoted).minus(1).toNumber()
}
