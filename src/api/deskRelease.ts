import { lazily } from './lazily'

const load = () => import('./calls/deskRelease')

export const fetchRelease = lazily(load, (calls) => calls.fetchRelease)
