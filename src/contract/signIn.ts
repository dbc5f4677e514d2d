import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { bodyEmail, bodyLinkToken, bodyNonce, bodyOrigin, bodyPassword, siteLanguage } from './requestFields'
import { nothing } from './resultFields'
import { named } from './schema'
import { proof, proofNeeded } from './secondFactor'

const token = z.string().check(z.minLength(1))
const tokens = named('Tokens', z.object({ accessToken: token, refreshToken: token }))

const signedIn = named('SignedIn', z.union([tokens, z.object({ secondFactor: proofNeeded })]))
export type SignedInResult = z.output<typeof signedIn>

const credentials = z.object({ email: bodyEmail, password: bodyPassword })

const post = { method: 'POST', limit: 'auth', tag: 'Account' } as const
const base = '/auth-service/api/v1.0'

export const signIn = {
  signUp: {
    ...post,
    path: `${base}/sign-up`,
    headers: siteLanguage,
    body: z.extend(credentials, {
      nonce: bodyNonce,
      referral: z.optional(bodyOrigin),
      referralAt: z.optional(bodyOrigin),
    }),
    result: nothing,
    statuses: [202],
    errors: { 422: ['email_invalid', 'password_weak'] },
    summary: 'Open an account; the response is the same for an address that is known',
  },
  confirmSignUp: {
    ...post,
    path: `${base}/sign-up/confirmation`,
    // With a link alone its opener would be signed in under a password that another person chose.
    body: z.object({ token: bodyLinkToken, password: z.optional(bodyPassword), nonce: bodyNonce }),
    result: tokens,
    errors: { 403: ['password_required', 'password_wrong', 'account_frozen'], 410: ['link_invalid'] },
    summary: 'Confirm a new account and sign in, with its password or the nonce that came with the sign-up',
  },
  signIn: {
    ...post,
    path: `${base}/sign-in`,
    body: credentials,
    result: signedIn,
    errors: { 401: ['credentials_wrong'], 403: ['email_unconfirmed', 'account_frozen'] },
    summary: 'Sign in; an unknown address and a wrong password are refused alike',
  },
  completeSignIn: {
    ...post,
    path: `${base}/sign-in/second-factor`,
    body: z.extend(proof, { token: bodyLinkToken }),
    result: tokens,
    errors: { 403: ['code_wrong', 'passkey_invalid', 'account_frozen'], 410: ['challenge_expired'] },
    summary: 'Finish a sign-in with the second factor',
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
    result: signedIn,
    errors: { 403: ['account_frozen'], 410: ['link_invalid'], 422: ['password_weak'] },
    summary: 'Set a new password, end all other sign-ins and sign in',
  },
  refreshByBody: {
    method: 'POST',
    path: `${base}/refresh-session`,
    limit: 'read',
    body: z.object({ refreshToken: bodyLinkToken }),
    result: tokens,
    errors: { 401: ['unauthorized'] },
    tag: 'Account',
    summary: 'The next pair of tokens; the token stands in the body, where no access log keeps it',
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
