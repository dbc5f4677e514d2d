import { useState } from 'react'
import { eraseAddress, exportAddress } from '@/api/deskCustomers'
import type { ProposedErasure } from '@/contract/deskCustomers'
import { typedText } from '@/domain/text/typedText'
import { invalidate } from '@/query/useQuery'
import { TextField } from '@/ui/form/TextField'
import { DecisionForm } from './DecisionForm'
import { downloadJson } from './downloadJson'
import { ErasureReport } from './ErasureReport'

const CHOICES = [
  { value: 'export', label: 'Export as a file (JSON)' },
  { value: 'erase', label: 'Erase: propose it to a second member of staff' },
] as const

export function AddressForm() {
  const [proposed, setProposed] = useState<ProposedErasure | null>(null)
  return (
    <>
      <DecisionForm
        label="Carry out"
        choiceLabel="What is to be done"
        choices={CHOICES}
        reasonHint="Such as how the person proved to own the address. It is recorded in the audit log; the address is not."
        send={async (choice, reason, typed) => {
          const email = typedText(typed, 'email').trim()
          setProposed(null)
          if (choice === 'erase') setProposed(await eraseAddress(email, reason))
          else downloadJson('person', await exportAddress(email, reason))
        }}
        onDone={() => invalidate('proposals')}
      >
        <TextField label="Email address" name="email" type="email" />
      </DecisionForm>
      {proposed && <ErasureReport erasure={proposed} isDone={false} />}
    </>
  )
}
