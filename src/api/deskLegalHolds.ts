import { lazily } from './lazily'

const load = () => import('./calls/deskLegalHolds')

export const fetchLegalHolds = lazily(load, (calls) => calls.fetchLegalHolds)
export const setLegalHold = lazily(load, (calls) => calls.setLegalHold)
export const releaseLegalHold = lazily(load, (calls) => calls.releaseLegalHold)
