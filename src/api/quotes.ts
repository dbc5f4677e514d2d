import { lazily } from './lazily'

const load = () => import('./calls/quotes')

export const fetchEstimate = lazily(load, (calls) => calls.fetchEstimate)
export const fetchRange = lazily(load, (calls) => calls.fetchRange)
export const fetchNetworkTerms = lazily(load, (calls) => calls.fetchNetworkTerms)
export const fetchOffers = lazily(load, (calls) => calls.fetchOffers)
