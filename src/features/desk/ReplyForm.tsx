import { replyToMessage } from '@/api/desk'
import { DESK_REPLY } from '@/domain/account/staff'
import { typedText } from '@/domain/text/typedText'
import { useForm } from '@/query/useForm'
import { confirmed } from '@/store/confirmed'
import { FormEnd } from '@/ui/form/FormEnd'
import { TextArea } from '@/ui/form/TextArea'
import styles from './Desk.module.css'

export function ReplyForm({ reference, onSent }: { reference: string; onSent: () => void }) {
  const { form, state, problems } = useForm({
    read: (typed) => ({ message: typedText(typed, 'message').trim() }),
    check: ({ message }) => ({
      message: message.length < DESK_REPLY.min ? `At least ${DESK_REPLY.min} characters.` : undefined,
    }),
    send: async ({ message }) => {
      await confirmed(() => replyToMessage(reference, message))
      onSent()
    },
  })
  return (
    <form {...form} className={styles.form} aria-label="Reply">
      <TextArea
        label="Reply by email"
        name="message"
        maxLength={DESK_REPLY.max}
        hint="The greeting and the name of the site are added in the visitor’s language."
        error={problems.message}
      />
      <FormEnd
        state={state}
        label="Send reply"
        sending="Sending…"
        fields="Check what you entered."
        uncertain="Nobody knows whether it was sent. Reload before you try again."
      />
    </form>
  )
}
