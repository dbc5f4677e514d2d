import { lazily } from './lazily'

const load = () => import('./calls/promoCodes')

export const checkPromoCode = lazily(load, (calls) => calls.checkPromoCode)
