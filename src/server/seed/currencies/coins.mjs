import { getAddress, isAddress } from 'viem'
import { isEvm, NETWORKS } from '../networks/networks.mjs'
import { ledgerToken } from './ledgerToken.mjs'
import { HAND_TOKENS } from './handTokens.mjs'
import { NATIVES } from './natives.mjs'
import { WITHDRAWN } from './popular.mjs'
import { SOURCES, sourceById, sourceByTicker } from './sources.mjs'
import { TOKEN_NETWORKS } from './tokenNetworks.mjs'

/** EIP-55 form; null for a text that is no address or whose capitals contradict its checksum. */
const checksummed = (contract) => (isAddress(contract) ? getAddress(contract) : null)
/** On the chains whose contracts look like addresses, one that does not is dirt (or cut short). */
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

/** Tokens whose contract Ledger's list knows under the same ticker. A bridged stand-in (AAVE.e for AAVE) has another
 * ticker there and is left out, as is a token of unknown decimal places. */
export const sourceTokens = SOURCES.flatMap((source) =>
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
