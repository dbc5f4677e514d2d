import { assetsOf, wordsOf } from '@/domain/currency/asset'
import type { Currency } from '@/domain/currency/currency'
import { coinFacts } from '@/features/coin/coinFacts'

/** The one coin these currencies are. */
export function aCoin(...currencies: Currency[]) {
  const [asset, other] = assetsOf(currencies)
  if (!asset || other) throw new Error('these currencies are not one coin')
  return coinFacts(asset, wordsOf(asset.name), { buy: true, sell: true })
}
