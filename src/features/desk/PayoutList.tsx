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
import { PayoutBatches } from './PayoutBatches'
import { PayoutDialog } from './PayoutDialog'
import { PayoutNotes } from './PayoutNotes'
import { StateFilter } from './StateFilter'

const WHO_SENDS: Record<PayoutMode, string | null> = {
  automatic: 'Payouts are sent without approval: PAYOUT_APPROVAL is 0.',
  approval: null,
  manual:
    'Nothing is sent by itself. Approve a payout, send it from your own wallet, then enter its transaction hash here.',
}

export function PayoutList({ mode }: { mode: PayoutMode }) {
  const [state, setState] = useState<PayoutState>('requested')
  const [chosen, setChosen] = useState<DeskPayout | null>(null)
  return (
    <div className={styles.part}>
      {WHO_SENDS[mode] && <p>{WHO_SENDS[mode]}</p>}
      {mode === 'manual' && <PayoutBatches />}
      <StateFilter legend="State" states={PAYOUT_STATES} names={NAMES} value={state} onChoose={setState} />
      <DeskTable
        name={`payouts ${state}`}
        caption="Payouts"
        columns={['Payout', 'Amount', 'Address', 'Requested', 'Notes', 'Decision']}
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

/** As the customer reads them. */
const NAMES: Record<PayoutState, string> = {
  requested: 'requested',
  approved: 'approved',
  sending: 'sent',
  finished: 'confirmed',
  failed: 'refused or failed',
}

const rowOf = (payout: DeskPayout, onDecide: () => void) => {
  const { id, amountBtc, address, createdAt, state, decisions, proposal } = payout
  return {
    key: id,
    cells: [
      id,
      `${amountBtc} BTC`,
      address,
      <DeskTime key="created" at={createdAt} />,
      <PayoutNotes key="notes" payout={payout} />,
      proposal ? (
        <ProposalNotice key="proposal" proposal={proposal} />
      ) : decisions.length > 0 ? (
        <Button
          key="decide"
          look="outline"
          size="small"
          aria-label={`Decide payout ${id}`}
          onClick={onDecide}
        >
          Decide
        </Button>
      ) : (
        NAMES[state]
      ),
    ] as [ReactNode, ...ReactNode[]],
  }
}
