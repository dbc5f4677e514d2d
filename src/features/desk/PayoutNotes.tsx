import type { DeskPayout } from '@/contract/deskResults'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'

/** What else staff should know of a payout before they decide. */
export function PayoutNotes({ payout }: { payout: DeskPayout }) {
  const { exportedAt, state } = payout
  const notes = notesOf(payout)
  const isInBatch = exportedAt !== null && (state === 'approved' || state === 'sending')
  if (notes.length === 0 && !isInBatch) return '–'
  return (
    <span className={styles.notes}>
      {isInBatch && (
        <span>
          In a batch since: <DeskTime at={exportedAt} />
        </span>
      )}
      {notes.map(({ name, note }) => (
        <span key={name}>
          {name}: {note}
        </span>
      ))}
    </span>
  )
}

const notesOf = ({ partnerId, holdReason, tx, state, confirmations, explorerFault, refusal }: DeskPayout) =>
  [
    { name: 'Commissions of partner', note: partnerId },
    { name: 'On hold', note: holdReason },
    { name: 'Transaction', note: tx },
    { name: 'Confirmations', note: state === 'sending' ? confirmations : null },
    { name: 'Wrong transaction', note: explorerFault },
    { name: 'Refused', note: refusal },
  ].filter(({ note }) => typeof note === 'number' || Boolean(note))
