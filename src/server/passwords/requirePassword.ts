import { ApiError } from '@/server/ApiError'
import type { Transaction } from '@/server/database/database'
import type { StoredCustomer } from '@/server/database/schema'
import { tryPassword } from '@/server/passwords/tryPassword'
import { lockCustomer } from '@/server/programmes/lockCustomer'

/**
 * Who is signed in proves once more that he is there, before something that a thief of his device must not do.
 * @throws ApiError 403 password_wrong, 429 rate_limited after too many failures
 */
export async function requirePassword(
  { email, passwordHash }: StoredCustomer,
  password: string,
): Promise<void> {
  if (!(await tryPassword(email, password, passwordHash))) throw wrongPassword()
}

/** Locks a customer whose password is still the one that was compared; somebody else may have changed it meanwhile. */
export async function lockUnchanged(transaction: Transaction, { id, passwordHash }: StoredCustomer) {
  const current = await lockCustomer(transaction, id)
  if (current?.passwordHash !== passwordHash) throw wrongPassword()
}

const wrongPassword = () => new ApiError(403, 'password_wrong', 'The password is wrong.')
