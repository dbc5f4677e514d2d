import { lazily } from './lazily'

export type { PaymentDecision } from './calls/paymentRequests'

const load = () => import('./calls/paymentRequests')

export const fetchPaymentRequests = lazily(load, (calls) => calls.fetchPaymentRequests)
export const makePaymentRequest = lazily(load, (calls) => calls.makePaymentRequest)
export const decidePaymentRequest = lazily(load, (calls) => calls.decidePaymentRequest)
