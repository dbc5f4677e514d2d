import { fetchDeskContest } from '@/api/desk'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CardTable } from '@/ui/table/CardTable'
import { ContestWinners } from './ContestWinners'
import styles from './Desk.module.css'
import { DeskTime } from './DeskTime'

const STATES = { coming: 'Announced', running: 'Running', ended: 'Ended' }

export function ContestState({ maySeeWinners }: { maySeeWinners: boolean }) {
  const { data, failure, isFetching, refetch } = useQuery('contest', () => fetchDeskContest())
  if (failure)
    return <LoadError failure={failure} what="Contest: not loaded" onAgain={() => void refetch()} />
  if (!data) return isFetching ? <Skeleton label="Loading" lines={4} /> : null
  if (data.state === 'none') return <p role="status">No contest is planned: CONTEST_START is not set.</p>
  return (
    <div className={styles.part}>
      <p>
        {STATES[data.state]}: <DeskTime at={data.startsAt} /> to <DeskTime at={data.endsAt} />
      </p>
      {maySeeWinners && data.state === 'ended' && <ContestWinners />}
      <h3>Leaderboard</h3>
      {data.leaderboard.length === 0 ? (
        <p>Nobody is on the leaderboard yet.</p>
      ) : (
        <CardTable
          caption="Leaderboard"
          columns={[{ name: 'Place' }, { name: 'Name' }, { name: 'Volume', isNumber: true }]}
          rows={data.leaderboard.map(({ place, name, volumeBtc }) => ({
            key: String(place),
            cells: [String(place), name, `${volumeBtc} BTC`],
          }))}
        />
      )}
    </div>
  )
}
