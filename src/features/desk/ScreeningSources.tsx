import type { DeskScreening } from '@/contract/deskScreening'
import { useQuery } from '@/query/useQuery'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'

/** What this process screens against; each instance reads the files by itself. */
export function ScreeningSources() {
  const { data, failure, refetch } = useQuery('screening', async () => {
    const { fetchScreening } = await import('@/api/deskScreening')
    return fetchScreening()
  })
  if (failure)
    return <LoadError failure={failure} what="Screening: not loaded" onAgain={() => void refetch()} />
  return data ? <Lists {...data} /> : <Skeleton label="Loading" lines={4} />
}

const Lists = ({ lists }: DeskScreening) => (
  <Section title="Lists of the operator" lead="They lie in OPERATOR_DIR and are read again within seconds.">
    <div className={styles.part}>
      {lists.map(
        ({ name, fault }) =>
          fault && (
            <Callout key={name} tone="bad" role="alert" title={`${name} is wrong: the last good list counts`}>
              <p className={styles.text}>It {fault}</p>
            </Callout>
          ),
      )}
      <CardTable
        caption="Lists of the operator"
        columns={[{ name: 'File' }, { name: 'Entries' }, { name: 'Read' }]}
        rows={lists.map(({ name, entries, loadedAt }) => ({
          key: name,
          cells: [
            name,
            loadedAt === null ? 'There is no such file.' : String(entries),
            <DeskTime key="at" at={loadedAt} />,
          ],
        }))}
      />
    </div>
  </Section>
)
