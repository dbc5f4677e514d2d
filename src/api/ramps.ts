import { lazily } from './lazily'

const load = () => import('./calls/ramps')

export const fetchRampOptions = lazily(load, (calls) => calls.fetchRampOptions)
export const fetchRampOffers = lazily(load, (calls) => calls.fetchRampOffers)
export const createRampOrder = lazily(load, (calls) => calls.createRampOrder)
