import { DAY, HOUR, MINUTE } from '@/domain/time/durations'

/** What is followed and ordered in thirty days; the same seed and end give the same month. */
export type PlannedOrder = {
  /** Milliseconds since 1970. */
  at: number
  /** Links followed before it, each by another visitor. */
  clicks: { at: number; country: string; subId: string }[]
  country: string
  from: string
  to: string
  amount: string
  ending: 'finished' | 'refunded' | 'expired'
}

const DAYS = 30
const COUNTRIES = ['US', 'DE', 'BR', 'JP', 'VN'] as const
const CAMPAIGNS = ['newsletter', 'video', 'forum'] as const
type Pair = { from: string; to: string; unit: number; least: number; most: number }
/** Ticker and network are the same. Amounts in hundredths of `unit`. */
const PAIRS: readonly [Pair, ...Pair[]] = [
  { from: 'btc', to: 'eth', unit: 0.01, least: 50, most: 800 },
  { from: 'eth', to: 'btc', unit: 0.1, least: 100, most: 2000 },
  { from: 'ltc', to: 'btc', unit: 1, least: 200, most: 4000 },
]
const MOST_ORDERS = 5
const MOST_CLICKS = 8

/** @param end milliseconds since 1970; the last order is an hour before it, so that it can end */
export function monthPlan(seed: string, end: number): PlannedOrder[] {
  const random = randomOf(seed)
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const oneOf = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[whole(0, values.length - 1)] ?? values[0]
  const orders: PlannedOrder[] = []
  for (let day = 0; day < DAYS; day++) {
    const start = end - (DAYS - day) * DAY
    for (let count = whole(1, MOST_ORDERS); count > 0; count--) {
      const at = start + whole(HOUR, DAY - HOUR)
      const country = oneOf(COUNTRIES)
      const { from, to, unit, least, most } = oneOf(PAIRS)
      const amount = ((whole(least, most) / 100) * unit).toFixed(4)
      const clicks = Array.from({ length: whole(1, MOST_CLICKS) }, () => ({
        ...{ at: at - whole(1, 59) * MINUTE, country: oneOf(COUNTRIES), subId: oneOf(CAMPAIGNS) },
      }))
      const drawn = random()
      const ending = drawn < 0.06 ? 'refunded' : drawn < 0.14 ? 'expired' : 'finished'
      orders.push({ at, clicks, country, from, to, amount, ending })
    }
  }
  return orders.sort((one, other) => one.at - other.at)
}

/** Mulberry32, seeded by FNV-1a of the text. For what is made up alone: it can be predicted. */
function randomOf(text: string): () => number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
