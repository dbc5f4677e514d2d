import { createAction } from '@reduxjs/toolkit'
import type { Currency } from '@/domain/currency/currency'
import type { LastExchange } from '@/contract/exchanges'
import type { Estimate } from '@/contract/quotes'
import type { QuoteRequest } from '@/domain/exchange/quote'
import type { Site } from '@/domain/site/site'

/** What a page brings along for the store: only what its first view shows. */
export type PreloadedState = {
  site: Site
  currencies: Currency[]
  lastExchanges?: LastExchange[]
  draft?: { from: string; to: string; amount?: string }
  /** The first quote, in the served HTML; `at` is when it was made, ISO 8601 in UTC. */
  quote?: { request: QuoteRequest; estimate: Estimate; at: string }
  /** Market prices in US dollars by symbol, and when they were fetched, ISO 8601 in UTC. */
  prices?: { prices: Record<string, string>; at: string }
}

export const pageLoaded = createAction<PreloadedState>('page/arrived')
