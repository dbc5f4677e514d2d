import type { ExchangeStatus } from '@/domain/exchange/exchange'
import type { RampDirection, RampMethod, RampRefusalCode } from '@/domain/ramp/ramp'
import type { ProviderErrorCode } from '@/server/outbound/ProviderError'
import type { OrderRef, ProviderWebhook, UnmatchedAsset } from '@/server/providers/provider'
import type {
  OpenedOrder,
  Ramp,
  RampCoin,
  RampCountry,
  RampFiat,
  RampOffer,
  RampOrder,
  RampQuestion,
  RampState,
  Returned,
} from '@/server/ramps/ramp'
import type { RecordedRequest, Routes } from '../providers/fakeProvider'

/** Our symbols. */
type RampPair = { fiat: string; coin: string }
export type QuestionCase = Partial<Omit<RampQuestion, 'fiat' | 'coin'>> & { amount: string; pair?: RampPair }
export type OrderCase = Partial<Omit<RampOrder, 'fiat' | 'coin'>> & { pair?: RampPair }

/** A ramp behind its fake server. `routes` of a case stand before those of the healthy ramp. */
export type RampHarness = {
  make: (url: string) => Ramp
  /** What the adapter was given and no error may repeat. */
  secrets: readonly string[]
  routes: Routes
  offerings: {
    fiats: Record<string, Partial<RampFiat>>
    coins: Record<string, Partial<RampCoin>>
    /** Symbols that are not offered, of money or coins. */
    absent: readonly string[]
    unmatched: readonly UnmatchedAsset[]
    /** Null: the ramp does not say. A country that is undefined is not among them. */
    countries: Record<string, RampCountry | undefined> | null
    /** Which methods there are, in their order. */
    methods: {
      direction: RampDirection
      country: string | null
      fiat: string
      coin: string
      methods: RampMethod[]
    }[]
    /** The lists with one row more that cannot be read; absent where none is requested for. */
    withBrokenRow?: Routes
  }
  pair: RampPair
  /** All of `answers` are among those given; of a quote for every method where the question names none. */
  quotes: {
    title: string
    question: QuestionCase
    routes?: Routes
    answers: (Partial<RampOffer> & { method: RampMethod })[]
  }[]
  /** Entries of a quote. */
  refusals: {
    title: string
    question?: Partial<QuestionCase>
    routes: Routes
    method: RampMethod | null
    code: RampRefusalCode
    limit?: string
  }[]
  /** Of the first of `quotes`: its healthy answer for another typed amount; absent where answers repeat none. */
  answerFor?: (amount: string) => Routes
  /** Of the first of `quotes`: the amount that arrives written as this piece of JSON, and what becomes of it. */
  amountOf: (json: string) => Routes
  amounts: { json: string; get: string | null }[]
  /** The basis points that a request names: null where they are wrong, undefined where it is about no price. Absent for a
   * ramp whose orders cannot name any. */
  commissionIn?: (request: RecordedRequest) => number | null | undefined

  /** Beside the first quote: what an order names more. */
  order: OrderCase & { amount: string }
  /** Whether a request makes an order. */
  isEffect: (request: RecordedRequest) => boolean
  /** Which route makes an order; absent: an address that we write ourselves continues at the ramp. */
  openRoute?: string
  opens: {
    title: string
    order?: OrderCase
    routes?: Routes
    opened: { [Part in keyof OpenedOrder]?: Partial<OpenedOrder[Part]> }
    /** What the one call carried; a part of it is enough. */
    sent?: unknown
    /** Calls before and after the one, such as the reading of what was made. */
    otherCalls?: number
  }[]
  /** Of `open`; what has no route of `openRoute` is refused before any call. */
  openRefusals: {
    title: string
    order?: OrderCase
    routes?: Routes
    code: ProviderErrorCode
    limit?: string
    side?: 'from' | 'to'
  }[]
  /** The answer of `openRoute` that continues at this address; absent where we write it ourselves or there is none. */
  pageOf?: (url: string) => Routes
  /** The visitor's address in a request, for a ramp that needs it with an order. */
  userIpIn?: (request: RecordedRequest) => unknown

  /** How an order is read; absent where `tracks` is `none`. */
  reads?: {
    ref: OrderRef
    route: string
    stateOf: (word: string) => Routes
    words: Record<string, { status: ExchangeStatus; paid: boolean; delivered: boolean }>
    /** Its state is derived from other fields, so that no word is unknown. */
    hasNoWords?: true
    states: { title: string; routes: Routes; state: Partial<RampState> }[]
    /** A finished order whose amounts are none. */
    wrongAmounts: Routes
    /** Of an order that the ramp does not know; absent: 404. */
    unknown?: Routes
    /** The answers about an order that its customer has not begun at the ramp: it is open, and never unknown. */
    notBegun?: readonly Routes[]
  }
  returns?: { query: Record<string, string>; returned: Returned }[]
  /** `of`: what is posted about the order of this id; `signature`: the header it is signed with. */
  webhook?: { of: (id: unknown) => ProviderWebhook; signature?: string }
}
