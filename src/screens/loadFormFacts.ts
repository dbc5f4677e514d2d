import { loadCatalogue } from '@/api/loadCatalogue'
import { loadFirstQuote } from './loadFirstQuote'

/** The form's own currencies; the rest of the list waits for the picker. */
const FIRST_SYMBOLS = ['btc', 'eth', 'eur']
const FIRST_AMOUNT = '0.1'

/** What the empty form is served with: its first currencies and their quote. */
export async function loadFormFacts() {
  const { currencies } = await loadCatalogue()
  const [from, to] = FIRST_SYMBOLS.map((symbol) => currencies.find((currency) => currency.symbol === symbol))
  // The store's own draft is this very pair; handing it over again would undo what a visitor typed meanwhile.
  const { quote } = from && to ? await loadFirstQuote(from, to, FIRST_AMOUNT) : {}
  return {
    data: null,
    facts: {
      currencies: currencies.filter(({ symbol }) => FIRST_SYMBOLS.includes(symbol)),
      ...(quote && { quote }),
    },
  }
}
