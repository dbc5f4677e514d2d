import { z } from 'zod'
import { timings } from '@/config/timings'
import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'
import { bodyOrigin, bodyText, readBody } from '@/server/readBody'
import { refusal } from '@/server/refusal'
import { extendSession, replaceSession } from '@/server/sessions/storedSessions'

/** Ids of trackers and browsers are well below this. */
const LONGEST_ID = 128

const id = bodyText.refine((text) => text.length <= LONGEST_ID, `At most ${LONGEST_ID} characters.`)

export const sessionRefreshBody = z.object({
  fingerprintId: id,
  mixpanelDeviceId: id.refine((text) => text !== '', 'Must not be empty.'),
})

export const sessionBody = sessionRefreshBody.extend({
  kind: z.literal('web', 'Must be web.'),
  googleDeviceId: id,
  firstPage: bodyOrigin,
  utmSource: bodyOrigin,
  utmMedium: bodyOrigin,
  utmCampaign: bodyOrigin,
})

/** POST /api/v3/sessions: a session of this device, in place of the one it had. */
export const createSession: ApiHandler = async ({ headers, body }) => {
  const deviceId = readDeviceId(headers)
  const { mixpanelDeviceId: _, ...opened } = readBody(sessionBody, body)
  const now = Date.now()
  const expiresAt = now + timings.sessionLife
  await replaceSession({ deviceId, ...opened, createdAt: now, expiresAt })
  return { status: 201, result: expiry(expiresAt) }
}

/** POST /api/v3/sessions/refresh: a session that has not ended yet goes on. */
export const refreshSession: ApiHandler = async ({ headers, body }) => {
  const deviceId = readDeviceId(headers)
  const { fingerprintId } = readBody(sessionRefreshBody, body)
  const now = Date.now()
  const expiresAt = now + timings.sessionLife
  if (await extendSession({ deviceId, fingerprintId, expiresAt }, now)) return { result: expiry(expiresAt) }
  throw new ApiError(404, 'not_found', 'This device has no session, or it has ended.')
}

function readDeviceId(headers: Record<string, string>): string {
  const deviceId = headers['device-id'] ?? ''
  if (/^[\x21-\x7e]{1,128}$/.test(deviceId)) return deviceId
  const description = 'Send a header of 1 to 128 characters without spaces.'
  throw refusal({ 'device-id': { code: 'validation_failed', description } })
}

const expiry = (expiresAt: number) => ({ expiresAt: new Date(expiresAt).toISOString() })
