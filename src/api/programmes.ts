import { lazily } from './lazily'

const load = () => import('./calls/programmes')

export const fetchLoyalty = lazily(load, (calls) => calls.fetchLoyalty)
export const fetchPayouts = lazily(load, (calls) => calls.fetchPayouts)
export const requestPayout = lazily(load, (calls) => calls.requestPayout)
export const stopPayout = lazily(load, (calls) => calls.stopPayout)
