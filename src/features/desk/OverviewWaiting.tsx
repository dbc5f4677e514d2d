import { paths } from '@/config/paths'
import type { DeskOverview } from '@/contract/deskOverview'
import { numberFormat } from '@/domain/money/numberFormat'
import { PageLink } from '@/ui/layout/PageLink'
import styles from './Overview.module.css'

const WAITING = [
  { name: 'held', label: 'Exchanges on hold', section: 'screening' },
  { name: 'verifying', label: 'Orders that wait for a choice', section: 'verifying' },
  { name: 'payoutsRequested', label: 'Payouts requested', section: 'payouts' },
  { name: 'payoutsApproved', label: 'Payouts approved, not sent', section: 'payouts' },
  { name: 'messages', label: 'Messages without a reply', section: 'messages' },
] as const

/** Whether the reader may open this section of the desk. */
export type MayOpen = (section: (typeof WAITING)[number]['section']) => boolean

type Props = { waiting: DeskOverview['waiting']; mayOpen: MayOpen }

export const OverviewWaiting = ({ waiting, mayOpen }: Props) => (
  <dl className={styles.figures}>
    {WAITING.map(({ name, label, section }) => (
      <div key={name}>
        <dt>
          {mayOpen(section) ? (
            <PageLink shallow href={{ pathname: paths.desk, query: { section } }}>
              {label}
            </PageLink>
          ) : (
            label
          )}
        </dt>
        <dd>{numberFormat('en').format(waiting[name])}</dd>
      </div>
    ))}
  </dl>
)
