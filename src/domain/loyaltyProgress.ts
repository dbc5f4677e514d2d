import Big from 'big.js'

/** How far the volume is on its way to the next level, in whole percent; only who has arrived has all of them. */
export function loyaltyProgress(volumeBtc: string, missingBtc: string): number {
  const needed = new Big(volumeBtc).plus(missingBtc)
  if (needed.lte(0)) return 100
  return new Big(volumeBtc).times(100).div(needed).round(0, Big.roundDown).toNumber()
}
