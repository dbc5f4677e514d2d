import type { ReactNode } from 'react'
import {
  addAmbassadorTask,
  decideAmbassador,
  fetchDeskAmbassador,
  setAmbassadorBudget,
} from '@/api/deskAmbassadors'
import type { DeskAmbassador } from '@/contract/deskAmbassadors'
import { type AmbassadorDecision, TASK_LENGTH } from '@/domain/partner/ambassador'
import { typedText } from '@/domain/text/typedText'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { TextArea } from '@/ui/form/TextArea'
import { TextField } from '@/ui/form/TextField'
import { Section } from '@/ui/layout/Section'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { AmbassadorTaskList } from './AmbassadorTaskList'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'
import { TaskForm } from './TaskForm'

const LABELS: Record<AmbassadorDecision, string> = {
  accept: 'Accept the application',
  decline: 'Decline it',
  end: 'End the agreement',
}
const READ_BY = 'The applicant reads it, in the account and by email. It is recorded in the audit log.'

/** Each load is one view in the audit log. */
export function AmbassadorDetail({ id }: { id: string }) {
  const { data, failure, isFetching, refetch, refresh } = useQuery(`ambassador ${id}`, () =>
    fetchDeskAmbassador(id),
  )
  return (
    <div className={styles.sections}>
      {failure && (
        <LoadError failure={failure} what={`Ambassador ${id}: not loaded`} onAgain={() => void refetch()} />
      )}
      {!data && isFetching && <Skeleton label="Loading" lines={8} />}
      {data && <Person ambassador={data} onDone={() => void refresh()} />}
    </div>
  )
}

function Person({ ambassador, onDone }: { ambassador: DeskAmbassador; onDone: () => void }) {
  const { id, email, decisions, state, tasks } = ambassador
  return (
    <>
      <Section title={`Ambassador ${email}`}>
        <DescriptionList rows={factsOf(ambassador)} />
      </Section>
      {decisions.length > 0 && (
        <Section title="Decide">
          <DecisionForm
            // What was typed for one decision is no reason for the next.
            key={state}
            label="Decide"
            choices={decisions.map((decision) => ({ value: decision, label: LABELS[decision] }))}
            reasonHint={READ_BY}
            send={(decision, reason) => decideAmbassador(id, { decision, reason })}
            onDone={onDone}
          />
        </Section>
      )}
      {state === 'accepted' && <Agreement ambassador={ambassador} onDone={onDone} />}
      <Section title="Tasks">
        <AmbassadorTaskList tasks={tasks} onDone={onDone} />
      </Section>
    </>
  )
}

function Agreement({ ambassador, onDone }: { ambassador: DeskAmbassador; onDone: () => void }) {
  const { id, budgetBtc, tasks } = ambassador
  return (
    <>
      <Section title="Set the budget">
        <DecisionForm
          key={budgetBtc}
          label="Set the budget"
          choices={[{ value: 'budget', label: 'For rewards of all tasks, those of before included.' }]}
          send={(_, reason, typed) =>
            setAmbassadorBudget(id, { budgetBtc: typedText(typed, 'budgetBtc').trim(), reason })
          }
          onDone={onDone}
        >
          <TextField label="Budget in BTC" name="budgetBtc" inputMode="decimal" defaultValue={budgetBtc} />
        </DecisionForm>
      </Section>
      <Section title="Add a task">
        <TaskForm key={tasks.length} send={(task) => addAmbassadorTask(id, task)} onDone={onDone}>
          <TextField label="Title" name="title" maxLength={TASK_LENGTH.title} />
          <TextArea
            label="What to do"
            name="what"
            rows={4}
            maxLength={TASK_LENGTH.what}
            hint="Sent by email, in your words. Write in the ambassador’s language."
          />
          <TextField label="Reward in BTC" name="rewardBtc" inputMode="decimal" />
        </TaskForm>
      </Section>
    </>
  )
}

const factsOf = (person: DeskAmbassador): (readonly [string, ReactNode])[] => [
  ['ID', person.id],
  ['State', person.state],
  ['Language of the account', person.language],
  ['Languages', person.languages],
  ['Active', person.work],
  ['Links', <Written key="links" text={person.links} />],
  ['First month', <Written key="text" text={person.text} />],
  ['Applied', <DeskTime key="applied" at={person.appliedAt} />],
  ['Decided', person.decidedAt === null ? '–' : <DeskTime key="decided" at={person.decidedAt} />],
  ['Reason', person.reason ?? '–'],
  ['Budget', `${person.budgetBtc} BTC`],
  ['Paid or promised', `${person.committedBtc} BTC`],
  ['Paid', `${person.paidBtc} BTC`],
]

const Written = ({ text }: { text: string }) => <span className={styles.text}>{text || '–'}</span>
