import { useState, type ReactNode } from 'react'
import { decideAmbassadorTask } from '@/api/deskAmbassadors'
import type { DeskTask } from '@/contract/deskAmbassadors'
import type { TaskDecision } from '@/domain/partner/ambassador'
import { Dialog } from '@/ui/feedback/Dialog'
import { Button } from '@/ui/form/Button'
import { CardTable } from '@/ui/table/CardTable'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'

const LABELS: Record<TaskDecision, string> = {
  done: 'Done: a second member of staff confirms its reward',
  reopen: 'Not done yet: open it again',
  cancel: 'Cancel it',
}

export function AmbassadorTaskList({ tasks, onDone }: { tasks: DeskTask[]; onDone: () => void }) {
  const [chosen, setChosen] = useState<DeskTask | null>(null)
  if (tasks.length === 0) return <p>There are none.</p>
  return (
    <>
      <CardTable
        caption="Tasks"
        columns={['Task', 'Reward', 'State', 'Report', 'Decision'].map((name) => ({ name }))}
        rows={tasks.map((task) => ({ key: task.id, cells: cellsOf(task, () => setChosen(task)) }))}
      />
      {chosen && (
        <Dialog title={`Task ${chosen.title}`} closeLabel="Close" onClose={() => setChosen(null)}>
          <p className={styles.text}>{chosen.what}</p>
          <p className={styles.text}>{chosen.report || 'Nothing was reported.'}</p>
          <DecisionForm
            label="Decide"
            choices={chosen.decisions.map((decision) => ({ value: decision, label: LABELS[decision] }))}
            reasonHint="The ambassador reads it. It is recorded in the audit log."
            send={(decision, reason) => decideAmbassadorTask(chosen.id, { decision, reason })}
            onDone={() => {
              setChosen(null)
              onDone()
            }}
          />
        </Dialog>
      )}
    </>
  )
}

const cellsOf = (task: DeskTask, onDecide: () => void): [ReactNode, ...ReactNode[]] => [
  task.title,
  `${task.rewardBtc} BTC`,
  task.proposal ? `${task.state}, reward proposed by ${task.proposal.staff}` : task.state,
  <span key="report" className={styles.text}>
    {task.report || '–'}
  </span>,
  task.decisions.length > 0 ? (
    <Button
      key="decide"
      look="outline"
      size="small"
      aria-label={`Decide on ${task.title}`}
      onClick={onDecide}
    >
      Decide
    </Button>
  ) : (
    '–'
  ),
]
