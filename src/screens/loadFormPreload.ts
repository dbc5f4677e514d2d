import { loadCatalogue } from '@/api/loadCatalogue'
import { loadFirstQuote } from './loadFirstQuote'

const FIRST_SYMBOLS = ['btc', 'eth', 'eur']
const FIRST_AMOUNT = '0.1'

export async function loadFormPreload() {
  const { currencies } = await loadCatalogue()
  const [from, to] = FIRST_SYMBOLS.map((symbol) => currencies.find((currency) => currency.symbol === symbol))
  const { quote } = from && to ? await loadFirstQuote(from, to, FIRST_AMOUNT) : {}
  return {
    data: null,
    facts: {
      currencies: currencies.filter(({ symbol }) => FIRST_SYMBOLS.includes(symbol)),
      ...(quote && { quote }),
    },
  }
}
