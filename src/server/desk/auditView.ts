import type { DeskAuditEntry } from '@/contract/deskResults'
import type { StoredAuditEntry } from '@/server/database/schema'

export const auditView = ({ previousHash: _, at, ...entry }: StoredAuditEntry): DeskAuditEntry => ({
  ...entry,
  at: new Date(at).toISOString(),
})
