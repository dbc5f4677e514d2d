import { lazily } from './lazily'

export type { DeskPage } from './calls/desk'

const load = () => import('./calls/desk')

export const fetchDeskSession = lazily(load, (calls) => calls.fetchDeskSession)
export const searchOrders = lazily(load, (calls) => calls.searchOrders)
export const fetchOrder = lazily(load, (calls) => calls.fetchOrder)
export const actOnOrder = lazily(load, (calls) => calls.actOnOrder)
export const fetchDeskPayouts = lazily(load, (calls) => calls.fetchDeskPayouts)
export const decidePayout = lazily(load, (calls) => calls.decidePayout)
export const exportPayouts = lazily(load, (calls) => calls.exportPayouts)
export const importPayouts = lazily(load, (calls) => calls.importPayouts)
export const fetchDeskReviews = lazily(load, (calls) => calls.fetchDeskReviews)
export const moderateReview = lazily(load, (calls) => calls.moderateReview)
export const fetchMessages = lazily(load, (calls) => calls.fetchMessages)
export const replyToMessage = lazily(load, (calls) => calls.replyToMessage)
export const fetchProviders = lazily(load, (calls) => calls.fetchProviders)
export const switchProvider = lazily(load, (calls) => calls.switchProvider)
export const fetchRamps = lazily(load, (calls) => calls.fetchRamps)
export const switchRamp = lazily(load, (calls) => calls.switchRamp)
export const fetchDeskContest = lazily(load, (calls) => calls.fetchDeskContest)
export const fetchContestWinners = lazily(load, (calls) => calls.fetchContestWinners)
export const fetchAudit = lazily(load, (calls) => calls.fetchAudit)
export const verifyAudit = lazily(load, (calls) => calls.verifyAudit)
