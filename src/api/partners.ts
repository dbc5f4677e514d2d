import { lazily } from './lazily'

const load = () => import('./calls/partners')

export const fetchPartner = lazily(load, (calls) => calls.fetchPartner)
export const fetchPartnerNotices = lazily(load, (calls) => calls.fetchPartnerNotices)
export const becomePartner = lazily(load, (calls) => calls.becomePartner)
export const playPartnerMonth = lazily(load, (calls) => calls.playPartnerMonth)
export const fetchCodes = lazily(load, (calls) => calls.fetchCodes)
export const addCode = lazily(load, (calls) => calls.addCode)
export const endCode = lazily(load, (calls) => calls.endCode)
export const fetchStatistics = lazily(load, (calls) => calls.fetchStatistics)
export const fetchCommissions = lazily(load, (calls) => calls.fetchCommissions)
export const fetchPartnerPayouts = lazily(load, (calls) => calls.fetchPartnerPayouts)
export const requestPartnerPayout = lazily(load, (calls) => calls.requestPartnerPayout)
