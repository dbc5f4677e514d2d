import { showAmount } from '@/domain/money/amount'
import type { ContestPlace } from '@/contract/contest'
import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { TableScroller } from '@/ui/table/TableScroller'
import sheet from '@/ui/table/TableScroller.module.css'

type Props = { title: string; places: readonly ContestPlace[]; prizes: readonly string[] }

export function Leaderboard({ title, places, prizes }: Props) {
  const { t } = useTranslation('contest')
  const { intl } = useLanguage()
  const number = numberFormat(intl)
  const hasPrizes = prizes.length > 0
  return (
    <TableScroller caption={title} note={places.length === 0 && t('table.empty')}>
      <thead>
        <tr>
          <th scope="col">{t('table.place')}</th>
          <th scope="col">{t('table.trader')}</th>
          <th scope="col" className={sheet.number}>
            {t('table.volume')}
          </th>
          {hasPrizes && <th scope="col">{t('table.prize')}</th>}
        </tr>
      </thead>
      <tbody>
        {places.map(({ place, name, volumeBtc }) => (
          <tr key={place}>
            <td>{number.format(place)}</td>
            <th scope="row">{t('table.name', { code: name })}</th>
            <td className={sheet.number}>{showAmount(volumeBtc, intl)}</td>
            {hasPrizes && <td>{prizes[place - 1] ?? '–'}</td>}
          </tr>
        ))}
      </tbody>
    </TableScroller>
  )
}
