import { lazily } from './lazily'

const load = () => import('./calls/deskKeys')

export const fetchDeskKeys = lazily(load, (calls) => calls.fetchDeskKeys)
export const addDeskKey = lazily(load, (calls) => calls.addDeskKey)
export const rotateDeskKey = lazily(load, (calls) => calls.rotateDeskKey)
export const revokeDeskKey = lazily(load, (calls) => calls.revokeDeskKey)
