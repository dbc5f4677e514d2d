import Big from 'big.js'
import type { Partner } from '@/contract/partners'
import { showBtc } from '@/domain/money/btcAmount'
import { TIER_DAYS } from '@/domain/partner/tiers'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Section } from '@/ui/layout/Section'
import styles from './Partners.module.css'
import { usePercent } from './usePercent'

/** Nothing where the site has no tiers, or another rate was agreed. */
export function TierProgress({ partner: { tier, ratePercent } }: { partner: Partner }) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const percentOf = usePercent()
  if (!tier) return null
  const { earnedBtc, next, falls } = tier
  return (
    <Section title={t('tiers.title')} lead={t('tiers.lead', { days: TIER_DAYS })}>
      <div className={styles.tier}>
        <p className={styles.rate}>{t('tiers.rate', { rate: percentOf(ratePercent) })}</p>
        {next && <Progress earnedBtc={earnedBtc} next={next} />}
        <p>{t('tiers.earned', { days: TIER_DAYS, amount: showBtc(earnedBtc, intl) })}</p>
        {!next && <p>{t('tiers.highest')}</p>}
        {falls && (
          <p role="note">
            {t('tiers.falls', {
              date: formatDate(falls.at, intl, DATE),
              rate: percentOf(falls.ratePercent),
            })}
          </p>
        )}
      </div>
    </Section>
  )
}

type Next = { fromBtc: string; ratePercent: string }

function Progress({ earnedBtc, next }: { earnedBtc: string; next: Next }) {
  const { t } = useTranslation('partners')
  const { intl } = useLanguage()
  const rate = usePercent()(next.ratePercent)
  const missing = new Big(next.fromBtc).minus(earnedBtc)
  return (
    <>
      <progress
        className={styles.progress}
        aria-label={t('tiers.progress', { rate })}
        max={Number(next.fromBtc)}
        value={Math.max(0, Number(earnedBtc))}
      />
      {missing.gt(0) && <p>{t('tiers.missing', { amount: showBtc(missing.toFixed(), intl), rate })}</p>}
    </>
  )
}
