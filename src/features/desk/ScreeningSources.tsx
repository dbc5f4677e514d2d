import { fetchScreening } from '@/api/deskScreening'
import type { DeskScreening } from '@/contract/deskScreening'
import { useQuery } from '@/query/useQuery'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import { CallerList } from './CallerList'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'

/** What this process screens against; each instance reads the files by itself. */
export function ScreeningSources() {
  const { data, failure, refetch } = useQuery('screening', () => fetchScreening())
  if (failure)
    return <LoadError failure={failure} what="Screening: not loaded" onAgain={() => void refetch()} />
  if (!data) return <Skeleton label="Loading" lines={4} />
  return (
    <>
      <Lists {...data} />
      <Section level="h3" title="Service of the operator">
        <p>
          {data.service ? SERVICE[data.service.silent] : 'SCREENING_URL is not set: no service is called.'}
        </p>
      </Section>
      <Section
        level="h3"
        title="Callers"
        lead={
          data.callersDays === null
            ? 'LOG_CALLERS is 0: no address of a caller is stored.'
            : `From where calls that write came in the last ${data.callersDays} days, for reports of abuse.`
        }
      >
        {data.callersDays !== null && <CallerList />}
      </Section>
    </>
  )
}

const SERVICE: Record<NonNullable<DeskScreening['service']>['silent'], string> = {
  allow: 'SCREENING_URL is called. Where it is silent, the request is accepted: SCREENING_SILENT is allow.',
  hold: 'SCREENING_URL is called. Where it is silent, the request is put on hold: SCREENING_SILENT is hold.',
  deny: 'SCREENING_URL is called. Where it is silent, the request is refused: SCREENING_SILENT is deny.',
}

const Lists = ({ lists }: DeskScreening) => (
  <Section
    level="h3"
    title="Lists of the operator"
    lead="They lie in OPERATOR_DIR and are read again within seconds."
  >
    <div className={styles.part}>
      {lists.map(
        ({ name, fault }) =>
          fault && (
            <Callout key={name} tone="bad" role="alert" title={`${name} is wrong: the last good list counts`}>
              <p className={styles.text}>
                {name} {fault}
              </p>
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
