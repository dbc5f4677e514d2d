import type { DeskOverview } from '@/contract/deskOverview'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Overview.module.css'
import { shareText } from './shareText'

export const OverviewStatuses = ({ overview: { statuses, orders } }: { overview: DeskOverview }) =>
  statuses.length === 0 ? (
    <p>No order was created in this period.</p>
  ) : (
    <CardTable
      caption="Orders by status"
      columns={[{ name: 'Status' }, { name: 'Orders', isNumber: true }, { name: 'Share', isNumber: true }]}
      rows={statuses.map(({ status, count }) => ({
        key: status,
        cells: [
          status,
          count,
          <span key="share" className={styles.share}>
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(count / orders.created) * 100} height={1} />
            </svg>
            {shareText(count, orders.created)}
          </span>,
        ],
      }))}
    />
  )
