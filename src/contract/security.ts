import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { bodyLinkToken, bodyPassword, bodyText } from './requestFields'
import { instant, integer, nothing } from './resultFields'
import { proof, proofNeeded, webAuthn } from './secondFactor'

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
/** Null unless this was the first second factor: the codes of earlier stay. */
const factorAdded = z.object({ recoveryCodes: z.nullable(z.array(z.string())) })

const own = { auth: 'customer', tag: 'Account' } as const
const change = { ...own, method: 'POST', limit: 'auth' } as const
const base = '/api/v4/customers'
const stale = ['confirmation_required'] as const

const securityState = z.object({
  totp: z.boolean(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: instant, usedAt: z.nullable(instant) }),
  ),
  recoveryCodes: integer,
})
export type SecurityState = z.output<typeof securityState>

export const security = {
  get: {
    ...own,
    method: 'GET',
    limit: 'read',
    path: `${base}/security`,
    result: securityState,
    summary: 'The second factors of the account',
  },
  startConfirmation: {
    ...change,
    path: `${base}/confirmation/options`,
    result: proofNeeded,
    summary: 'By what this customer can confirm to be there',
  },
  confirm: {
    ...change,
    path: `${base}/confirmation`,
    body: z.extend(proof, { token: bodyLinkToken, password: z.optional(bodyPassword) }),
    result: nothing,
    errors: { 403: ['password_wrong', 'code_wrong', 'passkey_invalid'], 410: ['challenge_expired'] },
    summary: 'Confirm to be there; payouts and changes of the account are open for ten minutes',
  },
  startTotp: {
    ...change,
    path: `${base}/security/totp`,
    result: z.object({ secret: z.string(), uri: z.string() }),
    errors: { 403: stale, 409: ['limit_reached'] },
    summary: 'A secret for an authenticator app',
  },
  confirmTotp: {
    ...change,
    path: `${base}/security/totp/confirmation`,
    body: z.object({ code: bodyText }),
    result: factorAdded,
    errors: { 403: ['confirmation_required', 'code_wrong'] },
    summary: 'Switch the authenticator app on with its first code',
  },
  removeTotp: {
    ...change,
    path: `${base}/security/totp/removal`,
    result: nothing,
    errors: { 403: stale, 404: ['not_found'] },
    summary: 'Remove the authenticator app',
  },
  startPasskey: {
    ...change,
    path: `${base}/security/passkeys/options`,
    result: z.object({ token: z.string(), options: webAuthn }),
    errors: { 403: stale, 422: ['limit_reached'] },
    summary: 'Options for a new passkey (WebAuthn PublicKeyCredentialCreationOptionsJSON)',
  },
  addPasskey: {
    ...change,
    path: `${base}/security/passkeys`,
    body: z.object({ token: bodyLinkToken, passkey: webAuthn, name: bodyText.check(z.maxLength(64)) }),
    result: factorAdded,
    errors: {
      403: ['confirmation_required', 'passkey_invalid'],
      410: ['challenge_expired'],
      422: ['limit_reached'],
    },
    summary: 'Add a passkey (WebAuthn RegistrationResponseJSON)',
  },
  renamePasskey: {
    ...own,
    method: 'POST',
    limit: 'write',
    path: `${base}/security/passkeys/{id}/name`,
    body: z.object({ name: bodyText.check(z.minLength(1), z.maxLength(64)) }),
    result: nothing,
    errors: { 404: ['not_found'] },
    summary: 'Rename a passkey',
  },
  removePasskey: {
    ...change,
    path: `${base}/security/passkeys/{id}/removal`,
    result: nothing,
    errors: { 403: stale, 404: ['not_found'] },
    summary: 'Remove a passkey',
  },
  renewRecoveryCodes: {
    ...change,
    path: `${base}/security/recovery-codes`,
    result: recoveryCodes,
    errors: { 403: stale, 404: ['not_found'] },
    summary: 'New recovery codes in place of the earlier ones',
  },
  stopReset: {
    // Whoever has lost the second factor, or has not, cannot be signed in for it.
    method: 'POST',
    limit: 'auth',
    path: `${base}/security/reset-stop`,
    body: z.object({ token: bodyLinkToken }),
    result: nothing,
    errors: { 410: ['link_invalid'] },
    tag: 'Account',
    summary: 'Stop the removal of the second factor that staff have confirmed, by the link of its email',
  },
} as const satisfies Endpoints
