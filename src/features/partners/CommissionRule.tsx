import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { PageLink } from '@/ui/layout/PageLink'
import { Section } from '@/ui/layout/Section'
import { useCommissionExample } from './useCommissionExample'
import type { Terms } from './usePartnerTerms'
import { usePercent } from './usePercent'

type Props = { terms: Terms; id?: string }

export function CommissionRule({ terms, id }: Props) {
  const { t } = useTranslation('partners')
  const percent = usePercent()
  const example = useCommissionExample(terms)
  const { ratePercent, earnedSharePercent } = terms
  return (
    <Section id={id} title={t('rule.title')}>
      <p>{t('rule.text', { rate: percent(ratePercent), share: percent(earnedSharePercent) })}</p>
      {example && <p>{t(example.cashback ? 'rule.example' : 'rule.exampleWithout', example)}</p>}
      <p>
        <PageLink href={paths.affiliate}>{t('rule.terms')}</PageLink>
      </p>
    </Section>
  )
}
