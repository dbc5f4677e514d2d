import { tokens } from '@web3icons/common/metadata'

export const SOURCES = tokens.map(({ id, symbol, name, marketCapRank, filePath, addresses }) => ({
  id,
  ticker: symbol.toLowerCase(),
  name,
  // Young coins have rank 0 there.
  rank: marketCapRank || null,
  drawing: filePath,
  addresses,
}))

const byId = new Map(SOURCES.map((source) => [source.id, source]))
const byTicker = new Map(SOURCES.map((source) => [source.ticker, source]))

const found = (map, key) => {
  const source = map.get(key)
  if (!source) throw new Error(`web3icons does not know "${key}" any more: mend the hand-kept tables`)
  return source
}
export const sourceById = (id) => found(byId, id)
export const sourceByTicker = (ticker) => found(byTicker, ticker)
