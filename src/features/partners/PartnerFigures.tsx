import type { Partner } from '@/contract/partners'
import { paths } from '@/config/paths'
import { isLess, isZero } from '@/domain/money/amount'
import { showBtc } from '@/domain/money/btcAmount'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { ButtonLink } from '@/ui/form/Button'
import styles from './Partners.module.css'

export function PartnerFigures({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const { state, balanceBtc, pendingBtc, earnedBtc, withdrawnBtc, minPayoutBtc, createdAt } = partner
  const figures = [
    ['available', balanceBtc],
    ['pending', pendingBtc],
    ['earned', earnedBtc],
    ['paid', withdrawnBtc],
  ] as const
  return (
    <section className={styles.overview} aria-label={t('figures.title')}>
      {state !== 'active' && (
        <Callout title={t('suspended.title')}>
          <p>{t('suspended.text')}</p>
        </Callout>
      )}
      <dl className={styles.figures}>
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>{showBtc(amount, intl)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {t('figures.since', { date: formatDate(createdAt, intl, DATE) })} ·{' '}
        {t('figures.min', { amount: showBtc(minPayoutBtc, intl) })}
      </p>
      {!isZero(pendingBtc) && <p className={styles.note}>{t('figures.pendingNote')}</p>}
      {!isLess(balanceBtc, minPayoutBtc) && (
        <div>
          <ButtonLink href={paths.partners.payouts}>{t('figures.request')}</ButtonLink>
        </div>
      )}
    </section>
  )
}
