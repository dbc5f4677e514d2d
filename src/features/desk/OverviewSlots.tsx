import { useState } from 'react'
import type { DeskOverview } from '@/contract/deskOverview'
import { numberFormat } from '@/domain/money/numberFormat'
import type { OverviewPeriod } from '@/domain/report/overview'
import { formatDate } from '@/domain/text/date'
import { BarChart } from '@/ui/chart/BarChart'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Overview.module.css'
import { showUsd } from './showUsd'
import { StateFilter } from './StateFilter'

type Slot = DeskOverview['slots'][number]

const MEASURES = ['created', 'finished', 'volumeUsd'] as const
type Measure = (typeof MEASURES)[number]
const NAMES: Record<Measure, string> = { created: 'Created', finished: 'Finished', volumeUsd: 'Volume' }

const DAY_PARTS = { day: 'numeric', month: 'short' } as const
const PARTS: Record<OverviewPeriod, Intl.DateTimeFormatOptions> = {
  day: { ...DAY_PARTS, hour: '2-digit', minute: '2-digit' },
  week: DAY_PARTS,
  month: DAY_PARTS,
  year: { month: 'short', year: 'numeric' },
}
const UNITS: Record<OverviewPeriod, string> = { day: 'hour', week: 'day', month: 'day', year: 'month' }

function shown(slot: Slot, measure: Measure): string {
  if (measure !== 'volumeUsd') return numberFormat('en').format(slot[measure])
  return slot.volumeUsd === null ? 'unknown' : showUsd(slot.volumeUsd)
}

/** The bars decorate: the table has the numbers. */
export function OverviewSlots({ overview: { slots, period } }: { overview: DeskOverview }) {
  const [measure, setMeasure] = useState<Measure>('created')
  const timeOf = ({ from }: Slot) => formatDate(from, 'en-GB', PARTS[period], 'UTC')
  const valueOf = (slot: Slot) => Number(slot[measure])
  const [first, last] = [slots[0], slots.at(-1)]
  const best = slots.toSorted((one, other) => valueOf(other) - valueOf(one))[0]
  if (!first || !last || !best) return null
  const caption = `By ${UNITS[period]} of UTC`
  return (
    <div className={styles.chart}>
      <StateFilter
        legend="Bars"
        name="bars"
        states={MEASURES}
        names={NAMES}
        value={measure}
        onChoose={setMeasure}
      />
      <BarChart
        values={slots.map(valueOf)}
        label={`${NAMES[measure]} by ${UNITS[period]}: the highest is ${shown(best, measure)}, ${timeOf(best)}`}
        top={shown(best, measure)}
        times={[timeOf(first), timeOf(last)]}
      />
      <details>
        <summary>{caption}</summary>
        <CardTable
          caption={caption}
          columns={[
            { name: 'From' },
            ...['Created', 'Deposit seen', 'Finished', 'Volume'].map((name) => ({ name, isNumber: true })),
          ]}
          rows={slots.map((slot) => ({
            key: slot.from,
            cells: [timeOf(slot), slot.created, slot.deposited, slot.finished, shown(slot, 'volumeUsd')],
          }))}
        />
      </details>
    </div>
  )
}
