import { useState } from 'react'
import { fetchSettings } from '@/api/deskSettings'
import type { DeskSettingsView } from '@/contract/deskSettings'
import type { DeskSettings } from '@/domain/site/deskSettings'
import { invalidate, useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Section } from '@/ui/layout/Section'
import styles from './Desk.module.css'
import { SettingsForm } from './SettingsForm'
import { SettingsPreviewDialog } from './SettingsPreviewDialog'
import { SettingsTable } from './SettingsTable'
import { SettingsVersions } from './SettingsVersions'

export function SettingsDesk() {
  const { data, failure, isFetching, refetch } = useQuery('settings', () => fetchSettings())
  const [proposed, setProposed] = useState<DeskSettings | null>(null)
  const done = () => {
    setProposed(null)
    invalidate('settings', 'versions')
  }
  return (
    <div className={styles.sections}>
      {failure && <LoadError failure={failure} what="Settings: not loaded" onAgain={() => void refetch()} />}
      {!data && isFetching && <Skeleton label="Loading" lines={8} />}
      {data && <Parts settings={data} onPreview={setProposed} />}
      {data && proposed && (
        <SettingsPreviewDialog
          proposed={proposed}
          base={data.version}
          onClose={() => setProposed(null)}
          onDone={done}
        />
      )}
    </div>
  )
}

type Props = { settings: DeskSettingsView; onPreview: (proposed: DeskSettings) => void }

const Parts = ({ settings, onPreview }: Props) => (
  <>
    <Section
      level="h3"
      title="In force"
      lead="Quotes, orders and lists of coins follow within two seconds in every instance, an order at once. Pages from the cache follow when they are made again: half a minute after they are next visited. Exchanges that exist continue as they were agreed."
    >
      <SettingsTable settings={settings} />
    </Section>
    <Section
      level="h3"
      title="Set over the operator file"
      lead="What the file denies stays denied, and only the file takes it back. Everything else that is set here takes the place of what the file says; what is left empty is as the file has it."
    >
      <SettingsForm key={settings.version} settings={settings} onPreview={onPreview} />
    </Section>
    <Section level="h3" title="Versions" lead="Nothing is overwritten. To undo, take an older version again.">
      <SettingsVersions current={settings.version} onRestore={onPreview} />
    </Section>
    <Section level="h3" title="Elsewhere">
      <p>
        Providers are switched and weighed at Desk → Providers. Colors, logo, languages, pages, limits,
        network fees, cashback, partner rates and legal facts come from the operator file alone, and need a
        restart.
      </p>
    </Section>
  </>
)
