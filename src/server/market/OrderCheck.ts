import type { Range } from '@/contract/quotes'
import type { CatalogueCurrency } from '@/server/currencies/catalogue'
import type { Provider, ProviderAsset } from '@/server/providers/provider'
import type { PriceRecord } from '@/domain/money/priceRecord'
import type { FieldErrors } from '@/server/api/validationError'

/** What an exchange is made on: amounts as decimal strings, and until when the deposit may come (ISO 8601, UTC). */
export type OrderTerms = {
  from: CatalogueCurrency
  to: CatalogueCurrency
  expectedAmountFrom: string
  expectedAmountTo: string
  validUntil: string
  priceRecord: PriceRecord
  /** Of the fixed rate; null for a floating one. */
  rateJti: string | null
  /** Null: the sandbox carries it out. */
  live: LiveTerms | null
}

/** Whom the order goes to, and in whose words. */
export type LiveTerms = {
  provider: Provider
  from: ProviderAsset
  to: ProviderAsset
  rateKey: string | null
}

export type OrderCheck = {
  /** Null when anything in `fields` was refused. */
  terms: OrderTerms | null
  /** Known also where the order is refused, so that its addresses can be checked in the same response. */
  from?: CatalogueCurrency
  to?: CatalogueCurrency
  fields: FieldErrors
  /** Of the typed amount, where the pair is known. */
  limits?: Range
}
