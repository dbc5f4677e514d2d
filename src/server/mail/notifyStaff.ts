import { env } from '@/config/env'
import { ROLE_OF_EVENT, type StaffEventKind } from '@/domain/account/staffEvents'
import type { Transaction } from '@/server/database/database'
import { staffEvents } from '@/server/database/schema'
import { hasStaffWith } from '@/server/staff/staffRoles'

/** In the transaction that causes it. Staff with its role get one email of all that is new (staffEmails.ts). */
export async function notifyStaff(
  transaction: Transaction,
  kind: StaffEventKind,
  subject: string,
): Promise<void> {
  if (env.staffEmails === 'off' || !(await hasStaffWith(transaction, ROLE_OF_EVENT[kind]))) return
  await transaction.insert(staffEvents).values({ kind, subject, createdAt: Date.now() })
}
