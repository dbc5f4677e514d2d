import { useTranslation } from 'next-i18next/pages'
import { numberFormat } from '@/domain/money/numberFormat'
import { useLanguage } from '@/i18n/useLanguage'
import { useProgrammes } from '@/store/useProgrammes'
import { showAmount } from '@/domain/money/amount'
import styles from './LoyaltyBand.module.css'

export function LoyaltyBand() {
  const { t } = useTranslation('main-page')
  const { intl } = useLanguage()
  const { levels, windowDays } = useProgrammes().loyalty
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
