/** How to write an adapter: README.md beside this file. */
import type { ExchangeActionName, ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import type {
  DepositPlace,
  ProviderAsset,
  ProviderOrder,
  ProviderQuestion,
} from '@/domain/exchange/providerOrder'
import type { CommissionTerms } from '@/domain/money/commission'
import type { RefundTerms } from '@/domain/exchange/refundTerms'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'

export type ProviderProfile = {
  name: string
  url: string
  supportUrl: string
  termsUrl: string
  /** Who holds the money while it is exchanged. */
  custody: 'sandbox' | 'custodial' | 'protocol'
  /** How often documents are required, by its own word or reports. */
  kyc: 'never' | 'rare' | 'possible'
  /** It refuses calls without the visitor's IP address. */
  needsUserIp: boolean
  refundAddress: 'required' | 'optional' | 'later'
  /** How a deposit comes back that cannot be exchanged (domain/exchange/refundTerms.ts). */
  refunds: RefundTerms
  /** Days after which a deposit address may belong to another order and is no longer shown. Absent: never. */
  addressDays?: number
  commission: CommissionTerms
}

/** For `providers:check`. */
export type UnmatchedAsset = {
  code: string
  network: string
  reason:
    | 'network_unknown'
    /** A coin of a chain we know, which we do not. */
    | 'ticker_unknown'
    | 'not_in_catalogue'
    | 'contract_differs'
    /** It has the ticker of a token of ours. */
    | 'contract_missing'
    /** Its holders received another coin for it (`RENAMED_COINS`). */
    | 'coin_replaced'
    | 'precision_differs'
    | 'ambiguous'
  /** Ours, where the reason is about one. */
  symbol?: string
}

/** By our symbol. */
export type ProviderAssets = { assets: ReadonlyMap<string, ProviderAsset>; unmatched: UnmatchedAsset[] }

/** In units of the typed side; `max` null: none is known. */
export type OfferLimits = { min: string | null; max: string | null }

export type Offer = {
  /** Ties `create` to this very quote; null where the provider has none. */
  rateKey: string | null
  fixed: boolean
  amountFrom: string
  /** After every fee of the provider. */
  amountTo: string
  /** In units of `to`, already off `amountTo`; null: not known. */
  networkFee: string | null
  limits: OfferLimits
  /** Milliseconds since 1970; null for a floating offer. */
  validUntil: number | null
  /** Usual minutes, least and most; null: not known. */
  minutes: [number, number] | null
}

/** `secret`: server-only. */
export type OrderRef = { id: string; secret: string | null }

export type CreatedOrder = DepositPlace & {
  ref: OrderRef
  amountFrom: string
  amountTo: string
  /** As the provider repeats them; compared with what was ordered. `basisPoints`: the commission, where it repeats one. */
  echo: {
    addressTo: string | null
    extraIdTo: string | null
    from: string | null
    to: string | null
    basisPoints?: number
  }
}

export type ProviderState = {
  /** An unknown word is `verifying` with the issue `provider_status_unknown`, never an error. */
  status: ExchangeStatus
  issue: ExchangeIssue | null
  actions: readonly ExchangeActionName[]
  /** What really came in and went out; null while nothing did. */
  amountFrom: string | null
  amountTo: string | null
  txFrom: string | null
  txTo: string | null
  refundTx: string | null
  /** For logs and metrics. */
  word: string
}

/** `createdAt`: milliseconds since 1970, of our row, so before the provider's own order. */
export type ListedOrder = OrderRef & { createdAt: number }

/** By id, also of orders that were not named. What is missing has to be read by itself; `later`: this answer ends before
 * it. */
export type BulkRead = ReadonlyMap<string, ProviderState | 'later'>

export type ProviderAction = { action: ExchangeActionName; address: string | null; extraId: string | null }

/** `userIp` only reaches providers whose profile says `needsUserIp`. */
export type ProviderContext = { signal: AbortSignal; userIp: string | null }

export type ProviderWebhook = { headers: Record<string, string | undefined>; body: string }

/** What it reports that orders earned, in pages. */
export type EarningsPage = {
  rows: {
    /** Its own id of the order. */
    providerId: string
    basisPoints: number
    /** By our symbol. */
    asset: string
    /** A decimal string in `asset`: the operator's part. */
    amount: string
    /** Which of its records says so. */
    evidence: string
  }[]
  /** Continues after these rows; null: there is nothing to continue from. */
  cursor: string | null
}

/** Every method throws `ProviderError`. */
export type OfferingProvider<Context> = {
  /** Stands in the database, in settings and in addresses: lower case, never renamed. */
  readonly id: string
  readonly profile: ProviderProfile
  assets: (catalogue: readonly CatalogueCurrency[], context: Context) => Promise<ProviderAssets>
  /** Without any effect at the provider. */
  quote: (question: ProviderQuestion, context: Context) => Promise<Offer>
  /** Once per order, never repeated. Without a clear answer it throws `outcome_unknown`. */
  create: (order: ProviderOrder, context: Context) => Promise<CreatedOrder>
}

export type Provider = OfferingProvider<ProviderContext> & {
  read: (ref: OrderRef, context: ProviderContext) => Promise<ProviderState>
  /** Several orders with one call, oldest first, at most `max`; absent where the service has none. Everything that `read`
   * would say of an order, or nothing of it. */
  readMany?: {
    max: number
    /** It says all only of those of which nothing has arrived. */
    isOfWaitingOnly?: true
    read: (orders: readonly ListedOrder[], context: ProviderContext) => Promise<BulkRead>
  }
  /** Absent: the visitor is sent to the provider's support. */
  act?: (ref: OrderRef, action: ProviderAction, context: ProviderContext) => Promise<void>
  checkAddress?: (
    asset: ProviderAsset,
    address: string,
    extraId: string | null,
    context: ProviderContext,
  ) => Promise<'valid' | 'invalid' | 'unknown'>
  /** Finds an order whose answer was lost; absent where orders cannot be listed. Payout and amounts are compared. */
  find?: (
    order: ProviderOrder,
    since: number,
    context: ProviderContext,
  ) => Promise<CreatedOrder | 'none' | 'unknown'>
  /** Absent: it reports no earnings by order. @param cursor null: from the first one */
  earnings?: (cursor: string | null, context: ProviderContext) => Promise<EarningsPage>
  /** Whose state to read again: a webhook is never trusted for more. Null: not from the provider. */
  receive?: (webhook: ProviderWebhook) => string | null
}
