/** How to write an adapter: README.md beside this file. */
import type {
  KycTerms,
  RampDirection,
  RampFees,
  RampMethod,
  RampNeed,
  RampRefusalCode,
  RampRegion,
} from '@/domain/ramp/ramp'
import type { Opened, RampCoin, RampFiat, RampOrder, RampQuestion } from '@/domain/ramp/rampOrder'
import type { CatalogueCurrency } from '@/server/catalogue/catalogue'
import type {
  OfferLimits,
  OrderRef,
  ProviderContext,
  ProviderState,
  ProviderWebhook,
  UnmatchedAsset,
} from '@/server/providers/provider'

export type { Opened, RampCoin, RampFiat, RampOrder, RampQuestion } from '@/domain/ramp/rampOrder'

export type RampProfile = {
  name: string
  url: string
  termsUrl: string
  privacyUrl: string
  supportUrl: string
  complaintsUrl: string
  /** Who contracts with the customer, as its imprint says. */
  entity: string
  /** Where it holds an authorisation that we have seen in a register. */
  authorisations: readonly { region: RampRegion; register: string; url: string }[]
  /** Who holds the money while it is exchanged. */
  custody: 'sandbox' | 'custodial'
  /** Whether a purchase needs a signature by the receiving address. */
  proof: Readonly<Record<RampDirection, 'none' | 'signature'>>
  takesExtraId: boolean
  /** Of its pages that an order continues at; absent: none does. */
  pageHosts?: readonly string[]
  /** It needs the visitor's IP address with an order. */
  needsUserIp: boolean
  /** `none`: its orders cannot be read, so ours end with "continues at …". */
  tracks: 'order' | 'none'
  kyc: readonly KycTerms[]
  /** The most that an order may name as the operator's share; 0: it takes none with an order. */
  maxBasisPoints: number
}

export type RampCountry = { buy: boolean; sell: boolean; states?: ReadonlySet<string> }

/** One way to pay or to be paid; limits in units of the fiat currency. */
export type RampRoute = { method: RampMethod; limits: OfferLimits | null; minutes: [number, number] | null }

/** What can be offered, cached for minutes. */
export type RampOfferings = {
  /** By ISO 3166-1 alpha-2, upper case; null: it does not say, so the operator's setting alone decides. */
  countries: ReadonlyMap<string, RampCountry> | null
  /** By our symbol. */
  fiats: ReadonlyMap<string, RampFiat>
  coins: ReadonlyMap<string, RampCoin>
  /** Empty: not exchanged. `country` null: in any of its countries. */
  routes: (direction: RampDirection, country: string | null, fiat: RampFiat, coin: RampCoin) => RampRoute[]
  unmatched: UnmatchedAsset[]
}

export type RampRefusal = {
  code: RampRefusalCode
  /** In units of the typed side where `code` is about a limit; never of the other side. */
  limit: string | null
}

export type RampOffer = {
  method: RampMethod
  /** Ties `open` to this quote; null where the ramp has none. */
  quoteKey: string | null
  /** All fees inside: what leaves the visitor, and what arrives. */
  pay: string
  get: string
  fees: RampFees
  isEstimate: boolean
  /** Milliseconds since 1970. */
  validUntil: number | null
  minutes: [number, number] | null
  limits: OfferLimits
  needs: readonly RampNeed[]
  /** How its order goes on, as far as is known beforehand. */
  opens: 'redirect' | 'sign' | 'transfer' | 'deposit'
}

export type RampAnswer = RampOffer | { method: RampMethod | null; refused: RampRefusal }

/** What the answer repeats; null: it does not. Compared before anything is shown. */
export type RampEcho = {
  fiat: string | null
  coin: string | null
  pay: string | null
  get: string | null
  address: string | null
  extraId: string | null
}

export type OpenedOrder = { ref: OrderRef; opened: Opened; echo: RampEcho }

/** Both legs: `paid` is the visitor's, `delivered` the ramp's. `creating` is a proof or an identity check still to come. */
export type RampState = ProviderState & {
  paid: boolean
  delivered: boolean
  /** Where it appears or changes late, such as the deposit address of a sale after an identity check. */
  opened: Opened | null
  /** The checkout can no longer be used, and nothing was paid: it may be opened again. */
  checkoutExpired: boolean
}

/** What a return address says; a hint alone, and never that anything was paid. */
export type Returned = { ref: string | null; hint: 'done' | 'failed' | 'cancelled' | null }

/** Every method throws `ProviderError`. */
export type Ramp = {
  /** Stands in the database, in settings and in addresses: lower case, never renamed. */
  readonly id: string
  readonly profile: RampProfile
  offerings: (catalogue: readonly CatalogueCurrency[], context: ProviderContext) => Promise<RampOfferings>
  /** Without any effect. Never throws for one method: its refusal is an entry, as long as the ramp answered at all. */
  quote: (question: RampQuestion, context: ProviderContext) => Promise<RampAnswer[]>
  /** Once per press, never repeated. Without a clear answer it throws `outcome_unknown`. */
  open: (order: RampOrder, context: ProviderContext) => Promise<OpenedOrder>
  /** With the signature of `sign`. */
  prove?: (ref: OrderRef, signature: string, context: ProviderContext) => Promise<Opened>
  /** Absent where `tracks` is `none`. */
  read?: (ref: OrderRef, context: ProviderContext) => Promise<RampState>
  returned?: (query: Readonly<Record<string, string>>) => Returned
  /** Finds an order whose answer was lost. */
  find?: (
    order: RampOrder,
    since: number,
    context: ProviderContext,
  ) => Promise<OpenedOrder | 'none' | 'unknown'>
  /** Whose state to read again: a webhook is never trusted for more. Null: not from the ramp. */
  receive?: (webhook: ProviderWebhook) => string | null
  cancel?: (ref: OrderRef, context: ProviderContext) => Promise<void>
}
