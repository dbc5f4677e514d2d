import * as z from 'zod/mini'
import { account } from '@/contract/account'
import { call, callAs, ignoreResult } from './call'

/** The customer's own data, or what the back end says is in the way of them. */
export type ProfileAnswer = { email: string } | { error: string }

function readProfile(result: unknown): ProfileAnswer {
  const { data, error } = z.parse(account.profile.result, result)
  if (error) return { error: typeof error === 'string' ? error : 'refused' }
  if (!data) throw new TypeError('neither data nor an error')
  return { email: data.email }
}

/** Signed-in only. Throws ApiFailure. */
export const fetchProfile = (): Promise<ProfileAnswer> => callAs(account.profile, {}, readProfile)

/** The chat calls the customer by it. Signed-in only. Throws ApiFailure. */
export const fetchSegment = async (): Promise<string | null> => (await call(account.segment, {})).segment

/** Without a payload. Signed-in only. Throws ApiFailure. */
export const checkIn = (): Promise<void> => callAs(account.checkIn, {}, ignoreResult)
