import { loadCatalogue } from '@/api/loadCatalogue'
import { loadFirstQuote } from './loadFirstQuote'

const FIRST_SYMBOLS = ['btc', 'eth', 'eur']

export async function loadFormPreload() {
  const { currencies } = await loadCatalogue()
  const [from, to] = FIRST_SYMBOLS.map((symbol) => currencies.find((currency) => currency.symbol === symbol))
  // Without its draft: a visitor who comes back finds what they had chosen.
  const { quote, prices } = from && to ? await loadFirstQuote(from, to) : {}
  return {
    data: null,
    facts: {
      currencies: currencies.filter(({ symbol }) => FIRST_SYMBOLS.includes(symbol)),
      ...(quote && { quote }),
      ...(prices && { prices }),
    },
  }
}
