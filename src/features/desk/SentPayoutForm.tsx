import { decidePayout } from '@/api/desk'
import { bitcoinTx } from '@/domain/account/staff'
import { typedText } from '@/domain/text/typedText'
import { useForm } from '@/query/useForm'
import { confirmed } from '@/store/confirmed'
import { FormEnd } from '@/ui/form/FormEnd'
import { TextField } from '@/ui/form/TextField'
import styles from './Desk.module.css'
import { refusalReason } from './refusalReason'

type Props = { id: string; isReplacement: boolean; onDone: () => void }

/** For a payout that staff have sent from a wallet of their own. Sent again after a fresh confirmation. */
export function SentPayoutForm({ id, isReplacement, onDone }: Props) {
  const { form, state, problems } = useForm({
    read: (typed) => ({ tx: typedText(typed, 'tx') }),
    check: ({ tx }) => ({
      tx: bitcoinTx(tx) ? undefined : 'The hash of a Bitcoin transaction has 64 hexadecimal digits.',
    }),
    send: async ({ tx }) => {
      await confirmed(() => decidePayout(id, { decision: 'sent', tx }))
      onDone()
    },
  })
  const label = isReplacement ? 'Replace the transaction' : 'Mark as sent'
  return (
    <form {...form} className={styles.form} aria-label={label}>
      <TextField
        label="Transaction hash"
        name="tx"
        hint={
          isReplacement
            ? 'Only where it was mistyped, or where your wallet replaced it with a higher fee. The customer gets the new hash by email.'
            : 'Send the exact amount from your own wallet first. The customer gets this hash by email.'
        }
        error={problems.tx}
      />
      <FormEnd
        state={state}
        label={label}
        sending="Saving…"
        fields="Check what you entered."
        uncertain="Nobody knows whether it was saved. Reload before you try again, and do not send the amount again."
        instead={refusalReason(state)}
      />
    </form>
  )
}
