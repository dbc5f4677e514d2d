import { paths } from '@/config/paths'
import { LevelTable } from '@/features/loyalty/LevelTable'
import { LoyaltyCalculator } from '@/features/loyalty/LoyaltyCalculator'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { Callout } from '@/ui/feedback/Callout'
import { Section } from '@/ui/layout/Section'
import { PageLink } from '@/ui/layout/PageLink'
import { PageHead } from '../PageHead'
import styles from './LoyaltyScreen.module.css'

const COUNTED = ['finished', 'kinds', 'window'] as const
const NOT_COUNTED = ['unfinished', 'signedOut', 'others'] as const

export function LoyaltyScreen() {
  const { t } = useTranslation('loyalty')
  const values = useProseValues()
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t('seo.title', values)} description={t('seo.description', values)} />
      <PageHead title={t('title')} lead={t('lead', values)} />
      <Callout title={t('account.title')}>
        <p>
          {t('account.text')} <PageLink href={paths.account.loyalty}>{t('account.link')}</PageLink>
        </p>
      </Callout>
      <Section title={t('levels.title')} lead={t('levels.lead', values)}>
        <LevelTable />
      </Section>
      <Section title={t('calculator.title')} lead={t('calculator.lead', values)}>
        <LoyaltyCalculator />
      </Section>
      <Section title={t('counts.title')}>
        <ul>
          {COUNTED.map((rule) => (
            <li key={rule}>{t(`counts.${rule}`, values)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('countsNot.title')}>
        <ul>
          {NOT_COUNTED.map((rule) => t(`countsNot.${rule}`))
            .filter(Boolean)
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
      </Section>
      <Section title={t('payout.title')} lead={t('payout.text', values)} />
    </div>
  )
}
