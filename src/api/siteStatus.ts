import { lazily } from './lazily'

const load = () => import('./calls/siteStatus')

export const fetchSiteStatus = lazily(load, (calls) => calls.fetchSiteStatus)
