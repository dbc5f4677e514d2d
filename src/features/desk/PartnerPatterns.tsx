import { fetchPatterns } from '@/api/deskPartners'
import { paths } from '@/config/paths'
import { useQuery } from '@/query/useQuery'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { PageLink } from '@/ui/layout/PageLink'
import { CardTable } from '@/ui/table/CardTable'
import { SuspicionList } from './SuspicionList'

export function PartnerPatterns() {
  const { data, failure, refetch } = useQuery('partner patterns', () => fetchPatterns())
  if (failure)
    return <LoadError failure={failure} what="Patterns: not loaded" onAgain={() => void refetch()} />
  if (!data) return <Skeleton label="Loading" lines={3} />
  if (data.length === 0) return <p role="status">Nothing looks suspicious.</p>
  return (
    <CardTable
      caption="Suspicious patterns"
      columns={[{ name: 'Partner' }, { name: 'What raised it' }]}
      rows={data.map(({ id, email, suspicions }) => ({
        key: id,
        cells: [
          <PageLink key="partner" shallow href={{ pathname: paths.desk, query: { section: 'partners', id } }}>
            {email ?? id}
          </PageLink>,
          <SuspicionList key="suspicions" suspicions={suspicions} />,
        ],
      }))}
    />
  )
}
