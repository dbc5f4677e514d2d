import { assetsOf, wordsOf } from './asset'
import { slugOf, type Currency } from './currency'

/**
 * Every way people and old links write a currency in an address, in lower case: its symbol (`usdttrc20`), ticker and
 * network (`usdt-trx`), and for the best known network of a coin its ticker or name (`bitcoin`). The surer spelling wins.
 */
export function currencySpellings(currencies: readonly Currency[]): ReadonlyMap<string, Currency> {
  const assets = assetsOf(currencies)
  const spelled = new Map<string, Currency>()
  const add = (spelling: string, currency: Currency) => {
    if (spelling && !spelled.has(spelling)) spelled.set(spelling, currency)
  }
  for (const currency of currencies) add(currency.symbol, currency)
  for (const currency of currencies) add(slugOf(currency), currency)
  for (const { url, currencies: on } of assets) add(url, on[0])
  for (const { name, currencies: on } of assets) add(wordsOf(name), on[0])
  return spelled
}
