import type { Currency } from './currency'
import { codesOfNetwork } from './networkCodes'
import { otherNamesOf } from './renamedCoins'
import { searchWords, searchText, wordParts } from './searchText'

type Entry = {
  currency: Currency
  ticker: string
  name: string
  words: string[]
  network: string
  rest: string
  contract: string
  /** Of before or after a renaming. */
  otherTickers: string[]
  otherNames: string[]
}

export type CurrencyIndex = Entry[]

export const makeCurrencyIndex = (
  currencies: readonly Currency[],
  nameOf: (currency: Currency) => string,
): CurrencyIndex =>
  currencies.map((currency) => {
    const name = searchText(nameOf(currency))
    const { network_name, network_badge, contract_address } = currency.fullInfo
    const others = otherNamesOf(currency.symbolFront, currency.network)
    const codes = codesOfNetwork(currency.network)
    const rest = [currency.symbol, network_name, network_badge, currency.network, currency.name, ...codes]
    return {
      currency,
      ticker: searchText(currency.symbolFront),
      name,
      words: wordParts(name),
      network: searchText(network_name),
      // `TRC-20` is found by `trc20` too.
      rest: [...rest, ...rest.map((text) => text.replace(/-/g, ''))].map(searchText).join(' '),
      contract: searchText(contract_address ?? ''),
      otherTickers: others.tickers.map(searchText),
      otherNames: others.names.map(searchText),
    }
  })

const SHORTEST_CONTRACT = 6

/**
 * What people type for a ticker that is another one here: ISO 4217's code of bitcoin, Kraken's of Dogecoin, what the
 * chain's own people call its coin, and signs.
 */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['xbt', 'btc'],
  ['xdg', 'doge'],
  ['bcc', 'bch'],
  ['bchabc', 'bch'],
  ['bcha', 'xec'],
  ['ripple', 'xrp'],
  ['lumen', 'xlm'],
  ['lumens', 'xlm'],
  ['ether', 'eth'],
  ['₿', 'btc'],
  ['ξ', 'eth'],
  ['₮', 'usdt'],
  ['ð', 'doge'],
  ['ł', 'ltc'],
  ['ɱ', 'xmr'],
  ['$', 'usd'],
  ['€', 'eur'],
  ['£', 'gbp'],
  ['¥', 'jpy'],
])

/** From this length on one letter may be wrong, from the other on two. */
const ONE_TYPO = 4
const TWO_TYPOS = 8
const TYPO_SCORE = 10
const NETWORK_TYPO = 5

const maxTypos = ({ length }: string) => (length >= TWO_TYPOS ? 2 : length >= ONE_TYPO ? 1 : 0)

/** Letters that are wrong, missing, too many or transposed (optimal string alignment); `max + 1` for any more. */
function typos(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isTransposed = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isTransposed ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    before = previous
    previous = current
  }
  return Math.min(previous[other.length] ?? 0, max + 1)
}

function typoDistance(entry: Entry, word: string): number {
  const exact = distance(entry, word)
  const max = maxTypos(word)
  if (exact < Infinity || max === 0) return exact
  const leastOf = (parts: string[]) =>
    Math.min(...parts.map((part) => (part.length < ONE_TYPO - 1 ? Infinity : typos(word, part, max))))
  const named = leastOf([
    entry.ticker,
    ...entry.words,
    ...entry.otherTickers,
    ...entry.otherNames.flatMap(wordParts),
  ])
  if (named <= max) return TYPO_SCORE * named
  const placed = leastOf(wordParts(entry.rest))
  return placed <= max ? TYPO_SCORE * placed + NETWORK_TYPO : Infinity
}

/** Below a name that begins like it, above one that has it further on. */
const WHOLE_NETWORK = 3.5

/** Of a coin's name before or after: behind a coin that is called so today. */
const RENAMED = 0.5

function distance(entry: Entry, word: string): number {
  if (entry.ticker === word || entry.ticker === ALIASES.get(word)) return 0
  return Math.min(nameDistance(entry, word), renamedDistance(entry, word))
}

function nameDistance(entry: Entry, word: string): number {
  if (entry.name === word) return 1
  if (entry.ticker.startsWith(word)) return 2
  if (entry.name.startsWith(word)) return 3
  if (entry.network === word) return WHOLE_NETWORK
  if (entry.words.some((part) => part.startsWith(word))) return 4
  if (word.length >= SHORTEST_CONTRACT && entry.contract.startsWith(word)) return 4
  if (entry.rest.includes(word)) return 5
  if (entry.ticker.includes(word) || entry.name.includes(word)) return 6
  return Infinity
}

function renamedDistance({ otherTickers, otherNames }: Entry, word: string): number {
  if (otherTickers.includes(word)) return RENAMED
  if (otherNames.includes(word)) return 1 + RENAMED
  if (otherTickers.some((ticker) => ticker.startsWith(word))) return 2 + RENAMED
  return otherNames.some((name) => wordParts(name).some((part) => part.startsWith(word)))
    ? 4 + RENAMED
    : Infinity
}

/** `USDT(TRC20)` and `usdt-trc20` are two words, unless something is written just so. */
function partsDistance(entry: Entry, word: string): number {
  const whole = distance(entry, word)
  const parts = wordParts(word)
  if (whole < Infinity || parts.length === 0 || parts[0] === word) return whole
  return parts.reduce((sum, part) => sum + distance(entry, part), 0)
}

export function searchCurrencies(index: CurrencyIndex, query: string): Currency[] {
  const words = searchWords(query)
  const found = matches(index, words, partsDistance)
  return found.length > 0 ? found : matches(index, words.flatMap(wordParts), typoDistance)
}

function matches(index: CurrencyIndex, words: string[], distanceOf: typeof distance): Currency[] {
  const found: { currency: Currency; score: number }[] = []
  for (const entry of index) {
    let score = 0
    for (const word of words) score += distanceOf(entry, word)
    if (score < Infinity) found.push({ currency: entry.currency, score })
  }
  return found.sort((a, b) => a.score - b.score).map(({ currency }) => currency)
}
