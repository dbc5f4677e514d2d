/** The port between the exchange and whoever carries it out. Quotes, pairs, ranges and orders ask it and nothing else;
 * how to write an adapter stands in README.md beside this file. */
import type { ExchangeActionName, ExchangeIssue, ExchangeStatus } from '@/domain/exchange/exchange'
import type { CatalogueCurrency } from '@/server/currencies/catalogue'

/** Facts that visitors compare offers by. */
export type ProviderProfile = {
  name: string
  /** Pages of the provider itself, https. */
  url: string
  supportUrl: string
  termsUrl: string
  /** Who holds the money while it is exchanged: a company, or a protocol without one. */
  custody: 'sandbox' | 'custodial' | 'protocol'
  /** How often its checks ask a person for documents: its own word, or what others report. */
  kyc: 'never' | 'rare' | 'possible'
  /** It refuses calls that do not name the visitor's IP address. */
  needsUserIp: boolean
  refundAddress: 'required' | 'optional' | 'later'
  /** Days after which a deposit address may belong to somebody else's order, and is never shown again. Absent: it stays
   * with its order. */
  addressDays?: number
}

/** One of our currencies as the provider knows it. */
export type ProviderAsset = {
  /** Ours. */
  symbol: string
  /** Theirs: the code of the coin and of its network as their calls want them. */
  code: string
  network: string
  /** Decimal places; null where the provider does not say. */
  precision: number | null
  memo: 'none' | 'optional' | 'required'
  isDeposit: boolean
  isPayout: boolean
  isFixed: boolean
  /** Absent: it is offered at a floating rate. */
  isFloating?: boolean
}

/** A currency that the provider has and we do not offer through it, with the reason; for `providers:check`. */
export type UnmatchedAsset = {
  code: string
  network: string
  reason: 'network_unknown' | 'not_in_catalogue' | 'contract_differs' | 'precision_differs' | 'ambiguous'
}

/** By our symbol. */
export type ProviderAssets = { assets: ReadonlyMap<string, ProviderAsset>; unmatched: UnmatchedAsset[] }

/** Every amount is a decimal string in units of the coin it belongs to. */
export type ProviderQuestion = {
  from: ProviderAsset
  to: ProviderAsset
  /** Of `from`, or of `to` where `reverse`. */
  amount: string
  reverse: boolean
  fixed: boolean
}

/** Limits in units of the typed side; `max` null: none is known. */
export type OfferLimits = { min: string | null; max: string | null }

export type Offer = {
  /** What `create` hands back, so that the order is made on this very quote; null where the provider has none. */
  rateKey: string | null
  fixed: boolean
  amountFrom: string
  /** What arrives, after every fee that the provider takes. */
  amountTo: string
  /** In units of `to`, already taken off `amountTo`; null where the provider does not say. */
  networkFee: string | null
  limits: OfferLimits
  /** Milliseconds since 1970; null for a floating offer. */
  validUntil: number | null
  /** Usual minutes, least and most; null where the provider does not say. */
  minutes: [number, number] | null
}

export type ProviderOrder = ProviderQuestion & {
  rateKey: string | null
  /** What the visitor was promised; the answer is compared with it. */
  expectedFrom: string
  expectedTo: string
  addressTo: string
  extraIdTo: string | null
  refundAddress: string | null
  refundExtraId: string | null
  /** Ours, unique; sent where the provider takes one. */
  orderKey: string
}

/** `secret`: server-only, what the provider wants besides its id. */
export type OrderRef = { id: string; secret: string | null }

export type CreatedOrder = {
  ref: OrderRef
  depositAddress: string
  depositExtraId: string | null
  amountFrom: string
  amountTo: string
  /** As the provider repeats them; null where it does not. They are compared with what was ordered. */
  echo: { addressTo: string | null; extraIdTo: string | null; from: string | null; to: string | null }
  validUntil: number | null
  /** The provider's own page of this order. */
  url: string | null
}

export type ProviderState = {
  /** An unknown word of the provider is `verifying` with the issue `provider_status_unknown`, never an error. */
  status: ExchangeStatus
  issue: ExchangeIssue | null
  actions: readonly ExchangeActionName[]
  /** What really came in and went out; null while nothing did. */
  amountFrom: string | null
  amountTo: string | null
  txFrom: string | null
  txTo: string | null
  refundTx: string | null
  /** The provider's own word, for logs and metrics. */
  word: string
}

export type ProviderAction = { action: ExchangeActionName; address: string | null; extraId: string | null }

/** `userIp` only reaches providers whose profile says `needsUserIp`. */
export type ProviderContext = { signal: AbortSignal; userIp: string | null }

export type ProviderWebhook = { headers: Record<string, string | undefined>; body: string }

/** Whatever can be compared and ordered. Every method throws `ProviderError`. */
export type OfferingProvider<Context> = {
  /** Stands in the database, in settings and in addresses: lower case, never renamed. */
  readonly id: string
  readonly profile: ProviderProfile
  assets: (catalogue: readonly CatalogueCurrency[], context: Context) => Promise<ProviderAssets>
  /** The price of exactly one question, without any effect at the provider. */
  quote: (question: ProviderQuestion, context: Context) => Promise<Offer>
  /** Called once per order and never repeated. Whatever may have reached the provider and got no clear answer is
   * `outcome_unknown`. */
  create: (order: ProviderOrder, context: Context) => Promise<CreatedOrder>
}

/** A service that is called over the network, where its orders lie. */
export type Provider = OfferingProvider<ProviderContext> & {
  read: (ref: OrderRef, context: ProviderContext) => Promise<ProviderState>
  /** Absent: the provider has no API for it, and the visitor is sent to its support. */
  act?: (ref: OrderRef, action: ProviderAction, context: ProviderContext) => Promise<void>
  checkAddress?: (
    asset: ProviderAsset,
    address: string,
    extraId: string | null,
    context: ProviderContext,
  ) => Promise<'valid' | 'invalid' | 'unknown'>
  /** Finds an order whose answer was lost, as `create` would have answered; absent where the provider cannot list
   * orders. Only an order that is surely this one: its payout address and amounts are compared afterwards. */
  find?: (
    order: ProviderOrder,
    since: number,
    context: ProviderContext,
  ) => Promise<CreatedOrder | 'none' | 'unknown'>
  /** Whose state is to be read again; a webhook is never trusted for more. Null: not from the provider. */
  receive?: (webhook: ProviderWebhook) => string | null
}
