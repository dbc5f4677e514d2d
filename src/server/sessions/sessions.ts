import type { sessions } from '@/contract/sessions'
import { timings } from '@/config/timings'
import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'
import { extendSession, replaceSession } from '@/server/sessions/storedSessions'

/** POST /api/v3/sessions: a session of this device, in place of the one it had. */
export const createSession: ApiHandler<typeof sessions.create> = async ({ headers, body }) => {
  const deviceId = headers['device-id'] ?? ''
  const { mixpanelDeviceId: _, ...opened } = body
  const now = Date.now()
  const expiresAt = now + timings.sessionLife
  await replaceSession({ deviceId, ...opened, createdAt: now, expiresAt })
  return { status: 201, result: expiry(expiresAt) }
}

/** POST /api/v3/sessions/refresh: a session that has not ended yet goes on. */
export const refreshSession: ApiHandler<typeof sessions.refresh> = async ({ headers, body }) => {
  const deviceId = headers['device-id'] ?? ''
  const { fingerprintId } = body
  const now = Date.now()
  const expiresAt = now + timings.sessionLife
  if (await extendSession({ deviceId, fingerprintId, expiresAt }, now)) return { result: expiry(expiresAt) }
  throw new ApiError(404, 'not_found', 'This device has no session, or it has ended.')
}

const expiry = (expiresAt: number) => ({ expiresAt: new Date(expiresAt).toISOString() })
