import * as z from 'zod/mini'
import { ask } from './client'

const profileSchema = z.object({
  data: z.nullish(z.object({ email: z.string() })),
  error: z.nullish(z.unknown()),
})

/** The customer's own data, or what the back end says is in the way of them. */
export type ProfileAnswer = { email: string } | { error: string }

function readProfile(result: unknown): ProfileAnswer {
  const { data, error } = profileSchema.parse(result)
  if (error) return { error: typeof error === 'string' ? error : 'refused' }
  if (!data) throw new TypeError('neither data nor an error')
  return { email: data.email }
}

/** GET /api/v3/customers/profile. Signed-in only. Throws ApiFailure. */
export const fetchProfile = (): Promise<ProfileAnswer> =>
  ask({ url: '/api/v3/customers/profile' }, readProfile)

const segmentSchema = z.object({ segment: z.nullish(z.string()) })

/** GET /api/v4/customers/segment: the chat calls the customer by it. Signed-in only. Throws ApiFailure. */
export const fetchSegment = (): Promise<string | null> =>
  ask({ url: '/api/v4/customers/segment' }, (result) => segmentSchema.parse(result).segment ?? null)

/** PATCH /api/v3/customers/sl_check_in, without a payload. Signed-in only. Throws ApiFailure. */
export const checkIn = (): Promise<void> =>
  ask({ method: 'PATCH', url: '/api/v3/customers/sl_check_in' }, () => undefined)
