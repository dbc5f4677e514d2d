import { createAction } from '@reduxjs/toolkit'
import type { Currency } from '@/domain/currency'
import type { LastExchange } from '@/contract/exchanges'
import type { Estimate } from '@/contract/quotes'
import type { QuoteQuestion } from '@/domain/quote'
import type { Site } from '@/domain/site'

/** What a page brings along for the store: only what its first view shows. */
export type PageFacts = {
  site: Site
  currencies: Currency[]
  lastExchanges?: LastExchange[]
  /** Prefills the form, as on /crypto-to-crypto/{pair}. */
  draft?: { from: string; to: string; amount?: string }
  /** The first quote, in the served HTML; `at` is when it was made, ISO 8601 in UTC. */
  quote?: { question: QuoteQuestion; estimate: Estimate; at: string }
}

export const pageArrived = createAction<PageFacts>('page/arrived')
