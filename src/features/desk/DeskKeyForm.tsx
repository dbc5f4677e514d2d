import { useState } from 'react'
import { addDeskKey, rotateDeskKey } from '@/api/deskKeys'
import type { DeskKey, NewDeskKey } from '@/contract/deskKeys'
import { DESK_KEY_DAYS, DESK_KEY_NAME, DESK_KEY_SCOPES, type DeskKeyScope } from '@/domain/account/deskKey'
import { typedText } from '@/domain/text/typedText'
import { TextField } from '@/ui/form/TextField'
import { DecisionForm } from './DecisionForm'
import { RoleTicks } from './RoleTicks'

type Props = { earlier: DeskKey | null; onMade: (made: NewDeskKey) => void }

const SCOPES = DESK_KEY_SCOPES.map((scope) => ({ value: scope, label: scope.replace(':', ', ') }))
const DEFAULT_DAYS = '90'

/** `earlier`: the one that the new key replaces. */
export function DeskKeyForm({ earlier, onMade }: Props) {
  const [scopes, setScopes] = useState<DeskKeyScope[]>([])
  return (
    <DecisionForm
      label={earlier ? 'Make the second key' : 'Make the key'}
      choices={[
        { value: 'key', label: earlier ? SECOND : 'Its name stands in the audit log as who called.' },
      ]}
      send={async (_, reason, typed) => {
        const days = Number(typedText(typed, 'days'))
        onMade(
          await (earlier
            ? rotateDeskKey(earlier.id, { days, reason })
            : addDeskKey({ ...fieldsIn(typed), scopes, days, reason })),
        )
      }}
      onDone={() => undefined}
    >
      {!earlier && <KeyFields scopes={scopes} onScopes={setScopes} />}
      <TextField
        label="Valid for, in days"
        name="days"
        type="number"
        min={DESK_KEY_DAYS.min}
        max={DESK_KEY_DAYS.max}
        defaultValue={DEFAULT_DAYS}
      />
    </DecisionForm>
  )
}

const SECOND =
  'With the same name, scopes and networks. Both work: revoke the earlier one once your tool has the new one.'

const fieldsIn = (typed: FormData) => ({
  name: typedText(typed, 'name').trim(),
  networks: typedText(typed, 'networks')
    .split(/[\s,]+/)
    .filter(Boolean),
})

type FieldsProps = { scopes: DeskKeyScope[]; onScopes: (scopes: DeskKeyScope[]) => void }

const KeyFields = ({ scopes, onScopes }: FieldsProps) => (
  <>
    <TextField label="Name" name="name" maxLength={DESK_KEY_NAME.max} />
    <RoleTicks
      legend="Scopes"
      hint="Read is for GET alone, write for POST alone."
      options={SCOPES}
      chosen={scopes}
      onChange={onScopes}
    />
    <TextField
      label="Networks"
      name="networks"
      hint="Addresses like 203.0.113.7 or 203.0.113.0/24, separated by commas. Empty: from everywhere."
    />
  </>
)
