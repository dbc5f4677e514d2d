import { drawingName, readDrawing } from '../drawings/drawings.mjs'
import { isEvm } from '../networks/networks.mjs'
import { handTokens, nativeCoins, sourceTokens } from './coins.mjs'
import { FIAT } from './fiat.mjs'
import { NEW, POPULAR, STABLE } from './popular.mjs'
import { suffixOf } from './tokenNetworks.mjs'

/** Coins and tokens, the switched-off ones included. */
const SIZE = 1640
/** The last of the list, so that the site can be seen with such ones. */
const DISABLED = 12
/** From here on there is no fixed rate: thin markets. */
const FIXED_RATE_SHARE = 0.85
/** Down to this rank a token without a drawing gets a monogram; below it is left out. */
const MONOGRAM_RANK = 500

const LAST = Number.MAX_SAFE_INTEGER
const placeOf = ({ symbol }) => (POPULAR.includes(symbol) ? POPULAR.indexOf(symbol) : LAST)
const byImportance = (a, b) =>
  placeOf(a) - placeOf(b) || (a.rank ?? LAST) - (b.rank ?? LAST) || (a.symbol < b.symbol ? -1 : 1)

function distinct(rows) {
  const stored = new Map()
  for (const row of rows) {
    const key = `${row.ticker} ${row.network}`
    if (!stored.has(key)) stored.set(key, row)
  }
  return [...stored.values()]
}

/** A token of several networks takes the network's suffix. */
function named(rows) {
  const count = new Map(FIAT.map(({ symbol }) => [symbol, 1]))
  for (const { ticker } of rows) count.set(ticker, (count.get(ticker) ?? 0) + 1)
  const symbolOf = ({ ticker, network }) => (count.get(ticker) === 1 ? ticker : ticker + suffixOf(network))
  return rows.map((row) => ({ ...row, symbol: row.symbol ?? symbolOf(row) }))
}

async function hasDrawing({ drawing, rank, contract }) {
  const known = contract === null || (rank !== null && rank <= MONOGRAM_RANK)
  return known || (await readDrawing(drawing)) !== null
}

/** So that a line of the file says only what is particular. */
function compact(row, place) {
  const priority = placeOf(row) + 1
  return {
    symbol: row.symbol,
    ticker: row.ticker,
    network: row.network,
    name: row.name,
    icon: drawingName(row.drawing),
    ...(row.contract === null ? {} : { contract: row.contract }),
    precision: row.precision,
    rank: row.rank,
    ...(priority <= POPULAR.length ? { priority } : {}),
    ...(STABLE.has(row.ticker) ? { stable: true } : {}),
    ...(NEW.has(row.ticker) ? { new: true } : {}),
    ...(place >= SIZE * FIXED_RATE_SHARE ? { floatingOnly: true } : {}),
    ...(place >= SIZE - DISABLED ? { disabled: true } : {}),
    ...(row.contract === null && isEvm(row.network) ? { warningsFrom: ['no_contract_deposits'] } : {}),
  }
}

function refuseMistakes(chosen) {
  const symbols = new Set([...chosen, ...FIAT].map(({ symbol }) => symbol))
  if (chosen.length < SIZE || symbols.size < SIZE + FIAT.length)
    throw new Error(`${symbols.size} distinct symbols instead of ${SIZE + FIAT.length}`)
  const lost = POPULAR.filter((symbol) => !symbols.has(symbol))
  if (lost.length > 0) throw new Error(`Popular, but not in the catalogue: ${lost.join(', ')}`)
}

/** The most important first. */
export async function selectCurrencies() {
  const drawn = []
  for (const row of distinct([...nativeCoins, ...handTokens, ...sourceTokens])) {
    if (await hasDrawing(row)) drawn.push(row)
  }
  const chosen = named(drawn).sort(byImportance).slice(0, SIZE)
  refuseMistakes(chosen)
  return { currencies: chosen.map(compact), drawings: new Set(chosen.map(({ drawing }) => drawing)) }
}
