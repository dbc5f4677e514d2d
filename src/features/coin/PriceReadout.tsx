import type { HistoryPoint } from '@/contract/markets'
import type { HistoryRange } from '@/domain/market/historyRanges'
import { showPercent, showPrice } from '@/domain/money/marketNumbers'
import { DATE, DATE_AND_TIME } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { chartSpan } from '@/ui/chart/chartPath'
import { ChartReadout } from '@/ui/chart/ChartReadout'
import { useMoment } from '@/ui/hooks/useMoment'

type Props = {
  range: HistoryRange
  /** With valid times, the oldest first. */
  points: HistoryPoint[]
}

export function PriceReadout({ range, points }: Props) {
  const { t } = useTranslation('all_coins')
  const { intl } = useLanguage()
  const moment = useMoment(intl, range === '1y' ? DATE : DATE_AND_TIME)
  const line = points.map(({ at, priceUsd }) => ({ x: Date.parse(at), y: Number(priceUsd) }))
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return null
  const { low, high } = chartSpan(line)
  return (
    <ChartReadout
      label={t('chart.readout', { range: t(`chart.range.${range}`) })}
      points={line.map(({ x, y }) => {
        const change = showPercent(String((y / first.y - 1) * 100), intl)
        return {
          left: (x - first.x) / (last.x - first.x || 1),
          top: 1 - (y - low) / (high - low || 1),
          text: `${showPrice(String(y), intl)} (${change}) · ${moment(new Date(x).toISOString())}`,
        }
      })}
    />
  )
}
