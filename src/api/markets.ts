import { lazily } from './lazily'

const load = () => import('./calls/markets')

export const fetchMarketsOf = lazily(load, (calls) => calls.fetchMarketsOf)
export const fetchPrices = lazily(load, (calls) => calls.fetchPrices)
export const fetchHistory = lazily(load, (calls) => calls.fetchHistory)
export const fetchMarketFacts = lazily(load, (calls) => calls.fetchMarketFacts)
export const fetchPriceSources = lazily(load, (calls) => calls.fetchPriceSources)
