import { hasPlaceholder } from '@/domain/account/savedReply'
import { DESK_REPLY } from '@/domain/account/staff'
import { typedText } from '@/domain/text/typedText'
import { useForm } from '@/query/useForm'
import { confirmed } from '@/store/confirmed'
import { FormEnd } from '@/ui/form/FormEnd'
import { TextArea } from '@/ui/form/TextArea'
import styles from './Desk.module.css'
import { type ReplyContext, ReplyPicker } from './ReplyPicker'

type Props = {
  label: string
  hint: string
  submit: string
  /** What saved replies are filled in with; left out: they fit nothing here. */
  replies?: ReplyContext
  send: (message: string) => Promise<unknown>
  onSent: () => void
}

export function MessageForm({ label, hint, submit, replies, send, onSent }: Props) {
  const { form, state, problems } = useForm({
    read: (typed) => ({ message: typedText(typed, 'message').trim() }),
    check: ({ message }) => ({
      message:
        message.length < DESK_REPLY.min
          ? `At least ${DESK_REPLY.min} characters.`
          : hasPlaceholder(message)
            ? 'Something in braces is not filled in.'
            : undefined,
    }),
    send: async ({ message }) => {
      await confirmed(() => send(message))
      onSent()
    },
  })
  return (
    <form {...form} className={styles.form} aria-label={label}>
      {replies && <ReplyPicker {...replies} />}
      <TextArea
        label={label}
        name="message"
        maxLength={DESK_REPLY.max}
        hint={hint}
        error={problems.message}
      />
      <FormEnd
        state={state}
        label={submit}
        sending="Sending…"
        fields="Check what you entered."
        uncertain="Nobody knows whether it was sent. Reload before you try again."
      />
    </form>
  )
}
