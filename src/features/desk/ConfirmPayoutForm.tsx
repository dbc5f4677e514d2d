import { decidePayout } from '@/api/desk'
import { useForm } from '@/query/useForm'
import { confirmed } from '@/store/confirmed'
import { FormEnd } from '@/ui/form/FormEnd'
import styles from './Desk.module.css'
import { refusalReason } from './refusalReason'

/** Where no explorer is configured. Sent again after a fresh confirmation. */
export function ConfirmPayoutForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { form, state } = useForm({
    read: () => ({}),
    check: () => ({}),
    send: async () => {
      await confirmed(() => decidePayout(id, { decision: 'confirm' }))
      onDone()
    },
  })
  return (
    <form {...form} className={styles.form} aria-label="Confirm">
      <p>Once its transaction is confirmed on the chain, confirm it here. The customer gets an email.</p>
      <FormEnd
        state={state}
        label="Mark as confirmed"
        sending="Saving…"
        fields="Check what you entered."
        uncertain="Nobody knows whether it was saved. Reload before you try again."
        instead={refusalReason(state)}
      />
    </form>
  )
}
