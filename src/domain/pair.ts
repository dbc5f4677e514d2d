/**
 * Which currency can be exchanged for which, as one bit a pair: 1,600 currencies have 2.56 million pairs, which as
 * objects would fill a phone's memory and as bits take 320 kB (decisions §5).
 */
export type PairSet = {
  /** Position of each symbol in a row and in a column. */
  index: Record<string, number>
  size: number
  bits: Uint8Array
}

/** From the wire form `{ btc: ["eth", ...] }`. Symbols that stand only on the right get an index too. */
export function pairSetFrom(pairs: Record<string, string[]>): PairSet {
  const index: Record<string, number> = Object.create(null)
  let size = 0
  for (const symbol of Object.keys(pairs)) index[symbol] = size++
  for (const targets of Object.values(pairs)) {
    for (const target of targets) if (index[target] === undefined) index[target] = size++
  }
  const bits = new Uint8Array(Math.ceil((size * size) / 8))
  for (const [symbol, targets] of Object.entries(pairs)) {
    const row = (index[symbol] ?? 0) * size
    for (const target of targets) {
      const bit = row + (index[target] ?? 0)
      bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7))
    }
  }
  return { index, size, bits }
}

export function hasPair(pairs: PairSet, from: string, to: string): boolean {
  const row = pairs.index[from]
  const column = pairs.index[to]
  if (row === undefined || column === undefined) return false
  const bit = row * pairs.size + column
  return ((pairs.bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0
}

/** `btc-eth` of /crypto-to-crypto/{pair}. Symbols may hold a hyphen (`btc-lightning`), so every cut is tried. */
export function splitPair<T>(slug: string, find: (part: string) => T | undefined): { from: T; to: T } | null {
  const parts = slug.toLowerCase().split('-')
  for (let cut = 1; cut < parts.length; cut++) {
    const from = find(parts.slice(0, cut).join('-'))
    const to = find(parts.slice(cut).join('-'))
    if (from !== undefined && to !== undefined) return { from, to }
  }
  return null
}
