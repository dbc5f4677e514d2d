import { z } from 'zod'
import { env } from '@/config/env'
import { SETTLED_STATUSES } from '@/domain/exchange'
import { asLocale } from '@/i18n/languages'
import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { deletePushDevice, storePushDevice } from '@/server/push/storedPushDevices'
import { readBody } from '@/server/readBody'

/** Firebase's id of its installation in one browser: 22 of these characters so far. */
export const deviceBody = z.object({
  fid: z.string('Must be a text.').regex(/^[\w-]{16,64}$/, 'Must be a Firebase Installation ID.'),
})

/**
 * POST /api/v4/exchanges-new/{publicId}/push: this device is told, in the language of `site-language`, when the exchange
 * moves on. Refused where it would be an empty promise.
 */
export const switchPushOn: ApiHandler = async ({ params, headers, body }) => {
  const { fid } = readBody(deviceBody, body)
  const { publicId, status } = await currentExchange(params.publicId ?? '')
  if (!env.firebaseServiceAccount) throw unavailable('This back end sends no push messages.')
  if (SETTLED_STATUSES.includes(status)) throw unavailable('Nothing more happens to this exchange.')
  const language = asLocale(headers['site-language'])
  await storePushDevice({ publicId, fid, language, createdAt: Date.now() })
  return { result: { on: true } }
}

/** POST /api/v4/exchanges-new/{publicId}/push/off: this device is told no more; also when it never was. */
export const switchPushOff: ApiHandler = async ({ params, body }) => {
  const { fid } = readBody(deviceBody, body)
  await deletePushDevice(params.publicId ?? '', fid)
  return { result: { on: false } }
}

const unavailable = (why: string) => new ApiError(409, 'action_unavailable', why)
