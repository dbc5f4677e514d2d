import type { DeskOverview } from '@/contract/deskOverview'
import { fullAmount } from '@/domain/money/amount'
import { showBtc } from '@/domain/money/btcAmount'
import { CardTable } from '@/ui/table/CardTable'

/** A `value` in BTC is of orders whose price was known when they finished. */
export const OverviewEarnings = ({ overview: { earnings, earned } }: { overview: DeskOverview }) =>
  earnings.length === 0 ? (
    <p>No order finished in this period.</p>
  ) : (
    <>
      <CardTable
        caption="Earnings in BTC"
        columns={[{ name: 'State' }, { name: 'Orders', isNumber: true }, { name: 'Worth', isNumber: true }]}
        rows={earnings.map(({ state, orders, valueBtc }) => ({
          key: state,
          cells: [state, orders, valueBtc === null ? 'unknown' : showBtc(valueBtc, 'en')],
        }))}
      />
      {earned.length > 0 && (
        <details>
          <summary>In what was earned</summary>
          <CardTable
            caption="Earnings by coin"
            columns={[
              { name: 'Coin' },
              { name: 'State' },
              { name: 'Orders', isNumber: true },
              { name: 'Amount', isNumber: true },
            ]}
            rows={earned.map(({ state, unit, orders, amount }) => ({
              key: `${state} ${unit}`,
              cells: [unit, state, orders, fullAmount(amount, 'en')],
            }))}
          />
        </details>
      )}
    </>
  )
