import { useState } from 'react'
import { fetchOverview } from '@/api/deskOverview'
import type { DeskOverview as Overview } from '@/contract/deskOverview'
import { OVERVIEW_PERIODS, type OverviewPeriod } from '@/domain/report/overview'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Button } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'
import { OverviewEarnings } from './OverviewEarnings'
import { OverviewFailures } from './OverviewFailures'
import { OverviewFigures } from './OverviewFigures'
import { OverviewSlots } from './OverviewSlots'
import { OverviewStatuses } from './OverviewStatuses'
import { type MayOpen, OverviewWaiting } from './OverviewWaiting'
import { StateFilter } from './StateFilter'

const NAMES: Record<OverviewPeriod, string> = {
  day: '24 hours',
  week: '7 days',
  month: '30 days',
  year: '12 months',
}

export function DeskOverview({ mayOpen }: { mayOpen: MayOpen }) {
  const [period, setPeriod] = useState<OverviewPeriod>('week')
  const query = useQuery(`overview ${period}`, () => fetchOverview(period))
  const { failure, isFetching, refetch } = query
  const data = query.data?.period === period ? query.data : null
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <StateFilter
          legend="Period"
          name="period"
          states={OVERVIEW_PERIODS}
          names={NAMES}
          value={period}
          onChoose={setPeriod}
        />
        <Button look="outline" busy={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      {failure && <LoadError failure={failure} what="Overview: not loaded" onAgain={() => void refetch()} />}
      {!data && isFetching && <Skeleton label="Loading" lines={10} />}
      {data && <Loaded overview={data} mayOpen={mayOpen} />}
    </div>
  )
}

type LoadedProps = { overview: Overview; mayOpen: MayOpen }

const Loaded = ({ overview, mayOpen }: LoadedProps) => (
  <div className={styles.sections}>
    <p role="status">
      From <DeskTime at={overview.from} /> to <DeskTime at={overview.to} />.
    </p>
    <Section level="h3" title="Waiting now">
      <OverviewWaiting waiting={overview.waiting} mayOpen={mayOpen} />
    </Section>
    <Section
      level="h3"
      title="Orders created in the period"
      lead="With the status that they have now: of the latest, some are not over yet."
    >
      <OverviewFigures overview={overview} />
      <OverviewSlots overview={overview} />
      <OverviewStatuses overview={overview} />
    </Section>
    <Section
      level="h3"
      title="Earnings"
      lead="Of orders that finished in the period, as in the report of earnings."
    >
      <OverviewEarnings overview={overview} />
    </Section>
    <Section level="h3" title="Failures" lead="Of orders created in the period, the most frequent first.">
      <OverviewFailures failures={overview.failures} />
    </Section>
  </div>
)
