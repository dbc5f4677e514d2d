import { lazily } from './lazily'

const load = () => import('./calls/ambassadors')

export const fetchAmbassador = lazily(load, (calls) => calls.fetchAmbassador)
export const applyAsAmbassador = lazily(load, (calls) => calls.applyAsAmbassador)
export const reportTask = lazily(load, (calls) => calls.reportTask)
