import { paths } from '@/config/paths'
import { LevelTable } from '@/features/loyalty/LevelTable'
import { LoyaltyCalculator } from '@/features/loyalty/LoyaltyCalculator'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { Callout } from '@/ui/feedback/Callout'
import { ButtonLink } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import { ContentPage } from '../ContentPage'
import { LevelFigure } from '../LevelFigure'

const SECTIONS = ['levels', 'calculator', 'counts', 'countsNot', 'payout'] as const
const COUNTED = ['finished', 'kinds', 'window'] as const
const NOT_COUNTED = ['unfinished', 'signedOut', 'others'] as const

export function LoyaltyScreen() {
  const { t } = useTranslation('loyalty')
  const values = useProseValues()
  return (
    <ContentPage
      title={t('title')}
      lead={t('lead', values)}
      actions={<ButtonLink href={paths.account.loyalty}>{t('account.link')}</ButtonLink>}
      figure={<LevelFigure />}
      contents={SECTIONS.map((id) => ({ id, title: t(`${id}.title`) }))}
    >
      <SeoHead title={t('seo.title', values)} description={t('seo.description', values)} />
      <Callout title={t('account.title')}>
        <p>{t('account.text')}</p>
      </Callout>
      <Section id="levels" title={t('levels.title')} lead={t('levels.lead', values)}>
        <LevelTable />
      </Section>
      <Section id="calculator" title={t('calculator.title')} lead={t('calculator.lead', values)}>
        <LoyaltyCalculator />
      </Section>
      <Section id="counts" title={t('counts.title')}>
        <ul>
          {COUNTED.map((rule) => (
            <li key={rule}>{t(`counts.${rule}`, values)}</li>
          ))}
        </ul>
      </Section>
      <Section id="countsNot" title={t('countsNot.title')}>
        <ul>
          {NOT_COUNTED.map((rule) => t(`countsNot.${rule}`))
            .filter(Boolean)
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
      </Section>
      <Section id="payout" title={t('payout.title')} lead={t('payout.text', values)} />
    </ContentPage>
  )
}
