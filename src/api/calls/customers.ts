import * as z from 'zod/mini'
import { account } from '@/contract/account'
import { call, callAs, ignoreResult } from '../call'

export type ProfileResponse = { email: string } | { error: string }

function readProfile(result: unknown): ProfileResponse {
  const { data, error } = z.parse(account.profile.result, result)
  if (error) return { error: typeof error === 'string' ? error : 'refused' }
  if (!data) throw new TypeError('neither data nor an error')
  return { email: data.email }
}

export const fetchProfile = (): Promise<ProfileResponse> => callAs(account.profile, {}, readProfile)

export const fetchSegment = async (): Promise<string | null> => (await call(account.segment, {})).segment

export const checkIn = (): Promise<void> => callAs(account.checkIn, {}, ignoreResult)
