import { assetsOf, wordsOf } from './asset'
import { slugOf, type Currency } from './currency'
import { mainNetworkOf } from './mainNetwork'
import { oncePerList } from '@/domain/text/oncePerList'

/** In lower case: symbol (`usdttrc20`), ticker and network (`usdt-trx`), ticker or name. The surer spelling wins. */
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
    return spelled
  },
)
