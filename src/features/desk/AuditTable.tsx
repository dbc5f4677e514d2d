import type { ReactNode } from 'react'
import type { DeskAuditEntry } from '@/contract/deskResults'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'

export const AUDIT_COLUMNS = ['When', 'Who', 'What', 'Subject', 'Detail']

export const auditRow = ({ id, at, staff, action, subject, detail }: DeskAuditEntry) => ({
  key: String(id),
  cells: [
    <DeskTime key="at" at={at} />,
    staff,
    action,
    subject || '–',
    <span key="detail" className={styles.code}>
      {detail === '{}' ? '–' : detail}
    </span>,
  ] as [ReactNode, ...ReactNode[]],
})

export const AuditTable = ({ entries }: { entries: DeskAuditEntry[] }) => (
  <CardTable
    caption="Audit log"
    columns={AUDIT_COLUMNS.map((name) => ({ name }))}
    rows={entries.map(auditRow)}
  />
)
