import type { ReactNode } from 'react'
import { DESK_REASON } from '@/domain/account/staff'
import { typedText } from '@/domain/text/typedText'
import { useForm } from '@/query/useForm'
import { confirmed } from '@/store/confirmed'
import { FormEnd } from '@/ui/form/FormEnd'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import styles from './Desk.module.css'

type Props<Choice extends string> = {
  label: string
  choices: readonly { value: Choice; label: string }[]
  send: (choice: Choice, reason: string, typed: FormData) => Promise<unknown>
  onDone: () => void
  choiceLabel?: string
  reasonHint?: string
  children?: ReactNode
}

type Typed<Choice> = { choice: Choice | undefined; reason: string; typed: FormData }

/** The audit log holds the reason. Sent again after a fresh confirmation. */
export function DecisionForm<Choice extends string>({
  label,
  choices,
  send,
  onDone,
  choiceLabel = 'Decision',
  reasonHint = 'It is recorded in the audit log.',
  children,
}: Props<Choice>) {
  const { form, state, problems } = useForm({
    read: (typed): Typed<Choice> => ({
      choice: choices.find(({ value }) => value === typedText(typed, 'choice'))?.value,
      reason: typedText(typed, 'reason').trim(),
      typed,
    }),
    check: ({ reason }) => ({
      reason: reason.length < DESK_REASON.min ? `At least ${DESK_REASON.min} characters.` : undefined,
    }),
    send: async ({ choice, reason, typed }) => {
      if (choice === undefined) throw new Error('nothing was chosen')
      await confirmed(() => send(choice, reason, typed))
      onDone()
    },
  })
  return (
    <form {...form} className={styles.form} aria-label={label}>
      <ChoiceField label={choiceLabel} choices={choices} />
      {children}
      <TextArea
        label="Reason"
        name="reason"
        rows={2}
        maxLength={DESK_REASON.max}
        hint={reasonHint}
        error={problems.reason}
      />
      {state.kind === 'done' && <p role="status">Done.</p>}
      <FormEnd
        state={state}
        label={label}
        sending="Sending…"
        fields="Check what you entered."
        uncertain="Nobody knows whether it was done. Reload before you try again."
      />
    </form>
  )
}

type Choices = { label: string; choices: readonly { value: string; label: string }[] }

/** What cannot be chosen is said only. */
function ChoiceField({ label, choices }: Choices) {
  const [only, ...others] = choices
  if (!only || others.length > 0) return <SelectField label={label} name="choice" options={[...choices]} />
  return (
    <p className={styles.text}>
      {only.label}
      <input type="hidden" name="choice" value={only.value} />
    </p>
  )
}
