import { loadCatalogue } from '@/api/loadCatalogue'
import { FIRST_PAIR } from '@/domain/currency/firstPair'
import { loadFirstQuote } from './loadFirstQuote'

const FIRST_FIAT = 'eur'

export async function loadFormPreload() {
  const { currencies, firstPair } = await loadCatalogue()
  const first: { from: string; to: string; amount?: string } = firstPair ?? FIRST_PAIR
  const symbols = [first.from, first.to, FIRST_FIAT]
  const [from, to] = symbols.map((symbol) => currencies.find((currency) => currency.symbol === symbol))
  // Without its draft: a returning visitor's own choice stays.
  const { quote, prices } = from && to ? await loadFirstQuote(from, to, { chosen: first.amount }) : {}
  return {
    data: null,
    preloaded: {
      currencies: currencies.filter(({ symbol }) => symbols.includes(symbol)),
      ...(quote && { quote }),
      ...(prices && { prices }),
    },
  }
}
