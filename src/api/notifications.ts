import { callAs, ignoreResult } from './call'
import { exchanges } from '@/contract/exchanges'
import { ownerHeaders } from './ownerHeaders'

/** One email once the exchange ends or needs a choice. For the owner only. Throws ApiFailure. */
export const emailOutcome = (publicId: string, email: string, language: string): Promise<void> =>
  callAs(
    exchanges.emailOutcome,
    {
      params: { publicId },
      body: { email },
      headers: { 'site-language': language, ...ownerHeaders(publicId) },
    },
    ignoreResult,
  )

/** From now on the back end notifies this device, in this language, when the exchange moves on. `fid` is Firebase's
 * id of the device. For the owner only. Throws ApiFailure. */
export const switchPushOn = (publicId: string, fid: string, language: string): Promise<void> =>
  callAs(
    exchanges.pushOn,
    {
      params: { publicId },
      body: { fid },
      headers: { 'site-language': language, ...ownerHeaders(publicId) },
    },
    ignoreResult,
  )

export const switchPushOff = (publicId: string, fid: string): Promise<void> =>
  callAs(exchanges.pushOff, { params: { publicId }, body: { fid } }, ignoreResult)
