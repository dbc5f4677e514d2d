import { lazily } from './lazily'

const load = () => import('./calls/deskWebhooks')

export const fetchOperatorWebhooks = lazily(load, (calls) => calls.fetchOperatorWebhooks)
export const fetchOperatorDeliveries = lazily(load, (calls) => calls.fetchOperatorDeliveries)
export const testOperatorWebhook = lazily(load, (calls) => calls.testOperatorWebhook)
export const resendOperatorDelivery = lazily(load, (calls) => calls.resendOperatorDelivery)
export const resendFailedDeliveries = lazily(load, (calls) => calls.resendFailedDeliveries)
