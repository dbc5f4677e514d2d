import { useState, type ReactNode } from 'react'
import type { DeskPayout } from '@/contract/deskResults'
import { PAYOUT_STATES, type PayoutState } from '@/domain/account/account'
import { Button } from '@/ui/form/Button'
import { Dialog } from '@/ui/feedback/Dialog'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { StateFilter } from './StateFilter'

const CHOICES = [
  { value: 'approve', label: 'Approve: send it' },
  { value: 'refuse', label: 'Refuse: return the amount' },
] as const

export function PayoutList({ needsApproval }: { needsApproval: boolean }) {
  const [state, setState] = useState<PayoutState>('requested')
  const [chosen, setChosen] = useState<{ payout: DeskPayout; refresh: () => void } | null>(null)
  return (
    <div className={styles.part}>
      {!needsApproval && <p>Payouts are sent without approval: PAYOUT_APPROVAL is 0.</p>}
      <StateFilter legend="State" states={PAYOUT_STATES} value={state} onChoose={setState} />
      <DeskTable
        name={state}
        caption="Payouts"
        columns={['Payout', 'Amount', 'Address', 'Requested', 'Decision']}
        empty="No payout is in this state."
        fetchPage={async (offset) => {
          const { fetchDeskPayouts } = await import('@/api/desk')
          return fetchDeskPayouts(state, offset)
        }}
        rowOf={(payout, refresh) => rowOf(payout, () => setChosen({ payout, refresh }))}
      />
      {chosen && <PayoutDialog {...chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

const rowOf = ({ id, amountBtc, address, createdAt, state }: DeskPayout, onDecide: () => void) => ({
  key: id,
  cells: [
    id,
    `${amountBtc} BTC`,
    address,
    <DeskTime key="created" at={createdAt} />,
    state === 'requested' ? (
      <Button key="decide" look="outline" size="small" aria-label={`Decide payout ${id}`} onClick={onDecide}>
        Decide
      </Button>
    ) : (
      state
    ),
  ] as [ReactNode, ...ReactNode[]],
})

type DialogProps = { payout: DeskPayout; refresh: () => void; onClose: () => void }

const PayoutDialog = ({ payout: { id, amountBtc, address }, refresh, onClose }: DialogProps) => (
  <Dialog title={`Payout ${id}`} closeLabel="Close" onClose={onClose}>
    <p className={styles.text}>
      {amountBtc} BTC to {address}
    </p>
    <DecisionForm
      label="Decide"
      choices={CHOICES}
      send={async (decision, reason) => {
        const { decidePayout } = await import('@/api/desk')
        return decidePayout(id, { decision, reason })
      }}
      onDone={() => {
        onClose()
        refresh()
      }}
    />
  </Dialog>
)
