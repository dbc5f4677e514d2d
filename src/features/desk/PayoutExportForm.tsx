import { useState } from 'react'
import { exportPayouts } from '@/api/desk'
import { downloadText } from '@/browser/page/downloadText'
import type { PayoutBatch } from '@/contract/deskPayoutBatches'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { confirmed } from '@/store/confirmed'
import { Checkbox } from '@/ui/form/Checkbox'
import { FormEnd } from '@/ui/form/FormEnd'
import styles from './Desk.module.css'
import { refusalReason } from './refusalReason'

export function PayoutExportForm() {
  const [again, setAgain] = useState(false)
  const { form, state } = useForm({
    read: () => ({ again }),
    check: () => ({}),
    send: async (choice) => {
      const batch = await confirmed(() => exportPayouts(choice.again))
      // A wallet would read a mark of the byte order as part of the heading.
      if (batch.count > 0) downloadText(fileName(), 'text/plain', batch.csv)
      invalidate('payouts')
      return batch
    },
  })
  return (
    <form {...form} className={styles.form} aria-label="File for a wallet">
      <p>
        Every approved payout that is in no batch yet: address, amount in BTC, and its id as the label. Pay
        each line with an output of its own.
      </p>
      <Checkbox checked={again} onChange={setAgain}>
        Also those of earlier batches. Make sure first that nobody has sent them.
      </Checkbox>
      {state.kind === 'done' && <p role="status">{outcome(state.data)}</p>}
      <FormEnd
        state={state}
        label="Download CSV"
        sending="Preparing…"
        fields="Check what you entered."
        uncertain="Nobody knows whether the batch was made. Reload and look for payouts in a batch."
        instead={refusalReason(state)}
      />
    </form>
  )
}

const fileName = () => `payouts-${new Date().toISOString().slice(0, 16).replaceAll(':', '')}.csv`

function outcome({ count, totalBtc, exportedBefore }: PayoutBatch): string {
  const before = exportedBefore > 0 ? ` ${exportedBefore} approved are in an earlier batch.` : ''
  return count === 0
    ? `No payout is waiting for a batch.${before}`
    : `${count} payouts, ${totalBtc} BTC.${before}`
}
