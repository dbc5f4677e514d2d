import { type Invitations, invitations } from '@/contract/invitations'
import { call } from '../call'

/** @throws ApiFailure, with 404 `not_found` where the programme is off */
export const fetchInvitations = (): Promise<Invitations> => call(invitations.me, {})

export const makeInvitationCode = (): Promise<Invitations> => call(invitations.code, {})

/** @throws ApiFailure, with the field `code` where there is no such code, and 409 `action_unavailable` for an account that is not new */
export const acceptInvitation = (code: string): Promise<Invitations> =>
  call(invitations.accept, { body: { code } })
