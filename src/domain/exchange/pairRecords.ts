import { MINUTE } from '../time/durations'

type Pair = { tickerFrom: string; networkFrom: string; tickerTo: string; networkTo: string }

/** Fewer say nothing of a pair, and too much of their customers. */
const MIN_EXCHANGES = 5
const LISTED = 300

/** Of finished exchanges, `ms` from the deposit being seen to the payout: the most exchanged pair first. */
export function pairRecords(finished: readonly (Pair & { ms: number })[]) {
  const pairs = new Map<string, { pair: Pair; times: number[] }>()
  for (const { ms, ...pair } of finished) {
    const key = Object.values(pair).join(' ')
    const known = pairs.get(key) ?? { pair, times: [] }
    known.times.push(ms)
    pairs.set(key, known)
  }
  return [...pairs]
    .filter(([, { times }]) => times.length >= MIN_EXCHANGES)
    .sort(([one, { times: ofOne }], [other, { times: ofOther }]) =>
      ofOne.length === ofOther.length ? (one < other ? -1 : 1) : ofOther.length - ofOne.length,
    )
    .slice(0, LISTED)
    .map(([, { pair, times }]) => ({ ...pair, minutes: Math.max(1, Math.round(medianOf(times) / MINUTE)) }))
}

/** The nearest rank: one that was measured. */
const medianOf = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length / 2) - 1] ?? 0
