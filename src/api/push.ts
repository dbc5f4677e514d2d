import { ask } from './client'

const url = (publicId: string) => `/api/v4/exchanges-new/${encodeURIComponent(publicId)}/push`

/**
 * POST /api/v4/exchanges-new/{publicId}/push: from now on the back end tells this device, in this language, when the
 * exchange moves on. `fid` is Firebase's id of the device. Throws ApiFailure.
 */
export const switchPushOn = (publicId: string, fid: string, language: string): Promise<void> =>
  ask(
    { method: 'POST', url: url(publicId), data: { fid }, headers: { 'site-language': language } },
    () => undefined,
  )

/** POST /api/v4/exchanges-new/{publicId}/push/off: no more. Throws ApiFailure. */
export const switchPushOff = (publicId: string, fid: string): Promise<void> =>
  ask({ method: 'POST', url: `${url(publicId)}/off`, data: { fid } }, () => undefined)
