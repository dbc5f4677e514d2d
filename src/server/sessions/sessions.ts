import type { sessions } from '@/contract/sessions'
import { env } from '@/config/env'
import * as timings from '@/config/timings'
import { limitKey } from '@/runtime/callerAddress'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { IN_PROCESS, makeLimiter, secondsUntilFree, tooManyCalls } from '@/server/kernel/limits'
import { extendSession, hasSession, replaceSession } from '@/server/sessions/storedSessions'

export const createSession: ApiHandler<typeof sessions.create> = async ({ headers, ip, body }) => {
  const deviceId = headers['device-id'] ?? ''
  if (!(await hasSession(deviceId))) await limitNewSessions(ip)
  const { mixpanelDeviceId: _, ...opened } = body
  const now = Date.now()
  const expiresAt = now + timings.sessionTtl
  await replaceSession({ deviceId, ...opened, createdAt: now, expiresAt })
  return { status: 201, result: expiry(expiresAt) }
}

export const refreshSession: ApiHandler<typeof sessions.refresh> = async ({ headers, body }) => {
  const deviceId = headers['device-id'] ?? ''
  const { fingerprintId } = body
  const now = Date.now()
  const expiresAt = now + timings.sessionTtl
  if (await extendSession({ deviceId, fingerprintId, expiresAt }, now)) return { result: expiry(expiresAt) }
  throw new ApiError(404, 'not_found', 'This device has no session, or it has ended.')
}

/** Each adds a row: as many an hour as other calls a minute. */
const newSessions = makeLimiter('newSessions', { points: env.rateLimitRead, seconds: 3600 })

async function limitNewSessions(ip: string) {
  const wait = ip === IN_PROCESS ? 0 : await secondsUntilFree(newSessions, limitKey(ip))
  if (wait > 0) throw tooManyCalls(wait)
}

const expiry = (expiresAt: number) => ({ expiresAt: new Date(expiresAt).toISOString() })
