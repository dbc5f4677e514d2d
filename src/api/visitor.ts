import { lazily } from './lazily'

const load = () => import('./calls/visitor')

export const createSession = lazily(load, (calls) => calls.createSession)
export const refreshSession = lazily(load, (calls) => calls.refreshSession)
export const fetchRegion = lazily(load, (calls) => calls.fetchRegion)
