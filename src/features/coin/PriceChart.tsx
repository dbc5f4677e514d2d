import { useEffect, useEffectEvent } from 'react'
import { preloadOnInteraction } from '@/browser/page/onFirstInteraction'
import type { HistoryPoint } from '@/contract/markets'
import type { HistoryRange } from '@/domain/market/historyRanges'
import { TIME } from '@/domain/text/date'
import { changeOf, directionOf, showPrice } from '@/domain/money/marketNumbers'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { type ChartPoint, chartSpan } from '@/ui/chart/chartPath'
import { LineChart } from '@/ui/chart/LineChart'
import { useMoment } from '@/ui/hooks/useMoment'
import { useOnDemand } from '@/ui/hooks/useOnDemand'

const importReadout = () => import('./PriceReadout').then((module) => module.PriceReadout)

type Props = { name: string; range: HistoryRange; points: HistoryPoint[] }

export function PriceChart({ name, range, points }: Props) {
  const { t } = useTranslation('all_coins')
  const { intl } = useLanguage()
  const times = useTimes(range, intl)
  const readout = useOnDemand(importReadout)
  const loadReadout = useEffectEvent(readout.want)
  // At once, because the interaction may be a touch of the chart.
  useEffect(() => preloadOnInteraction(() => loadReadout(), 0), [])
  const dated = points.filter(({ at }) => !Number.isNaN(Date.parse(at)))
  const line = dated.map(({ at, priceUsd }) => ({ x: Date.parse(at), y: Number(priceUsd) }))
  const prices = line.map(({ y }) => y)
  const show = (price: number | undefined) => showPrice(String(price), intl)
  const { low, high } = chartSpan(line)
  const label = t('chart.label', {
    name,
    range: t(`chart.range.${range}`),
    first: show(prices[0]),
    last: show(prices.at(-1)),
    lowest: show(Math.min(...prices)),
    highest: show(Math.max(...prices)),
  })
  return (
    <LineChart
      points={line}
      direction={directionOf(changeOf(dated.map(({ priceUsd }) => priceUsd)))}
      label={label}
      levels={[high, (high + low) / 2, low].map(show)}
      times={times(line)}
    >
      {readout.Component && <readout.Component range={range} points={dated} />}
    </LineChart>
  )
}

/** Evenly along the line: on a phone there is room for every other one. */
const TIMES = 5
const PARTS = {
  '24h': { hour: '2-digit', minute: '2-digit' },
  '7d': { day: 'numeric', month: 'short' },
  '30d': { day: 'numeric', month: 'short' },
  '1y': { month: 'short', year: '2-digit' },
} as const

/** The last one of a day also names the zone. */
function useTimes(range: HistoryRange, intl: string) {
  const moment = useMoment(intl, PARTS[range])
  const lastMoment = useMoment(intl, range === '24h' ? TIME : PARTS[range])
  return (line: readonly ChartPoint[]): string[] => {
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last) return []
    return Array.from({ length: TIMES }, (_, index) => {
      const at = new Date(first.x + ((last.x - first.x) * index) / (TIMES - 1)).toISOString()
      return index === TIMES - 1 ? lastMoment(at) : moment(at)
    })
  }
}
