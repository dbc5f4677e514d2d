import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { bodyEmail, bodyLinkToken, bodyPassword, siteLanguage } from './requestFields'
import { nothing } from './resultFields'
import { named } from './schema'

const token = z.string().check(z.minLength(1))
const tokens = named('Tokens', z.object({ accessToken: token, refreshToken: token }))

const credentials = z.object({ email: bodyEmail, password: bodyPassword })

const post = { method: 'POST', limit: 'auth', tag: 'Account' } as const
const base = '/auth-service/api/v1.0'

/** Sign-up, sign-in, sign-out and password reset. */
export const signIn = {
  signUp: {
    ...post,
    path: `${base}/sign-up`,
    headers: siteLanguage,
    body: credentials,
    result: nothing,
    statuses: [202],
    errors: { 422: ['email_invalid', 'password_weak'] },
    summary: 'Open an account; the response is the same for an address that is known',
  },
  confirmSignUp: {
    ...post,
    path: `${base}/sign-up/confirmation`,
    body: z.object({ token: bodyLinkToken }),
    result: tokens,
    errors: { 410: ['link_invalid'] },
    summary: 'Confirm the email address of a new account and sign in',
  },
  signIn: {
    ...post,
    path: `${base}/sign-in`,
    body: credentials,
    result: tokens,
    errors: { 401: ['credentials_wrong'], 403: ['email_unconfirmed'] },
    summary: 'Sign in; an unknown address and a wrong password are refused alike',
  },
  signOut: {
    ...post,
    path: `${base}/sign-out`,
    auth: 'anyBearer',
    result: nothing,
    summary: 'End this sign-in; succeeds without one too',
  },
  requestPasswordReset: {
    ...post,
    path: `${base}/password-reset`,
    headers: siteLanguage,
    body: z.object({ email: bodyEmail }),
    result: nothing,
    statuses: [202],
    summary: 'Request a link by which a new password can be set',
  },
  resetPassword: {
    ...post,
    path: `${base}/password-reset/confirmation`,
    body: z.object({ token: bodyLinkToken, password: bodyPassword }),
    result: tokens,
    errors: { 410: ['link_invalid'], 422: ['password_weak'] },
    summary: 'Set a new password, end all other sign-ins and sign in',
  },
  refresh: {
    method: 'GET',
    path: `${base}/refresh-session/{refreshToken}`,
    limit: 'read',
    // Any other type is ignored, not refused.
    query: z.object({ type: z.catch(z.optional(z.literal('customer')), undefined) }),
    result: tokens,
    errors: { 401: ['unauthorized'] },
    tag: 'Account',
    summary: 'The next pair of tokens; a token used twice ends its sign-in',
  },
} as const satisfies Endpoints
