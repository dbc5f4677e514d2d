import Big from 'big.js'

/** From which volume in BTC a level begins, and what share of an exchange comes back there, in percent. */
export type LoyaltyLevel<Name extends string = string> = {
  name: Name
  fromBtc: string
  cashbackPercent: string
}

/** The level of a volume in BTC, and how much is missing to the one above; `levels` go from the lowest to the highest. */
export function levelOf<Name extends string>(
  volumeBtc: string,
  levels: readonly [LoyaltyLevel<Name>, ...LoyaltyLevel<Name>[]],
): { level: LoyaltyLevel<Name>; next: { level: LoyaltyLevel<Name>; missingBtc: string } | null } {
  const above = levels.findIndex(({ fromBtc }) => new Big(fromBtc).gt(volumeBtc))
  const level = levels[(above < 0 ? levels.length : above) - 1] ?? levels[0]
  const next = levels[above]
  return {
    level,
    next: next ? { level: next, missingBtc: new Big(next.fromBtc).minus(volumeBtc).toFixed() } : null,
  }
}

/** What comes back of a volume, both in BTC, at the rate of one level. */
export const cashbackOf = (volumeBtc: string, cashbackPercent: string): string =>
  new Big(volumeBtc).times(cashbackPercent).div(100).toFixed()
