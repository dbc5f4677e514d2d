import { lazily } from './lazily'

const load = () => import('./calls/feedback')

export const fetchReviews = lazily(load, (calls) => calls.fetchReviews)
export const submitReview = lazily(load, (calls) => calls.submitReview)
export const sendContactMessage = lazily(load, (calls) => calls.sendContactMessage)
