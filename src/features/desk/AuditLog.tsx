import { fetchAudit, verifyAudit } from '@/api/desk'
import { useQuery } from '@/query/useQuery'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { AUDIT_COLUMNS, auditRow } from './AuditTable'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'

export const AuditLog = () => (
  <div className={styles.part}>
    <AuditVerdict />
    <DeskTable
      name="audit"
      caption="Audit log"
      columns={AUDIT_COLUMNS}
      empty="Nothing has been recorded yet."
      fetchPage={(offset) => fetchAudit(offset)}
      rowOf={auditRow}
    />
  </div>
)

function AuditVerdict() {
  const { data, failure, refetch } = useQuery('verification', () => verifyAudit())
  if (failure)
    return <LoadError failure={failure} what="The log was not verified" onAgain={() => void refetch()} />
  if (!data) return null
  const isIntact = data.brokenAt === null
  return (
    <Callout
      tone={isIntact ? 'good' : 'bad'}
      role={isIntact ? 'status' : 'alert'}
      title={isIntact ? `Verified: ${data.entries} entries` : `Broken at entry ${data.brokenAt}`}
    >
      <p className={styles.code}>{data.head ?? 'No entry yet'}</p>
      <div>
        <Button look="outline" size="small" onClick={() => void refetch()}>
          Verify again
        </Button>
      </div>
    </Callout>
  )
}
