import type { Currency } from './currency'

type Entry = {
  currency: Currency
  ticker: string
  name: string
  words: string[]
  rest: string
  contract: string
}

export type CurrencyIndex = Entry[]

export const makeCurrencyIndex = (
  currencies: readonly Currency[],
  nameOf: (currency: Currency) => string,
): CurrencyIndex =>
  currencies.map((currency) => {
    const name = nameOf(currency).toLowerCase()
    const { network_name, network_badge, contract_address } = currency.fullInfo
    return {
      currency,
      ticker: currency.symbolFront.toLowerCase(),
      name,
      words: name.split(/[^\p{L}\p{N}]+/u),
      rest: [currency.symbol, network_name, network_badge, currency.network, currency.name]
        .join(' ')
        .toLowerCase(),
      contract: contract_address?.toLowerCase() ?? '',
    }
  })

const SHORTEST_CONTRACT = 6

function distance(entry: Entry, word: string): number {
  if (entry.ticker === word) return 0
  if (entry.name === word) return 1
  if (entry.ticker.startsWith(word)) return 2
  if (entry.name.startsWith(word)) return 3
  if (entry.words.some((part) => part.startsWith(word))) return 4
  if (word.length >= SHORTEST_CONTRACT && entry.contract.startsWith(word)) return 4
  if (entry.rest.includes(word)) return 5
  if (entry.ticker.includes(word) || entry.name.includes(word)) return 6
  return Infinity
}

export function searchCurrencies(index: CurrencyIndex, query: string): Currency[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const found: { currency: Currency; score: number }[] = []
  for (const entry of index) {
    let score = 0
    for (const word of words) score += distance(entry, word)
    if (score < Infinity) found.push({ currency: entry.currency, score })
  }
  return found.sort((a, b) => a.score - b.score).map(({ currency }) => currency)
}
