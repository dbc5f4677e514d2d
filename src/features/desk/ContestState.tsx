import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import { ContestWinners } from './ContestWinners'
import { DeskTime } from './DeskTime'

export function ContestState({ maySeeWinners }: { maySeeWinners: boolean }) {
  const { data, failure, isFetching, refetch } = useQuery('contest', async () => {
    const { fetchDeskContest } = await import('@/api/desk')
    return fetchDeskContest()
  })
  if (failure)
    return <LoadError failure={failure} what="Contest: not loaded" onAgain={() => void refetch()} />
  if (!data) return isFetching ? <Skeleton label="Loading" lines={4} /> : null
  if (data.state === 'none') return <p role="status">No contest is planned: CONTEST_START is not set.</p>
  return (
    <Section title={`Contest: ${data.state}`}>
      <p>
        <DeskTime at={data.startsAt} /> to <DeskTime at={data.endsAt} />
      </p>
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
      {maySeeWinners && data.state === 'ended' && <ContestWinners />}
    </Section>
  )
}
