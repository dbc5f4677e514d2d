import { lazily } from './lazily'

const load = () => import('./calls/partnerIntegration')

export const fetchKeys = lazily(load, (calls) => calls.fetchKeys)
export const addKey = lazily(load, (calls) => calls.addKey)
export const revokeKey = lazily(load, (calls) => calls.revokeKey)
export const fetchWebhooks = lazily(load, (calls) => calls.fetchWebhooks)
export const addWebhook = lazily(load, (calls) => calls.addWebhook)
export const rotateWebhook = lazily(load, (calls) => calls.rotateWebhook)
export const enableWebhook = lazily(load, (calls) => calls.enableWebhook)
export const removeWebhook = lazily(load, (calls) => calls.removeWebhook)
export const testWebhook = lazily(load, (calls) => calls.testWebhook)
export const fetchDeliveries = lazily(load, (calls) => calls.fetchDeliveries)
export const resendDelivery = lazily(load, (calls) => calls.resendDelivery)
export const fetchClicks = lazily(load, (calls) => calls.fetchClicks)
