import { readSite } from '@/config/site'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadFirstQuote } from './loadFirstQuote'

const FIRST_PAIR = { from: 'btc', to: 'eth', amount: '0.1' }
/** What the buttons for buying and selling begin with. */
const FIRST_FIAT = 'eur'

export async function loadFormPreload() {
  const { currencies } = await loadCatalogue()
  const first = readSite().operator.defaultPair ?? FIRST_PAIR
  const symbols = [first.from, first.to, FIRST_FIAT]
  const [from, to] = symbols.map((symbol) => currencies.find((currency) => currency.symbol === symbol))
  const { quote } = from && to ? await loadFirstQuote(from, to, first.amount) : {}
  return {
    data: null,
    facts: {
      currencies: currencies.filter(({ symbol }) => symbols.includes(symbol)),
      ...(quote && { quote }),
    },
  }
}
