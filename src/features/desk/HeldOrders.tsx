import { useState, type ReactNode } from 'react'
import { decideHeld, fetchHeld } from '@/api/deskScreening'
import { paths } from '@/config/paths'
import type { HeldOrder } from '@/contract/deskScreening'
import type { HoldDecision } from '@/domain/account/staff'
import { invalidate } from '@/query/useQuery'
import { Dialog } from '@/ui/feedback/Dialog'
import { Button } from '@/ui/form/Button'
import { PageLink } from '@/ui/layout/PageLink'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { pairOf } from './pairOf'

const CHOICES: readonly { value: HoldDecision; label: string }[] = [
  { value: 'release', label: 'Release: create it at its provider' },
  { value: 'deny', label: 'Deny: it ends, and nothing was sent' },
]

export function HeldOrders() {
  const [chosen, setChosen] = useState<HeldOrder | null>(null)
  return (
    <>
      <DeskTable
        name="held"
        caption="Exchanges on hold"
        columns={['Order', 'Amounts', 'Reason', 'Since', 'Decision']}
        empty="No exchange is on hold."
        fetchPage={(offset) => fetchHeld(offset)}
        rowOf={(order) => ({
          key: order.publicId,
          cells: cellsOf(order, () => setChosen(order)),
        })}
      />
      {chosen && (
        <Dialog title={`Exchange ${chosen.publicId}`} closeLabel="Close" onClose={() => setChosen(null)}>
          <p className={styles.text}>{chosen.hold?.reason}</p>
          <DecisionForm
            label="Decide"
            choices={CHOICES}
            reasonHint="It is recorded in the audit log. The visitor does not read it."
            send={(decision, reason) => decideHeld(chosen.publicId, { decision, reason })}
            onDone={() => {
              setChosen(null)
              invalidate('held')
            }}
          />
        </Dialog>
      )}
    </>
  )
}

const cellsOf = (order: HeldOrder, onDecide: () => void): [ReactNode, ...ReactNode[]] => [
  <PageLink
    key="order"
    shallow
    href={{ pathname: paths.desk, query: { section: 'orders', id: order.publicId } }}
  >
    {order.publicId}
  </PageLink>,
  pairOf(order),
  <span key="reason" className={styles.text}>
    {order.hold?.reason ?? '–'}
  </span>,
  <DeskTime key="since" at={order.hold?.at ?? null} />,
  <Button
    key="decide"
    look="outline"
    size="small"
    aria-label={`Decide exchange ${order.publicId}`}
    onClick={onDecide}
  >
    Decide
  </Button>,
]
