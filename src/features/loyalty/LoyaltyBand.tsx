import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { showAmount } from '@/domain/money/amount'
import type { Programmes } from '@/config/programmes'
import { useTranslation } from '@/i18n/useTranslation'
import styles from './LoyaltyBand.module.css'

type Props = Pick<Programmes['loyalty'], 'levels' | 'windowDays'>

export function LoyaltyBand({ levels, windowDays }: Props) {
  const { t } = useTranslation('main-page')
  const { intl } = useLanguage()
  const percent = numberFormat(intl, { style: 'percent', minimumFractionDigits: 2 })
  return (
    <section className={styles.band} aria-labelledby="loyalty-title" id="loyalty">
      <div>
        <h2 id="loyalty-title">{t('loyalty.title')}</h2>
        <p className={styles.sub}>{t('loyalty.text', { count: windowDays })}</p>
      </div>
      <dl className={styles.levels}>
        {levels.map(({ name, fromBtc, cashbackPercent }) => (
          <div key={name}>
            <dt>{t(`loyalty.level.${name}`)}</dt>
            <dd>
              <b>{percent.format(Number(cashbackPercent) / 100)}</b>
              <small>{t('loyalty.from', { amount: showAmount(fromBtc, intl) })}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
