import { useState, type ReactNode } from 'react'
import { decideProposal, fetchProposals } from '@/api/deskProposals'
import type { DeskProposal, Erasure } from '@/contract/deskProposals'
import type { ProposalDecision, ProposalKind } from '@/domain/account/proposal'
import { invalidate } from '@/query/useQuery'
import { Dialog } from '@/ui/feedback/Dialog'
import { AddressSentence } from '@/ui/address/AddressSentence'
import { Button } from '@/ui/form/Button'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { ErasureReport } from './ErasureReport'

const KINDS: Record<ProposalKind, string> = {
  refund: 'Refund to another address',
  payout: 'Payout',
  unblock: 'Unblock',
  correction: 'Correct the commission of',
  reward: 'Pay the task of an ambassador',
  factorReset: 'Reset the second factor',
  erasure: 'Erase the customer',
  addressErasure: 'Erase the address',
  admin: 'Role admin',
}

const CONFIRM = { value: 'confirm', label: 'Confirm: carry it out' } as const
const WITHDRAW = { value: 'withdraw', label: 'Withdraw: it is not done' } as const
const choicesFor = (isOwn: boolean): { value: ProposalDecision; label: string }[] =>
  isOwn ? [WITHDRAW] : [CONFIRM, WITHDRAW]

/** `email`: of who is at the desk. */
export function ProposalList({ email }: { email: string }) {
  const [chosen, setChosen] = useState<DeskProposal | null>(null)
  const [erased, setErased] = useState<Erasure | null>(null)
  return (
    <div className={styles.part}>
      <p>Another member of staff with the same role confirms what one has proposed, within a day.</p>
      {erased && <ErasureReport erasure={erased} isDone />}
      <DeskTable
        name="proposals"
        caption="Proposals"
        columns={['What', 'Id', 'Of', 'Reason', 'Proposed by', 'Until', 'Decision']}
        empty="Nothing waits for a second member of staff."
        fetchPage={(offset) => fetchProposals(offset)}
        rowOf={(proposal) => ({
          key: proposal.id,
          cells: cellsOf(proposal, () => setChosen(proposal)),
        })}
      />
      {chosen && (
        <Dialog
          title={`${KINDS[chosen.kind]} ${chosen.subject}`}
          closeLabel="Close"
          onClose={() => setChosen(null)}
        >
          <p className={styles.text}>{effectOf(chosen)}</p>
          <p className={styles.text}>{chosen.reason}</p>
          {chosen.staff === email && <p>You proposed it: somebody else confirms it.</p>}
          <DecisionForm
            label="Decide"
            choices={choicesFor(chosen.staff === email)}
            send={async (decision, reason) => {
              const decided = await decideProposal(chosen.id, { decision, reason })
              setErased(decided.erasure ?? null)
            }}
            onDone={() => {
              setChosen(null)
              invalidate('proposals')
            }}
          />
        </Dialog>
      )}
    </div>
  )
}

/** What is confirmed, so that nobody confirms an id alone. */
function effectOf({ kind, address, amountBtc, blocked, person }: DeskProposal): ReactNode {
  if (kind === 'admin') return 'Everything at the desk'
  if (kind === 'factorReset') return `${person}, a day after it is confirmed, unless its customer stops it`
  if (kind === 'erasure' || kind === 'addressErasure') return `${person}, at once and for good`
  if (kind === 'reward') return `${amountBtc} BTC to the balance of its ambassador`
  if (kind === 'correction') return `${amountBtc} BTC in all to its partner`
  const amount = amountBtc === null ? '' : `${amountBtc} BTC `
  if (blocked !== null || address === null) return blocked ?? '–'
  return <AddressSentence address={address} write={(given) => `${amount}to ${given}`} />
}

const cellsOf = (proposal: DeskProposal, onDecide: () => void): [ReactNode, ...ReactNode[]] => [
  <span key="kind" className={styles.word}>
    {KINDS[proposal.kind]}
  </span>,
  <span key="subject" className={styles.word}>
    {proposal.subject}
  </span>,
  <span key="effect" className={styles.code}>
    {effectOf(proposal)}
  </span>,
  <span key="reason" className={styles.text}>
    {proposal.reason}
  </span>,
  proposal.staff,
  <DeskTime key="until" at={proposal.expiresAt} />,
  <Button
    key="decide"
    look="outline"
    size="small"
    aria-label={`Decide on ${KINDS[proposal.kind]} ${proposal.subject}`}
    onClick={onDecide}
  >
    Decide
  </Button>,
]
