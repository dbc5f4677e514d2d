import { type SessionRefresh, type SessionRequest, sessions } from '@/contract/sessions'
import { call } from './call'

/** `device-id` is one of the headers (specification §7). @returns when the session ends, ISO 8601. Throws ApiFailure. */
export const createSession = async (
  session: SessionRequest,
  headers: Record<string, string>,
): Promise<string> => (await call(sessions.create, { body: session, headers })).expiresAt

export const refreshSession = async (session: SessionRefresh, deviceId: string): Promise<string> =>
  (await call(sessions.refresh, { body: session, headers: { 'device-id': deviceId } })).expiresAt
