import { tickerOf } from '@/domain/currency/currency'
import { fraction } from '@/server/kernel/hash'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import {
  SAMPLE_CRYPTO_USD,
  SAMPLE_FIAT_USD,
  SAMPLE_FOLLOWS,
  SAMPLE_TAIL_USD,
} from '@/server/seed/samplePrices'

/** Currencies of one leader have one price. */
export function priceLeader(currency: CatalogueCurrency): string {
  const ticker = tickerOf(currency)
  return currency.isFiat ? ticker : (SAMPLE_FOLLOWS[ticker] ?? ticker)
}

/** US dollars for a unit, from a table of samples that nothing moves. It tells the size of an amount to try; it is no
 * price, so it is neither shown nor paid by. */
export function roughPrice(currency: CatalogueCurrency): number {
  const leader = priceLeader(currency)
  const sample = (currency.isFiat ? SAMPLE_FIAT_USD : SAMPLE_CRYPTO_USD)[leader]
  if (sample !== undefined) return sample
  if (currency.fullInfo.isStable) return 1
  const { lowest, highest } = SAMPLE_TAIL_USD
  const spread = Math.pow(highest / lowest, fraction(`base:${leader}`))
  return Number((lowest * spread).toPrecision(3))
}
