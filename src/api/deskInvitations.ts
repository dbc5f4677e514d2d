import { lazily } from './lazily'

const load = () => import('./calls/deskInvitations')

export const fetchDeskInvitations = lazily(load, (calls) => calls.fetchDeskInvitations)
