import { lazily } from './lazily'

const load = () => import('./calls/deskPartners')

export const searchPartners = lazily(load, (calls) => calls.searchPartners)
export const fetchDeskPartner = lazily(load, (calls) => calls.fetchDeskPartner)
export const decidePartner = lazily(load, (calls) => calls.decidePartner)
export const ratePartner = lazily(load, (calls) => calls.ratePartner)
export const decideBrand = lazily(load, (calls) => calls.decideBrand)
export const messagePartner = lazily(load, (calls) => calls.messagePartner)
export const fetchPartnerOrders = lazily(load, (calls) => calls.fetchPartnerOrders)
export const correctCommission = lazily(load, (calls) => calls.correctCommission)
export const fetchPatterns = lazily(load, (calls) => calls.fetchPatterns)
