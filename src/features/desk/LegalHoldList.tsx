import { type ReactNode, useState } from 'react'
import { fetchLegalHolds, releaseLegalHold } from '@/api/deskLegalHolds'
import type { LegalHold } from '@/contract/deskLegalHolds'
import { invalidate } from '@/query/useQuery'
import { Dialog } from '@/ui/feedback/Dialog'
import { Button } from '@/ui/form/Button'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { LegalHoldForm } from './LegalHoldForm'
import { StateFilter } from './StateFilter'

const STATES = ['held', 'released'] as const

export function LegalHoldList() {
  const [state, setState] = useState<(typeof STATES)[number]>('held')
  const [chosen, setChosen] = useState<LegalHold | null>(null)
  const isReleased = state === 'released'
  return (
    <div className={styles.part}>
      <p className={styles.text}>
        What is held is neither deleted when its retention ends nor erased with an account, until it is
        released.
      </p>
      <LegalHoldForm />
      <StateFilter legend="State" states={STATES} value={state} onChoose={setState} />
      <DeskTable
        name={`legal holds ${state}`}
        caption="Legal holds"
        columns={['Kind', 'What', 'Reason', 'By', 'Since', isReleased ? 'Released' : 'Decision']}
        empty={isReleased ? 'Nothing has been released.' : 'Nothing is held.'}
        fetchPage={(offset) => fetchLegalHolds(isReleased, offset)}
        rowOf={(hold) => ({ key: hold.id, cells: cellsOf(hold, () => setChosen(hold)) })}
      />
      {chosen && <ReleaseDialog hold={chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

const ReleaseDialog = ({ hold, onClose }: { hold: LegalHold; onClose: () => void }) => (
  <Dialog title="Release" closeLabel="Close" onClose={onClose}>
    <p className={styles.text}>
      {hold.kind} {hold.key}
    </p>
    <DecisionForm
      label="Release"
      choices={[{ value: 'release', label: 'Retention and erasure apply to it again.' }]}
      send={(_, reason) => releaseLegalHold(hold.id, reason)}
      onDone={() => {
        onClose()
        invalidate('legal holds')
      }}
    />
  </Dialog>
)

const cellsOf = (hold: LegalHold, onRelease: () => void): [ReactNode, ...ReactNode[]] => [
  <span key="kind" className={styles.word}>
    {hold.kind}
  </span>,
  <span key="key" className={styles.code}>
    {hold.key}
  </span>,
  <span key="reason" className={styles.text}>
    {hold.reason}
  </span>,
  hold.staff,
  <DeskTime key="since" at={hold.createdAt} />,
  hold.releasedAt === null ? (
    <Button key="release" look="outline" size="small" aria-label={`Release ${hold.key}`} onClick={onRelease}>
      Release
    </Button>
  ) : (
    <span key="released">
      <DeskTime at={hold.releasedAt} />, {hold.releasedBy}: {hold.releaseReason}
    </span>
  ),
]
