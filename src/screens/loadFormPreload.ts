import { readSite } from '@/config/site'
import { loadCatalogue } from '@/api/loadCatalogue'
import { loadFirstQuote } from './loadFirstQuote'

const FIRST_PAIR = { from: 'btc', to: 'eth' }
const FIRST_FIAT = 'eur'

export async function loadFormPreload() {
  const { currencies } = await loadCatalogue()
  const { defaultPair } = readSite().operator
  const first = defaultPair ?? FIRST_PAIR
  const symbols = [first.from, first.to, FIRST_FIAT]
  const [from, to] = symbols.map((symbol) => currencies.find((currency) => currency.symbol === symbol))
  // Without its draft: a returning visitor's own choice stays.
  const { quote, prices } = from && to ? await loadFirstQuote(from, to, { chosen: defaultPair?.amount }) : {}
  return {
    data: null,
    preloaded: {
      currencies: currencies.filter(({ symbol }) => symbols.includes(symbol)),
      ...(quote && { quote }),
      ...(prices && { prices }),
    },
  }
}
