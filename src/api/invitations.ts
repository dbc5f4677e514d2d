import { lazily } from './lazily'

const load = () => import('./calls/invitations')

export const fetchInvitations = lazily(load, (calls) => calls.fetchInvitations)
export const makeInvitationCode = lazily(load, (calls) => calls.makeInvitationCode)
export const acceptInvitation = lazily(load, (calls) => calls.acceptInvitation)
