import Big from 'big.js'

/** One live exchange that had a deposit and has ended. Times in milliseconds since 1970. */
export type EndedExchange = {
  status: 'finished' | 'refunded' | 'failed'
  createdAt: number
  endedAt: number
  depositedAt: number
  quotedFrom: string
  quotedTo: string
  /** As the provider reported them; null where it did not. */
  paidFrom: string | null
  paidTo: string | null
}

type Spread = { median: string; p90: string; count: number } | null

/** Fewer say nothing of a provider, and too much of their customers. */
const MIN_EXCHANGES = 5

export function providerRecord(ended: readonly EndedExchange[]) {
  if (ended.length < MIN_EXCHANGES) return null
  const finished = ended.filter(({ status }) => status === 'finished')
  const countOf = (status: EndedExchange['status']) => ended.filter((one) => one.status === status).length
  const minutes = finished.map((one) => new Big(one.endedAt - one.depositedAt).div(60_000))
  return {
    from: Math.min(...ended.map(({ createdAt }) => createdAt)),
    until: Math.max(...ended.map(({ endedAt }) => endedAt)),
    count: ended.length,
    finished: finished.length,
    refunded: countOf('refunded'),
    failed: countOf('failed'),
    // The worst tenth is the lowest payout, and the longest time.
    deviation: spreadOf(finished.flatMap(deviationOf), 'lowest', 2),
    minutes: spreadOf(minutes, 'highest', 1),
  }
}

/** Percent, per unit sent: a deposit of another amount than was quoted is no fault of the provider. */
function deviationOf({ quotedFrom, quotedTo, paidFrom, paidTo }: EndedExchange): Big[] {
  if (paidFrom === null || paidTo === null) return []
  if ([quotedFrom, quotedTo, paidFrom].some((amount) => new Big(amount).lte(0))) return []
  const paid = new Big(paidTo).times(quotedFrom)
  const quoted = new Big(paidFrom).times(quotedTo)
  return quoted.eq(0) ? [] : [paid.div(quoted).minus(1).times(100)]
}

/** The nearest rank: every figure is one that was measured. */
function spreadOf(values: readonly Big[], worst: 'lowest' | 'highest', digits: number): Spread {
  const sorted = values.toSorted((one, other) => (worst === 'highest' ? one.cmp(other) : other.cmp(one)))
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  const [median, p90] = [at(0.5), at(0.9)]
  if (!median || !p90) return null
  return { median: textOf(median, digits), p90: textOf(p90, digits), count: values.length }
}

const textOf = (value: Big, digits: number) => {
  const text = value.toFixed(digits)
  return Number(text) === 0 ? text.replace('-', '') : text
}
