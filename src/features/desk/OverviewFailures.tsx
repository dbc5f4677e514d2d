import type { DeskOverview } from '@/contract/deskOverview'
import { CardTable } from '@/ui/table/CardTable'

export const OverviewFailures = ({ failures }: { failures: DeskOverview['failures'] }) =>
  failures.length === 0 ? (
    <p>No order of this period has failed.</p>
  ) : (
    <CardTable
      caption="Failures by provider and reason"
      columns={[
        { name: 'Provider' },
        { name: 'Status' },
        { name: 'Reason' },
        { name: 'Orders', isNumber: true },
      ]}
      rows={failures.map(({ provider, status, reason, count }) => ({
        key: `${provider} ${status} ${reason}`,
        cells: [provider, status, reason ?? 'not given', count],
      }))}
    />
  )
