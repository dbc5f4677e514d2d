import type { DeskOverview } from '@/contract/deskOverview'
import { showBtc } from '@/domain/money/btcAmount'
import { numberFormat } from '@/domain/money/numberFormat'
import { MIN_MEDIAN_ORDERS } from '@/domain/report/overview'
import styles from './Overview.module.css'
import { shareText } from './shareText'
import { showUsd } from './showUsd'

const count = (value: number) => numberFormat('en').format(value)

export const OverviewFigures = ({ overview }: { overview: DeskOverview }) => (
  <dl className={styles.figures}>
    {figuresOf(overview).map(({ name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
        <dd className={styles.note}>{note}</dd>
      </div>
    ))}
  </dl>
)

const figuresOf = ({ orders, volume, medianMinutes }: DeskOverview) => {
  const { created, deposited, finished } = orders
  return [
    {
      name: 'Volume in US dollars',
      value: volume.usd === null ? 'unknown' : showUsd(volume.usd),
      note: `at prices when ordered: known of ${count(volume.usdOrders)} of ${count(finished)} finished`,
    },
    {
      name: 'Volume in BTC',
      value: volume.btc === null ? 'unknown' : showBtc(volume.btc, 'en'),
      note: `as in the report of orders: of the ${count(volume.btcOrders)} that count for loyalty`,
    },
    { name: 'Created', value: count(created), note: 'orders' },
    {
      name: 'Deposit seen',
      value: count(deposited),
      note: `${shareText(deposited, created)} of those created`,
    },
    {
      name: 'Finished',
      value: count(finished),
      note: `${shareText(finished, created)} of those created, ${shareText(finished, deposited)} of those with a deposit`,
    },
    {
      name: 'From deposit to finish',
      value: medianMinutes === null ? 'not enough' : `${count(medianMinutes)} min`,
      note: medianMinutes === null ? `fewer than ${MIN_MEDIAN_ORDERS} orders` : 'median',
    },
  ]
}
