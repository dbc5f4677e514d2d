import { getAddress, isAddress } from 'viem'
import { isEvm, NETWORKS } from '../networks/networks.mjs'
import { ledgerToken } from './ledgerToken.mjs'
import { HAND_TOKENS } from './handTokens.mjs'
import { NATIVES } from './natives.mjs'
import { isGone, WITHDRAWN } from './popular.mjs'
import { SOURCES, sourceById, sourceByTicker } from './sources.mjs'
import { TOKEN_NETWORKS } from './tokenNetworks.mjs'

/** Null for no address, or one whose capitals contradict its EIP-55 checksum. */
const checksummed = (contract) => (isAddress(contract) ? getAddress(contract) : null)
/** Such chains' contracts look like addresses; others are dirt. */
const cleanContract = (network, contract) => {
  if (isEvm(network)) return checksummed(contract)
  return new RegExp(NETWORKS[network].addressPattern).test(contract) ? contract : null
}

const sameTicker = (left, right) => {
  const [a, b] = [left, right].map((ticker) => ticker.toLowerCase().replace(/[^a-z0-9]/g, ''))
  return a === b
}

export const nativeCoins = Object.entries(NATIVES).map(([network, row]) => {
  const source = row.source ? sourceById(row.source) : null
  const ticker = row.ticker ?? source?.ticker ?? network
  return {
    symbol: row.symbol ?? ticker,
    ticker,
    network,
    name: row.name ?? source.name,
    drawing: row.drawing ?? source.drawing,
    contract: null,
    precision: row.precision,
    rank: row.rank ?? source?.rank ?? null,
  }
})

const token = (source, network, contract, precision) => {
  const { ticker, name, drawing, rank } = source
  return { ticker, network, name, drawing, contract, precision, rank }
}

/** A bridged stand-in (AAVE.e for AAVE) has another ticker in Ledger's list and is left out. */
export const sourceTokens = SOURCES.filter((source) => !isGone(source)).flatMap((source) =>
  Object.entries(TOKEN_NETWORKS).flatMap(([key, { id }]) => {
    const contract = source.addresses[key] && cleanContract(id, source.addresses[key])
    const known = contract && ledgerToken(id, contract)
    if (!known || !sameTicker(known.ticker, source.ticker) || WITHDRAWN.has(`${source.ticker} ${id}`))
      return []
    return [token(source, id, contract, known.precision)]
  }),
)

export const handTokens = HAND_TOKENS.map(([ticker, network, contract, ownPrecision, ownRank]) => {
  const precision = ownPrecision ?? ledgerToken(network, contract)?.precision
  if (precision === undefined)
    throw new Error(`Ledger's list does not know ${ticker} on ${network} (${contract})`)
  const source = sourceByTicker(ticker)
  const written = isEvm(network) ? getAddress(contract) : contract
  return token({ ...source, rank: source.rank ?? ownRank ?? null }, network, written, precision)
})
