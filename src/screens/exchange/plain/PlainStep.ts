import type { OwnedExchange } from '@/contract/exchanges'
import type { RampOffers, RampOptions } from '@/contract/ramps'
import type { Currency } from '@/domain/currency/currency'
import type { QuoteRequest, RampPlace } from '@/domain/exchange/quote'
import type { RecipientProblem } from '@/domain/exchange/recipientProblems'
import type { PromoProblem } from '@/domain/partner/promoCode'
import type { Failure } from '@/domain/text/failure'
import type { AmountProblem } from '@/store/quote/amountProblem'
import type { Quoted } from '@/store/quote/quoted'
import type { RampHold } from '@/store/quote/rampPair'
import type { JudgedRecipient } from './judgeRecipient'
import type { PlainForm } from './PlainForm'
import type { Pair } from './requestOfForm'

export type GivenForm = { form: PlainForm; isPosted: boolean; pair: Pair; currencies: readonly Currency[] }

export type PlainQuoted = { request: QuoteRequest; estimate: Quoted }

/** Of a pair that ramps buy or sell. */
export type ShownRamps = {
  options: Pick<RampOptions, 'countries'>
  place: RampPlace
  hold: RampHold | null
  /** Null: not requested. */
  list: RampOffers | null
}

/** What the page shows. */
export type PlainStep =
  | {
      step: 'amount'
      form: PlainForm
      quoted: PlainQuoted | null
      problem: AmountProblem | Failure | null
      ramps?: ShownRamps
    }
  | {
      step: 'address'
      form: PlainForm
      quoted: PlainQuoted
      judged: JudgedRecipient | null
      refused: Partial<Record<string, RecipientProblem>>
      promo?: PromoProblem | null
      ramps?: ShownRamps
    }
  | {
      step: 'review'
      form: PlainForm
      quoted: PlainQuoted
      judged: JudgedRecipient
      /** What was reviewed before, where the terms are others now. */
      changed: { before: string; hasExpired: boolean } | null
      failure: Failure | null
    }
  | { step: 'placed'; exchange: OwnedExchange }
