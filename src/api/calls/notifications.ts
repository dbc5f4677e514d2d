import { callAs, ignoreResult } from '../call'
import { exchanges } from '@/contract/exchanges'
import { ownerHeaders } from '../ownerHeaders'

/** One email at the end or when a choice is needed. For the owner only. @throws ApiFailure */
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

/** `fid` is Firebase's id of the device. For the owner only. @throws ApiFailure */
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
