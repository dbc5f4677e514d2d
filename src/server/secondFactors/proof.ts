import { isTotpCode, type ProofMethod } from '@/domain/account/secondFactor'
import { ApiError } from '@/server/kernel/ApiError'
import { database, type Transaction } from '@/server/database/database'
import type { StoredChallenge, StoredCustomer } from '@/server/database/schema'
import { sendAlert } from '@/server/mail/sendAlert'
import { limitTries, type PasswordCaller } from '@/server/passwords/tryPassword'
import { storeChallenge } from '@/server/secondFactors/challenges'
import {
  countPasskeys,
  passkeysOf,
  requestOptions,
  takePasskeyResponse,
} from '@/server/secondFactors/passkeys'
import { countRecoveryCodes, takeRecoveryCode } from '@/server/secondFactors/recoveryCodes'
import { hasTotp, takeTotpCode } from '@/server/secondFactors/totp'

/** With one, the password alone neither signs in nor confirms. */
export const hasSecondFactor = async (db: Pick<Transaction, '$count'>, customerId: string) =>
  (await hasTotp(db, customerId)) || (await countPasskeys(db, customerId)) > 0

export async function askForProof(
  customerId: string,
  purpose: 'signIn' | 'confirm',
  now: number,
): Promise<{ token: string; methods: ProofMethod[]; passkey: Record<string, unknown> | null }> {
  const db = await database()
  const known = await passkeysOf(customerId)
  const options = known.length > 0 ? await requestOptions(known) : null
  const methods: ProofMethod[] = []
  if (options) methods.push('passkey')
  if (await hasTotp(db, customerId)) methods.push('totp')
  if (methods.length > 0 && (await countRecoveryCodes(db, customerId)) > 0) methods.push('recovery')
  if (methods.length === 0) methods.push('password')
  const token = await storeChallenge({ customerId, purpose, challenge: options?.challenge ?? '' }, now)
  return { token, methods, passkey: options && { ...options } }
}

type Proof = { code?: string; passkey?: Record<string, unknown> }

/** Each works once. @throws ApiError 403 code_wrong or passkey_invalid, 429 rate_limited */
export async function requireProof(
  customer: StoredCustomer,
  { challenge }: StoredChallenge,
  proof: Proof,
  caller: PasswordCaller,
) {
  const now = Date.now()
  const { passkey, code = '' } = proof
  const isRight = await limitTries(caller, () =>
    passkey && challenge
      ? takePasskeyResponse(customer.id, passkey, challenge, now)
      : takeCode(customer, code, now),
  )
  if (isRight) return
  if (passkey) throw new ApiError(403, 'passkey_invalid', 'The response of the passkey does not fit.')
  throw new ApiError(403, 'code_wrong', 'The code is wrong or was used.')
}

async function takeCode(customer: StoredCustomer, code: string, now: number): Promise<boolean> {
  if (isTotpCode(code)) return takeTotpCode(await database(), customer.id, code, now, true)
  const isRight = await takeRecoveryCode(customer.id, code)
  if (isRight) await sendAlert(customer, 'recoveryUsed', now)
  return isRight
}
