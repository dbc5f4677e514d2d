import type { HistoryPoint } from '@/contract/markets'
import type { HistoryRange } from '@/domain/market/historyRanges'
import { showPrice } from '@/domain/money/marketNumbers'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { TableScroller } from '@/ui/table/TableScroller'
import sheet from '@/ui/table/TableScroller.module.css'
import { useMoment } from '@/ui/hooks/useMoment'

type Props = { name: string; range: HistoryRange; points: HistoryPoint[] }

export function HistoryTable({ name, range, points }: Props) {
  const { t } = useTranslation(['all_coins', 'main-page'])
  const { intl } = useLanguage()
  const moment = useMoment(intl)
  return (
    <TableScroller caption={t('chart.caption', { name, range: t(`chart.range.${range}`) })}>
      <thead>
        <tr>
          <th scope="col">{t('chart.time')}</th>
          <th scope="col" className={sheet.number}>
            {t('main-page:rates.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ at, priceUsd }) => (
          <tr key={at}>
            <th scope="row">
              <time dateTime={at} suppressHydrationWarning>
                {moment(at)}
              </time>
            </th>
            <td className={sheet.number}>{showPrice(priceUsd, intl)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroller>
  )
}
