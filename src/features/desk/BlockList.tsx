import { useState, type ReactNode } from 'react'
import { fetchBlocks, unblock } from '@/api/deskScreening'
import type { DeskBlock } from '@/contract/deskScreening'
import { invalidate } from '@/query/useQuery'
import { Dialog } from '@/ui/feedback/Dialog'
import { Button } from '@/ui/form/Button'
import { BlockForm } from './BlockForm'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'
import { DeskTable } from './DeskTable'
import { DeskTime } from './DeskTime'
import { ProposalNotice } from './ProposalNotice'
import { StateFilter } from './StateFilter'

const STATES = ['blocked', 'unblocked'] as const

export function BlockList() {
  const [state, setState] = useState<(typeof STATES)[number]>('blocked')
  const [chosen, setChosen] = useState<DeskBlock | null>(null)
  const isEnded = state === 'unblocked'
  return (
    <div className={styles.part}>
      <BlockForm />
      <StateFilter legend="State" states={STATES} value={state} onChoose={setState} />
      <DeskTable
        name={`blocks ${state}`}
        caption="Blocks"
        columns={['Kind', 'What', 'Reason', 'By', 'Since', isEnded ? 'Unblocked' : 'Decision']}
        empty={isEnded ? 'Nothing has been unblocked.' : 'Nothing is blocked.'}
        fetchPage={(offset) => fetchBlocks(isEnded, offset)}
        rowOf={(block) => ({
          key: block.id,
          cells: cellsOf(block, () => setChosen(block)),
        })}
      />
      {chosen && (
        <Dialog title="Unblock" closeLabel="Close" onClose={() => setChosen(null)}>
          <p className={styles.text}>
            {chosen.kind} {chosen.value}
          </p>
          <DecisionForm
            label="Unblock"
            choices={[{ value: 'unblock', label: 'It may exchange again.' }]}
            send={(_, reason) => unblock(chosen.id, reason)}
            onDone={() => {
              setChosen(null)
              invalidate('blocks')
            }}
          />
        </Dialog>
      )}
    </div>
  )
}

const cellsOf = (block: DeskBlock, onUnblock: () => void): [ReactNode, ...ReactNode[]] => [
  <span key="kind" className={styles.word}>
    {block.kind}
  </span>,
  <span key="value" className={styles.code}>
    {block.value}
  </span>,
  <span key="reason" className={styles.text}>
    {block.reason}
  </span>,
  block.staff,
  <DeskTime key="since" at={block.createdAt} />,
  block.proposal ? (
    <ProposalNotice key="proposal" proposal={block.proposal} />
  ) : block.endedAt === null ? (
    <Button
      key="unblock"
      look="outline"
      size="small"
      aria-label={`Unblock ${block.value}`}
      onClick={onUnblock}
    >
      Unblock
    </Button>
  ) : (
    <span key="ended">
      <DeskTime at={block.endedAt} />, {block.endedBy}
    </span>
  ),
]
