import { useState, type ReactNode } from 'react'
import { fetchBlocks, unblock } from '@/api/deskScreening'
import type { DeskBlock } from '@/contract/deskScreening'
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
  const [added, setAdded] = useState(0)
  const [chosen, setChosen] = useState<{ block: DeskBlock; refresh: () => void } | null>(null)
  const isEnded = state === 'unblocked'
  return (
    <div className={styles.part}>
      <BlockForm onDone={() => setAdded(added + 1)} />
      <StateFilter legend="State" states={STATES} value={state} onChoose={setState} />
      <DeskTable
        name={`${state} ${added}`}
        caption="Blocks"
        columns={['Kind', 'What', 'Reason', 'By', 'Since', isEnded ? 'Unblocked' : 'Decision']}
        empty={isEnded ? 'Nothing has been unblocked.' : 'Nothing is blocked.'}
        fetchPage={(offset) => fetchBlocks(isEnded, offset)}
        rowOf={(block, refresh) => ({
          key: block.id,
          cells: cellsOf(block, () => setChosen({ block, refresh })),
        })}
      />
      {chosen && (
        <Dialog title="Unblock" closeLabel="Close" onClose={() => setChosen(null)}>
          <p className={styles.text}>
            {chosen.block.kind} {chosen.block.value}
          </p>
          <DecisionForm
            label="Unblock"
            choices={[{ value: 'unblock', label: 'It may exchange again.' }]}
            send={(_, reason) => unblock(chosen.block.id, reason)}
            onDone={() => {
              setChosen(null)
              chosen.refresh()
            }}
          />
        </Dialog>
      )}
    </div>
  )
}

const cellsOf = (block: DeskBlock, onUnblock: () => void): [ReactNode, ...ReactNode[]] => [
  block.kind,
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
