import { lazily } from './lazily'

const load = () => import('./calls/deskOverview')

export const fetchOverview = lazily(load, (calls) => calls.fetchOverview)
