import { lazily } from './lazily'

export type { CardSignature } from './calls/cardSignature'

const load = () => import('./calls/cardSignature')

export const fetchCardSignature = lazily(load, (calls) => calls.fetchCardSignature)
