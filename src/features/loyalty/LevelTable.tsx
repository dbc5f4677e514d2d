import { showAmount } from '@/domain/money/amount'
import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { useProgrammes } from '@/store/useProgrammes'
import { TableScroller } from '@/ui/table/TableScroller'
import sheet from '@/ui/table/TableScroller.module.css'

export function LevelTable() {
  const { t } = useTranslation(['loyalty', 'main-page'])
  const { intl } = useLanguage()
  const { levels } = useProgrammes().loyalty
  const percent = numberFormat(intl, { style: 'percent', minimumFractionDigits: 2 })
  return (
    <TableScroller caption={t('levels.title')}>
      <thead>
        <tr>
          <th scope="col">{t('levels.level')}</th>
          <th scope="col" className={sheet.number}>
            {t('levels.volume')}
          </th>
          <th scope="col" className={sheet.number}>
            {t('levels.cashback')}
          </th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ name, fromBtc, cashbackPercent }) => (
          <tr key={name}>
            <th scope="row">{t(`main-page:loyalty.level.${name}`)}</th>
            <td className={sheet.number}>
              {t('main-page:loyalty.from', { amount: showAmount(fromBtc, intl) })}
            </td>
            <td className={sheet.number}>{percent.format(Number(cashbackPercent) / 100)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroller>
  )
}
