/** One bit a pair: as objects, 2.56 million pairs of 1,600 currencies would fill a phone's memory. */
export type PairSet = {
  index: Map<string, number>
  bits: Uint8Array<ArrayBuffer>
}

export const indexOf = (symbols: string[]) => new Map(symbols.map((symbol, position) => [symbol, position]))

/** From the wire form `{ btc: ["eth", ...] }`. Symbols that stand only on the right get an index too. */
export function pairSetFrom(pairs: Record<string, string[]>): PairSet {
  const index = indexOf(Object.keys(pairs))
  for (const targets of Object.values(pairs)) {
    for (const target of targets) if (!index.has(target)) index.set(target, index.size)
  }
  const bits = new Uint8Array(Math.ceil((index.size * index.size) / 8))
  for (const [symbol, targets] of Object.entries(pairs)) {
    const row = (index.get(symbol) ?? 0) * index.size
    for (const target of targets) {
      const bit = row + (index.get(target) ?? 0)
      bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7))
    }
  }
  return { index, bits }
}

export function hasPair({ index, bits }: PairSet, from: string, to: string): boolean {
  const row = index.get(from)
  const column = index.get(to)
  if (row === undefined || column === undefined) return false
  const bit = row * index.size + column
  return ((bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0
}

/** Characters of an address; the longest two spellings of the catalogue have 60. */
const MAX_SLUG = 128
const MAX_SIDE = 64

/** `btc-eth` of /crypto-to-crypto/{pair}. Symbols may hold a hyphen (`btc-lightning`), so every cut is tried. */
export function splitPair<T>(slug: string, find: (part: string) => T | undefined): { from: T; to: T } | null {
  if (slug.length > MAX_SLUG) return null
  const lower = slug.toLowerCase()
  const first = Math.max(1, lower.length - 1 - MAX_SIDE)
  for (let cut = lower.indexOf('-', first); cut > 0 && cut <= MAX_SIDE; cut = lower.indexOf('-', cut + 1)) {
    const from = find(lower.slice(0, cut))
    const to = from === undefined ? undefined : find(lower.slice(cut + 1))
    if (from !== undefined && to !== undefined) return { from, to }
  }
  return null
}
