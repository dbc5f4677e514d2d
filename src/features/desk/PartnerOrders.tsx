import { useState, type ReactNode } from 'react'
import { correctCommission, fetchPartnerOrders } from '@/api/deskPartners'
import type { DeskPartnerOrder } from '@/contract/deskPartners'
import { typedText } from '@/domain/text/typedText'
import { invalidate } from '@/query/useQuery'
import { Dialog } from '@/ui/feedback/Dialog'
import { Button } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { ProposalNotice } from './ProposalNotice'

const CORRECT = [{ value: 'correct', label: 'A second member of staff books it under Proposals.' }] as const

export function PartnerOrders({ id }: { id: string }) {
  const [chosen, setChosen] = useState<DeskPartnerOrder | null>(null)
  const name = `partner orders ${id}`
  return (
    <>
      <DeskTable
        name={name}
        caption="Orders"
        columns={['Order', 'Created', 'Code', 'Reason', 'Volume', 'Commission', 'Correction']}
        empty="No order came with a code of this partner."
        fetchPage={(offset) => fetchPartnerOrders(id, offset)}
        rowOf={(order) => ({ key: order.publicId, cells: cellsOf(order, () => setChosen(order)) })}
      />
      {chosen && (
        <Dialog title={`Commission of ${chosen.publicId}`} closeLabel="Close" onClose={() => setChosen(null)}>
          <p className={styles.text}>
            It is {chosen.commissionBtc} BTC ({chosen.outcome}). It cannot be more than the order earned after
            cashback.
          </p>
          <DecisionForm
            label="Propose the correction"
            choices={CORRECT}
            send={(_, reason, typed) =>
              correctCommission(id, {
                publicId: chosen.publicId,
                amountBtc: typedText(typed, 'amountBtc').trim(),
                reason,
              })
            }
            onDone={() => {
              setChosen(null)
              invalidate(name)
            }}
          >
            <TextField label="Commission in BTC, in all" name="amountBtc" inputMode="decimal" />
          </DecisionForm>
        </Dialog>
      )}
    </>
  )
}

const cellsOf = (order: DeskPartnerOrder, onCorrect: () => void): [ReactNode, ...ReactNode[]] => [
  <span key="order" className={styles.code}>
    {order.publicId}
  </span>,
  <DeskTime key="created" at={order.createdAt} />,
  order.code ?? '–',
  order.reason,
  order.volumeBtc === null ? '–' : `${order.volumeBtc} BTC`,
  `${order.commissionBtc} BTC (${order.outcome ?? 'open'}, ${order.ratePercent} %)`,
  <Correction key="correction" order={order} onCorrect={onCorrect} />,
]

function Correction({ order, onCorrect }: { order: DeskPartnerOrder; onCorrect: () => void }) {
  const { publicId, proposal, correctedBtc, isCorrectable } = order
  if (proposal) return <ProposalNotice proposal={proposal} />
  const set = correctedBtc === null ? '–' : `Set to ${correctedBtc} BTC`
  if (!isCorrectable) return <span>{set}</span>
  return (
    <Button
      look="outline"
      size="small"
      aria-label={`Correct the commission of ${publicId}`}
      onClick={onCorrect}
    >
      {correctedBtc === null ? 'Correct' : `${set}: correct`}
    </Button>
  )
}
