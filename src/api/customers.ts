import { lazily } from './lazily'

export type { ProfileResponse } from './calls/customers'

const load = () => import('./calls/customers')

export const fetchProfile = lazily(load, (calls) => calls.fetchProfile)
export const fetchSegment = lazily(load, (calls) => calls.fetchSegment)
export const checkIn = lazily(load, (calls) => calls.checkIn)
