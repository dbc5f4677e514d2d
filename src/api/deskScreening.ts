import { lazily } from './lazily'

const load = () => import('./calls/deskScreening')

export const fetchScreening = lazily(load, (calls) => calls.fetchScreening)
export const fetchHeld = lazily(load, (calls) => calls.fetchHeld)
export const decideHeld = lazily(load, (calls) => calls.decideHeld)
export const fetchCallers = lazily(load, (calls) => calls.fetchCallers)
export const fetchBlocks = lazily(load, (calls) => calls.fetchBlocks)
export const block = lazily(load, (calls) => calls.block)
export const unblock = lazily(load, (calls) => calls.unblock)
