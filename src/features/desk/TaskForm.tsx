import type { ReactNode } from 'react'
import { typedText } from '@/domain/text/typedText'
import { useForm } from '@/query/useForm'
import { confirmed } from '@/store/confirmed'
import { FormEnd } from '@/ui/form/FormEnd'
import styles from './Desk.module.css'

type Task = { title: string; what: string; rewardBtc: string }
type Props = { send: (task: Task) => Promise<unknown>; onDone: () => void; children: ReactNode }

/** Of an ambassador. Sent again after a fresh confirmation. */
export function TaskForm({ send, onDone, children }: Props) {
  const { form, state } = useForm({
    read: (typed): Task => ({
      title: typedText(typed, 'title').trim(),
      what: typedText(typed, 'what').trim(),
      rewardBtc: typedText(typed, 'rewardBtc').trim(),
    }),
    check: () => ({}),
    send: async (task) => {
      await confirmed(() => send(task))
      onDone()
    },
  })
  return (
    <form {...form} className={styles.form} aria-label="Add a task">
      {children}
      {state.kind === 'done' && <p role="status">Done.</p>}
      <FormEnd
        state={state}
        label="Add the task"
        sending="Sending…"
        fields="A title, what to do, and a reward in BTC are needed."
        uncertain="Nobody knows whether it was done. Reload before you try again."
      />
    </form>
  )
}
