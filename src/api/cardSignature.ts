import { lazily } from './lazily'

export type { CardPurchase, CardSignature } from './calls/cardSignature'

const load = () => import('./calls/cardSignature')

export const fetchCardSignature = lazily(load, (calls) => calls.fetchCardSignature)
export const fetchCardPurchase = lazily(load, (calls) => calls.fetchCardPurchase)
