import { ratePartner } from '@/api/deskPartners'
import { typedText } from '@/domain/text/typedText'
import { TextField } from '@/ui/form/TextField'
import { DecisionForm } from './DecisionForm'

const CHOICES = [{ value: 'rate', label: 'It counts for orders that are made from then on.' }] as const

export const RateForm = ({ id, onDone }: { id: string; onDone: () => void }) => (
  <DecisionForm
    label="Agree on the rate"
    choices={CHOICES}
    reasonHint="The partner reads it, in the partner area and by email. It is recorded in the audit log."
    send={(_, reason, typed) => {
      const from = typedText(typed, 'from').trim()
      const ratePercent = typedText(typed, 'ratePercent').trim()
      return ratePartner(id, { ratePercent, from: from && `${from}Z`, reason })
    }}
    onDone={onDone}
  >
    <TextField
      label="Rate in percent of the volume"
      name="ratePercent"
      inputMode="decimal"
      hint="Empty: the rate of the program."
    />
    <TextField label="From when on, in UTC" name="from" type="datetime-local" hint="Empty: from now on." />
  </DecisionForm>
)
