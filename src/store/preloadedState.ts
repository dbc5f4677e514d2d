import { createAction } from '@reduxjs/toolkit'
import type { Currency } from '@/domain/currency/currency'
import type { Exchange } from '@/contract/exchanges'
import type { LastExchange } from '@/contract/lastExchange'
import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import type { RecipientFields } from '@/domain/exchange/recipientFields'
import type { Site } from '@/domain/site/site'

/** Only what the first view shows. */
export type PreloadedState = {
  site: Site
  currencies: Currency[]
  lastExchanges?: LastExchange[]
  exchange?: Exchange
  /** The id that the page was opened with, which the back end does not know. */
  missingExchange?: string
  draft?: { from: string; to: string; amount?: string } & Partial<RecipientFields>
  /** `at`: ISO 8601 in UTC. */
  quote?: { request: QuoteRequest; estimate: Estimate; at: string }
  /** In US dollars by symbol; `at`: ISO 8601 in UTC. */
  prices?: { prices: Record<string, string>; at: string }
}

export const pageLoaded = createAction<PreloadedState>('page/arrived')
