import Big from 'big.js'

type Limit = { limit: string }

/** The one that changes the amount least. */
export const nearestLimit = <One extends Limit>(amount: string, limits: readonly One[]): One | null =>
  limits.toSorted((one, other) => distance(one, amount).cmp(distance(other, amount)))[0] ?? null

const distance = ({ limit }: Limit, amount: string) => new Big(limit).minus(amount).abs()
