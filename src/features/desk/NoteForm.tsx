import { DESK_NOTE } from '@/domain/account/deskWork'
import { typedText } from '@/domain/text/typedText'
import { useForm } from '@/query/useForm'
import { confirmed } from '@/store/confirmed'
import { FormEnd } from '@/ui/form/FormEnd'
import { TextArea } from '@/ui/form/TextArea'
import styles from './Desk.module.css'

type Props = { send: (message: string) => Promise<unknown>; onSent: () => void }

/** Nothing that is stored can be changed; another note corrects it. */
export function NoteForm({ send, onSent }: Props) {
  const { form, state, problems } = useForm({
    read: (typed) => ({ message: typedText(typed, 'message').trim() }),
    check: ({ message }) => ({
      message: message.length < DESK_NOTE.min ? `At least ${DESK_NOTE.min} characters.` : undefined,
    }),
    send: async ({ message }) => {
      await confirmed(() => send(message))
      onSent()
    },
  })
  return (
    <form {...form} className={styles.form} aria-label="Add a note">
      <TextArea
        label="Note"
        name="message"
        rows={3}
        maxLength={DESK_NOTE.max}
        hint="Only staff read it, and it stays as it is. It is personal data: the person receives a copy on request."
        error={problems.message}
      />
      <FormEnd
        state={state}
        label="Add note"
        look="outline"
        sending="Saving…"
        fields="Check what you entered."
        uncertain="Nobody knows whether it was saved. Reload before you try again."
      />
    </form>
  )
}
