import { assetsOf, wordsOf } from './asset'
import { slugOf, tickerOf, type Currency } from './currency'
import { mainNetworkOf } from './mainNetwork'
import { codesOfNetwork } from './networkCodes'
import { tickersOf } from './renamedCoins'
import { oncePerList } from '@/domain/text/oncePerList'

/** In lower case: symbol (`usdttrc20`), ticker and network (`usdt-trx`), ticker or name, and then the names that coin
 * and network had or have elsewhere (`usdt-trc20`, `gram`). The surer spelling wins. */
export const currencySpellings = oncePerList(
  (currencies: readonly Currency[]): ReadonlyMap<string, Currency> => {
    const assets = assetsOf(currencies)
    const spelled = new Map<string, Currency>()
    const add = (spelling: string, currency: Currency) => {
      if (spelling && !spelled.has(spelling)) spelled.set(spelling, currency)
    }
    for (const currency of currencies) add(currency.symbol, currency)
    for (const currency of currencies) add(slugOf(currency), currency)
    for (const { url, currencies: on } of assets) add(url, mainNetworkOf(on))
    for (const { name, currencies: on } of assets) add(wordsOf(name), mainNetworkOf(on))
    for (const currency of currencies) {
      const tickers = tickersOf(currency.symbolFront, currency.network)
      for (const network of [currency.network, ...codesOfNetwork(currency.network)])
        for (const ticker of tickers) add(slugOf({ symbolFront: ticker, network }), currency)
      for (const ticker of tickers) add(tickerOf({ symbolFront: ticker }), currency)
    }
    return spelled
  },
)
