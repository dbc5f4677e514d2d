import { useState, type ReactNode } from 'react'
import { fetchDeskPayouts } from '@/api/desk'
import type { DeskPayout } from '@/contract/deskResults'
import { PAYOUT_STATES, type PayoutState } from '@/domain/account/account'
import type { PayoutMode } from '@/domain/account/staff'
import { invalidate } from '@/query/useQuery'
import { Button } from '@/ui/form/Button'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { ProposalNotice } from './ProposalNotice'
import { PayoutDialog } from './PayoutDialog'
import { StateFilter } from './StateFilter'

const WHO_SENDS: Record<PayoutMode, string | null> = {
  automatic: 'Payouts are sent without approval: PAYOUT_APPROVAL is 0.',
  approval: null,
  manual:
    'Nothing is sent by itself. Send each payout from your own wallet, then enter its transaction hash here.',
}

export function PayoutList({ mode }: { mode: PayoutMode }) {
  const [state, setState] = useState<PayoutState>('requested')
  const [chosen, setChosen] = useState<DeskPayout | null>(null)
  return (
    <div className={styles.part}>
      {WHO_SENDS[mode] && <p>{WHO_SENDS[mode]}</p>}
      <StateFilter legend="State" states={PAYOUT_STATES} value={state} onChoose={setState} />
      <DeskTable
        name={`payouts ${state}`}
        caption="Payouts"
        columns={['Payout', 'Amount', 'Address', 'Requested', 'On hold because', 'Decision']}
        empty="No payout is in this state."
        fetchPage={(offset) => fetchDeskPayouts(state, offset)}
        rowOf={(payout) => rowOf(payout, () => setChosen(payout))}
      />
      {chosen && (
        <PayoutDialog
          payout={chosen}
          mode={mode}
          onDone={() => {
            setChosen(null)
            invalidate('payouts')
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}

const rowOf = (
  { id, amountBtc, address, createdAt, state, isWaiting, holdReason, proposal }: DeskPayout,
  onDecide: () => void,
) => ({
  key: id,
  cells: [
    id,
    `${amountBtc} BTC`,
    address,
    <DeskTime key="created" at={createdAt} />,
    <span key="hold" className={styles.text}>
      {holdReason ?? '–'}
    </span>,
    proposal ? (
      <ProposalNotice key="proposal" proposal={proposal} />
    ) : isWaiting || state === 'requested' ? (
      <Button key="decide" look="outline" size="small" aria-label={`Decide payout ${id}`} onClick={onDecide}>
        Decide
      </Button>
    ) : (
      state
    ),
  ] as [ReactNode, ...ReactNode[]],
})
