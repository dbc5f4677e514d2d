import Big from 'big.js'

export function loyaltyProgress(volumeBtc: string, missingBtc: string): number {
  const needed = new Big(volumeBtc).plus(missingBtc)
  if (needed.lte(0)) return 100
  return new Big(volumeBtc).times(100).div(needed).round(0, Big.roundDown).toNumber()
}
