import { ApiError } from '@/server/kernel/ApiError'
import type { Transaction } from '@/server/database/database'
import type { SignedIn } from '@/server/kernel/SignedIn'
import { tryPassword } from '@/server/passwords/tryPassword'
import { lockCustomer } from '@/server/database/lockCustomer'
import { hasSecondFactor } from '@/server/secondFactors/proof'
import { requireFresh } from '@/server/secondFactors/requireFresh'
import { requireOpenSignIn } from '@/server/signIns/lockSignedIn'

/**
 * Failures are counted for this sign-in alone: others cannot use them up.
 * @throws ApiError 403 password_wrong, 429 rate_limited after too many failures
 */
export async function requirePassword({ customer, signInId }: SignedIn, password: string): Promise<void> {
  if (!(await tryPassword({ signInId }, password, customer.passwordHash))) throw wrongPassword()
}

/**
 * Everything the call was allowed by, once more: meanwhile the password may have been changed, the sign-in ended, or a
 * second factor added, which the password does not replace.
 */
export async function lockUnchanged(transaction: Transaction, signedIn: SignedIn): Promise<void> {
  const { id, passwordHash } = signedIn.customer
  const current = await lockCustomer(transaction, id)
  if (current?.passwordHash !== passwordHash) throw wrongPassword()
  await requireOpenSignIn(transaction, signedIn)
  if (await hasSecondFactor(transaction, id)) requireFresh(signedIn)
}

const wrongPassword = () => new ApiError(403, 'password_wrong', 'The password is wrong.')
