import { fetchRamps, switchRamp } from '@/api/desk'
import type { DeskRamp } from '@/contract/deskResults'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import { CallTable } from './CallTable'
import { DecisionForm } from './DecisionForm'
import styles from './Desk.module.css'

const CHOICES = [
  { value: 'on', label: 'On: it gets new orders' },
  { value: 'off', label: 'Off: only its old orders go on, and no checkout is opened again' },
] as const

export function RampList() {
  const { data, failure, isFetching, refetch, refresh } = useQuery('ramps', () => fetchRamps())
  return (
    <div className={styles.part}>
      {failure && <LoadError failure={failure} what="Ramps: not loaded" onAgain={() => void refetch()} />}
      {!data && isFetching && <Skeleton label="Loading" lines={6} />}
      {data?.length === 0 && (
        <p role="status">No ramp is configured: nobody buys or sells coins for money of a state here.</p>
      )}
      {data?.map((ramp) => (
        <RampState key={ramp.id} ramp={ramp} onDone={() => void refresh()} />
      ))}
    </div>
  )
}

function RampState({ ramp, onDone }: { ramp: DeskRamp; onDone: () => void }) {
  const { id, name, unmatched, calls } = ramp
  return (
    <Section title={name} lead={leadOf(ramp)}>
      <CallTable name={name} calls={calls} />
      {unmatched.length > 0 && (
        <CardTable
          caption={`Assets of ${name} that are not offered`}
          columns={[{ name: 'Reason' }, { name: 'Assets' }, { name: 'Examples' }]}
          rows={unmatched.map(({ reason, count, examples }) => ({
            key: reason,
            cells: [reason.replaceAll('_', ' '), String(count), examples.join(', ')],
          }))}
        />
      )}
      <DecisionForm
        label={`Switch ${name}`}
        choices={CHOICES}
        send={async (choice, reason) => switchRamp(id, { isOn: choice === 'on', reason })}
        onDone={onDone}
      />
    </Section>
  )
}

function leadOf({ isOn, offerings: { coins, fiats, countries, ageSeconds } }: DeskRamp): string {
  const places = countries === null ? 'countries not said' : `${countries} countries`
  const age = ageSeconds === null ? 'no list yet' : `list of ${ageSeconds} s ago`
  return `${isOn ? 'On' : 'Off'}, ${coins} coins, ${fiats} currencies, ${places}, ${age}`
}
