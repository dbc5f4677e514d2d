import { startedOperator } from '@/config/operator/startOperator'
import { isPairNamed } from '@/domain/currency/coinChoice'
import { tickerOf } from '@/domain/currency/currency'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'

const named = (currency: CatalogueCurrency) => ({
  symbol: currency.symbol,
  ticker: tickerOf(currency),
  network: currency.network,
})

/** By `pairs.deny` of the operator file or the desk. */
export function isDeniedPair(from: CatalogueCurrency, to: CatalogueCurrency): boolean {
  const deny = startedOperator().file.pairs?.deny
  return deny !== undefined && isPairNamed(deny, named(from), named(to))
}
