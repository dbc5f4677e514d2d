import type { Programmes } from '@/config/programmes'
import { showAmount } from '@/domain/money/amount'
import { numberFormat } from '@/domain/money/numberFormat'
import type { Translate } from '@/i18n/translate'

type Props = { t: Translate; intl: string; reached: string | undefined; loyalty: Programmes['loyalty'] }

export function CashbackLevels({ t, intl, reached, loyalty }: Props) {
  const percent = numberFormat(intl, { style: 'percent', minimumFractionDigits: 2 })
  const { levels, windowDays } = loyalty
  const days = numberFormat(intl).format(windowDays)
  return (
    <table id="levels">
      <caption>{t('levels.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('levels.level')}</th>
          <th scope="col">{t('levels.volume', { days })}</th>
          <th scope="col">{t('levels.cashback')}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ name, fromBtc, cashbackPercent }) => (
          <tr key={name} className={name === reached ? 'reached' : undefined}>
            <th scope="row">{t(`main-page:loyalty.level.${name}`)}</th>
            <td>{t('main-page:loyalty.from', { amount: showAmount(fromBtc, intl) })}</td>
            <td>{percent.format(Number(cashbackPercent) / 100)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
