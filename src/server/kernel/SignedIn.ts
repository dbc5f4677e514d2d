import type { StaffRole } from '@/domain/account/staffRoles'
import type { StoredCustomer } from '@/server/database/schema'

export type SignedIn = { customer: StoredCustomer; signInId: string; confirmedAt: number | null }

export type Staff = SignedIn & { roles: readonly StaffRole[] }
