import { useState } from 'react'
import {
  eraseCustomer,
  exportCustomer,
  freezeCustomer,
  resetFactor,
  stopFactorReset,
} from '@/api/deskCustomers'
import type { DeskCustomer, ProposedErasure } from '@/contract/deskCustomers'
import { invalidate } from '@/query/useQuery'
import { Section } from '@/ui/layout/Section'
import { DecisionForm } from './DecisionForm'
import { downloadJson } from './downloadJson'
import { ErasureReport } from './ErasureReport'

type Action = 'freeze' | 'unfreeze' | 'reset' | 'stopReset' | 'export' | 'erase'
type Props = { customer: DeskCustomer; onChanged: () => void }

const LABELS: Record<Action, string> = {
  freeze: 'Freeze: sign out, and refuse sign-ins, orders, payouts and keys',
  unfreeze: 'Unfreeze: the customer signs in again',
  reset: 'Reset the second factor: propose it to a second member of staff',
  stopReset: 'Stop the reset of the second factor',
  export: 'Export as a file (JSON)',
  erase: 'Erase: propose it to a second member of staff',
}

export function CustomerActions({ customer, onChanged }: Props) {
  const [proposed, setProposed] = useState<ProposedErasure | null>(null)
  const { id } = customer
  const carryOut = async (action: Action, reason: string) => {
    setProposed(null)
    if (action === 'export') {
      downloadJson('customer', await exportCustomer(id, reason))
      return
    }
    if (action === 'erase') {
      setProposed(await eraseCustomer(id, reason))
      invalidate(`customer ${id}`)
      return
    }
    if (action === 'reset') await resetFactor(id, reason)
    else if (action === 'stopReset') await stopFactorReset(id, reason)
    else await freezeCustomer(id, action, reason)
    onChanged()
  }
  return (
    <Section title="Act on the account">
      <DecisionForm
        label="Carry out"
        choices={actionsFor(customer).map((value) => ({ value, label: LABELS[value] }))}
        reasonHint="It is recorded in the audit log; of a freeze it becomes a note too. The customer does not read it."
        send={carryOut}
        onDone={() => undefined}
      />
      {proposed && <ErasureReport erasure={proposed} isDone={false} />}
    </Section>
  )
}

function actionsFor({ frozenAt, factors, factorReset, isStaff }: DeskCustomer): Action[] {
  const hasFactor = factors.totp || factors.passkeys.length > 0
  if (isStaff) return ['export']
  return [
    frozenAt === null ? 'freeze' : 'unfreeze',
    'export',
    ...(factorReset ? ['stopReset' as const] : hasFactor ? ['reset' as const] : []),
    'erase',
  ]
}
