import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { bodyEmail, bodyLinkToken, bodyPassword } from './requestFields'
import { instant, nothing } from './resultFields'
import { documented } from './schema'

export const deviceFields = {
  id: z.string(),
  device: documented(z.string(), { description: 'Browser and system in a few words.' }),
  createdAt: instant,
  refreshedAt: instant,
}
const signInSchema = z.object({ ...deviceFields, isCurrent: z.boolean() })
export type CustomerSignIn = z.output<typeof signInSchema>

const own = { auth: 'customer', tag: 'Account' } as const
const read = { ...own, method: 'GET', limit: 'read' } as const
const change = { ...own, method: 'POST', limit: 'auth' } as const
const base = '/api/v4/customers'

export const account = {
  profile: {
    ...read,
    path: '/api/v3/customers/profile',
    result: z.object({
      data: z.catch(z.nullable(z.object({ email: z.string() })), null),
      error: documented(z.optional(z.unknown()), { type: 'null' }),
    }),
    summary: 'Who is signed in',
  },
  segment: {
    ...read,
    path: `${base}/segment`,
    result: z.object({
      segment: z.pipe(
        z.transform((name) => name ?? null),
        z.nullable(z.string()),
      ),
    }),
    summary: 'The name of the loyalty level',
  },
  checkIn: {
    ...own,
    method: 'PATCH',
    path: '/api/v3/customers/sl_check_in',
    limit: 'write',
    result: nothing,
    summary: 'Report presence',
  },
  changePassword: {
    ...change,
    path: `${base}/password`,
    body: z.object({ password: bodyPassword, newPassword: bodyPassword }),
    result: nothing,
    errors: { 403: ['password_wrong', 'confirmation_required'], 422: ['password_weak'] },
    summary: 'Change the password and end all other sign-ins',
  },
  changeEmail: {
    ...change,
    path: `${base}/email`,
    body: z.object({ password: bodyPassword, email: bodyEmail }),
    result: nothing,
    statuses: [202],
    errors: { 403: ['password_wrong', 'confirmation_required'], 422: ['email_invalid'] },
    summary: 'Request another email address; a link goes to the new one',
  },
  confirmEmail: {
    // The link may be opened on a device that is not signed in.
    method: 'POST',
    path: `${base}/email/confirmation`,
    limit: 'auth',
    body: z.object({ token: bodyLinkToken }),
    result: z.object({ email: z.string() }),
    errors: { 410: ['link_invalid'] },
    tag: 'Account',
    summary: 'Confirm the new email address',
  },
  restoreEmail: {
    method: 'POST',
    path: `${base}/email/restoration`,
    limit: 'auth',
    body: z.object({ token: bodyLinkToken }),
    result: z.object({ email: z.string() }),
    errors: { 410: ['link_invalid'] },
    tag: 'Account',
    summary: 'Restore the previous email address, end all sign-ins and the password',
  },
  signIns: {
    ...read,
    path: `${base}/sign-ins`,
    result: z.object({ result: z.array(signInSchema) }),
    summary: 'The devices that are signed in, the newest first',
  },
  endOtherSignIns: {
    ...own,
    method: 'POST',
    path: `${base}/sign-ins/end-others`,
    limit: 'write',
    result: nothing,
    summary: 'Sign all other devices out',
  },
  endSignIn: {
    ...own,
    method: 'POST',
    path: `${base}/sign-ins/{id}/end`,
    limit: 'write',
    result: nothing,
    errors: { 404: ['not_found'] },
    summary: 'Sign one device out',
  },
  delete: {
    ...change,
    path: `${base}/deletion`,
    body: z.object({ password: bodyPassword }),
    result: nothing,
    errors: { 403: ['password_wrong', 'confirmation_required'], 409: ['legal_hold'] },
    summary: 'Close the account for good; ledger entries stay without a person',
  },
} as const satisfies Endpoints
