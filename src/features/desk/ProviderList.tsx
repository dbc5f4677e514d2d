import { fetchProviders, switchProvider } from '@/api/desk'
import type { DeskProvider } from '@/contract/deskResults'
import { typedText } from '@/domain/text/typedText'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { TextField } from '@/ui/form/TextField'
import { Section } from '@/ui/layout/Section'
import { CallTable } from './CallTable'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'

const CHOICES = [
  { value: 'on', label: 'On: it gets new orders' },
  { value: 'off', label: 'Off: only its old orders go on' },
] as const

export function ProviderList() {
  const { data, failure, isFetching, refetch, refresh } = useQuery('providers', () => fetchProviders())
  return (
    <div className={styles.part}>
      {failure && <LoadError failure={failure} what="Providers: not loaded" onAgain={() => void refetch()} />}
      {!data && isFetching && <Skeleton label="Loading" lines={6} />}
      {data?.length === 0 && <p role="status">No provider is configured: this is the sandbox.</p>}
      {data?.map((provider) => (
        <ProviderState key={provider.id} provider={provider} onDone={() => void refresh()} />
      ))}
    </div>
  )
}

function ProviderState({ provider, onDone }: { provider: DeskProvider; onDone: () => void }) {
  const { id, name, isOn, weight, assets } = provider
  return (
    <Section
      title={name}
      lead={`${isOn ? 'On' : 'Off'}, weight ${weight}, ${assets.count} assets, list of ${assets.ageSeconds ?? '–'} s ago`}
    >
      <CallTable name={name} calls={provider.calls} />
      <DecisionForm
        label={`Switch ${name}`}
        choices={CHOICES}
        send={async (choice, reason, typed) => {
          const typedWeight = Number(typedText(typed, 'weight'))
          return switchProvider(id, { isOn: choice === 'on', weight: typedWeight, reason })
        }}
        onDone={onDone}
      >
        <TextField
          label="Weight"
          name="weight"
          inputMode="numeric"
          defaultValue={String(weight)}
          hint="Of equal offers the one of the greater weight comes first."
        />
      </DecisionForm>
    </Section>
  )
}
