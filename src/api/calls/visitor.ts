import * as z from 'zod/mini'
import { type SessionRefresh, type SessionRequest, sessions } from '@/contract/sessions'
import type { VisitorRegion } from '@/domain/site/visitorRegion'
import { call } from '../call'
import { request } from '../request'

/** Sends the header `device-id` (R37). @returns the session's end, ISO 8601. @throws ApiFailure */
export const createSession = async (
  session: SessionRequest,
  headers: Record<string, string>,
): Promise<string> => (await call(sessions.create, { body: session, headers })).expiresAt

export const refreshSession = async (session: SessionRefresh, deviceId: string): Promise<string> =>
  (await call(sessions.refresh, { body: session, headers: { 'device-id': deviceId } })).expiresAt

const region = z.object({ country: z.nullable(z.string()), isServed: z.boolean() })

/** Answered by this site, not by the back end. @throws ApiFailure */
export const fetchRegion = (): Promise<VisitorRegion> =>
  request({ url: '/api/site/region' }, (result) => z.parse(region, result))
