import { ApiError } from '@/server/api/ApiError'
import type { Transaction } from '@/server/database/database'
import type { StoredCustomer } from '@/server/database/schema'
import type { SignedIn } from '@/server/signIns/accessToken'
import { tryPassword } from '@/server/passwords/tryPassword'
import { lockCustomer } from '@/server/programmes/lockCustomer'

/**
 * Failures are counted for this sign-in alone: others cannot use them up.
 * @throws ApiError 403 password_wrong, 429 rate_limited after too many failures
 */
export async function requirePassword({ customer, signInId }: SignedIn, password: string): Promise<void> {
  if (!(await tryPassword({ signInId }, password, customer.passwordHash))) throw wrongPassword()
}

/** The compared password may have been changed meanwhile. */
export async function lockUnchanged(transaction: Transaction, { id, passwordHash }: StoredCustomer) {
  const current = await lockCustomer(transaction, id)
  if (current?.passwordHash !== passwordHash) throw wrongPassword()
}

const wrongPassword = () => new ApiError(403, 'password_wrong', 'The password is wrong.')
