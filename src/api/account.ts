import * as z from 'zod/mini'
import type { CustomerSignIn } from '@/domain/customer'
import { ask } from './client'
import { unsigned } from './unsigned'

const CUSTOMERS = '/api/v4/customers'
const post = (path: string, data: object = {}) => ({ method: 'POST', url: `${CUSTOMERS}/${path}`, data })
const readNothing = () => undefined

/** POST customers/password; ends the sign-ins of other devices. Signed-in only. Throws ApiFailure. */
export const changePassword = (password: string, newPassword: string): Promise<void> =>
  ask(post('password', { password, newPassword }), readNothing)

/** POST customers/email: a letter goes to the new address. Signed-in only. Throws ApiFailure. */
export const changeEmail = (password: string, email: string): Promise<void> =>
  ask(post('email', { password, email }), readNothing)

/** POST customers/email/confirmation with the token of a letter. @returns the new address. Throws ApiFailure. */
export const confirmEmail = (linkToken: string): Promise<string> =>
  ask(
    unsigned(post('email/confirmation', { token: linkToken })),
    (result) => z.object({ email: z.string() }).parse(result).email,
  )

const signInsSchema = z.object({
  result: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      createdAt: z.string(),
      refreshedAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
})

/** GET customers/sign-ins: the devices, the newest first. Signed-in only. Throws ApiFailure. */
export const fetchSignIns = (): Promise<CustomerSignIn[]> =>
  ask({ url: `${CUSTOMERS}/sign-ins` }, (result) => signInsSchema.parse(result).result)

/** POST customers/sign-ins/{id}/end. Signed-in only. Throws ApiFailure. */
export const endSignIn = (id: string): Promise<void> =>
  ask(post(`sign-ins/${encodeURIComponent(id)}/end`), readNothing)

/** POST customers/sign-ins/end-others: all but this one. Signed-in only. Throws ApiFailure. */
export const endOtherSignIns = (): Promise<void> => ask(post('sign-ins/end-others'), readNothing)

/** POST customers/deletion. Signed-in only. Throws ApiFailure. */
export const deleteAccount = (password: string): Promise<void> =>
  ask(post('deletion', { password }), readNothing)

/** GET customers/export: all that is kept of the customer, for him to keep, as JSON. Signed-in only. Throws ApiFailure. */
export const exportAccount = (): Promise<string> =>
  ask({ url: `${CUSTOMERS}/export` }, (result) => JSON.stringify(result, null, 2))
