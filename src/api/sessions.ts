import * as z from 'zod/mini'
import type { SessionRefresh, SessionRequest } from '@/domain/session'
import { ask } from './client'

/** ISO 8601, or milliseconds since 1970. */
const sessionSchema = z.object({ expiresAt: z.union([z.string(), z.number()]) })

/** When the session ends, ISO 8601. */
const readExpiry = (result: unknown): string => new Date(sessionSchema.parse(result).expiresAt).toISOString()

/** POST /api/v3/sessions. `device-id` is one of the headers (specification §7). Throws ApiFailure. */
export const createSession = (session: SessionRequest, headers: Record<string, string>): Promise<string> =>
  ask({ method: 'POST', url: '/api/v3/sessions', data: session, headers }, readExpiry)

/** POST /api/v3/sessions/refresh. Throws ApiFailure, also when the session is not known or has ended. */
export const refreshSession = (session: SessionRefresh, deviceId: string): Promise<string> =>
  ask(
    {
      method: 'POST',
      url: '/api/v3/sessions/refresh',
      data: session,
      headers: { 'device-id': deviceId },
    },
    readExpiry,
  )
