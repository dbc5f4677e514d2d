import type { Range } from '@/contract/quotes'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import type { ProviderAsset } from '@/domain/exchange/providerOrder'
import type { Provider } from '@/server/providers/provider'
import type { Commission } from '@/domain/money/commission'
import type { PriceRecord } from '@/domain/money/priceRecord'
import type { FieldErrors } from '@/server/kernel/validationError'

/** Decimal strings and ISO 8601, UTC. */
export type OrderTerms = {
  from: CatalogueCurrency
  to: CatalogueCurrency
  expectedAmountFrom: string
  expectedAmountTo: string
  validUntil: string
  priceRecord: PriceRecord
  commission: Commission
  rateJti: string | null
  /** Null: the sandbox. */
  live: LiveTerms | null
}

export type LiveTerms = {
  provider: Provider
  from: ProviderAsset
  to: ProviderAsset
  rateKey: string | null
  basisPoints: number
}

export type OrderCheck = {
  terms: OrderTerms | null
  /** Also where the order is refused, so that its addresses can be checked in the same response. */
  from?: CatalogueCurrency
  to?: CatalogueCurrency
  fields: FieldErrors
  /** Of the typed amount. */
  limits?: Range
}
