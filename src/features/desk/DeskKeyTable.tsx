import type { DeskKey } from '@/contract/deskKeys'
import { Button } from '@/ui/form/Button'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Desk.module.css'
import type { KeyWork } from './KeyWork'
import { DeskTime } from './DeskTime'

const COLUMNS = ['Name', 'Scopes', 'From', 'Made by', 'Valid until', 'Last used', 'Change']

type Props = { keys: DeskKey[]; busy: boolean; onWork: (work: KeyWork) => void }

export function DeskKeyTable({ keys, busy, onWork }: Props) {
  if (keys.length === 0) return <p role="status">There is no key yet.</p>
  return (
    <CardTable
      caption="API keys"
      columns={COLUMNS.map((name) => ({ name }))}
      busy={busy}
      rows={keys.map((key) => ({
        key: key.id,
        cells: [
          key.name,
          <span key="scopes" className={styles.code}>
            {key.scopes.join(', ')}
          </span>,
          key.networks.join(', ') || 'Everywhere',
          <span key="by">
            {key.createdBy}, <DeskTime at={key.createdAt} />
            {!key.isByStaff && <span> (no longer staff)</span>}
          </span>,
          <DeskTime key="until" at={key.expiresAt} />,
          <DeskTime key="used" at={key.lastUsedAt} />,
          <Changes key="change" value={key} onWork={onWork} />,
        ],
      }))}
    />
  )
}

function Changes({ value, onWork }: { value: DeskKey; onWork: Props['onWork'] }) {
  const { name, createdAt, isExpired, revokedAt } = value
  if (revokedAt !== null)
    return (
      <span>
        Revoked <DeskTime at={revokedAt} />
      </span>
    )
  if (isExpired) return 'Expired'
  const made = createdAt.slice(0, 16).replace('T', ' ')
  return (
    <span className={styles.actions}>
      <Button
        look="outline"
        size="small"
        aria-label={`Rotate ${name} of ${made}`}
        onClick={() => onWork({ kind: 'rotate', key: value })}
      >
        Rotate
      </Button>
      <Button
        look="outline"
        size="small"
        aria-label={`Revoke ${name} of ${made}`}
        onClick={() => onWork({ kind: 'revoke', key: value })}
      >
        Revoke
      </Button>
    </span>
  )
}
