import type { StaffRole } from '@/domain/account/staffRoles'
import type { StoredCustomer } from '@/server/database/schema'

export type SignedIn = { customer: StoredCustomer; signInId: string; confirmedAt: number | null }

/** A person, or an API key, whose `email` is its name and whose `id` is that of no customer. */
export type Staff = Omit<SignedIn, 'customer'> & {
  customer: Pick<StoredCustomer, 'id' | 'email'>
  roles: readonly StaffRole[]
}
