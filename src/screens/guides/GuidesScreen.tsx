import { paths } from '@/config/paths'
import { PairLinks } from '@/features/curatedLinks/PairLinks'
import { Steps } from '@/features/steps/Steps'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { Section } from '@/ui/layout/Section'
import { FormPage } from '../FormPage'
import type { PageProps } from '../loadPage'
import type { GuidesData } from './loadGuides'

const CHECKS = ['network', 'memo', 'wallet', 'small'] as const

export function GuidesScreen({ data }: PageProps<GuidesData>) {
  const { t } = useTranslation(['guides', 'main-page'])
  const values = useProseValues()
  const coins = data?.coins ?? []
  return (
    <FormPage
      title={t('all.title')}
      lead={t('all.lead', values)}
      contents={[
        { id: 'how-it-works', title: t('main-page:steps.title') },
        { id: 'checks', title: t('all.checks') },
        { id: 'list', title: t('all.list') },
      ]}
    >
      <SeoHead title={t('all.seo.title', values)} description={t('all.seo.description')} />
      <Steps />
      <Section id="checks" title={t('all.checks')}>
        <ul>
          {CHECKS.map((check) => (
            <li key={check}>{t(`all.check.${check}`, values)}</li>
          ))}
        </ul>
      </Section>
      <Section id="list" title={t('all.list')} lead={t('all.listLead')}>
        {coins.map((coin) => (
          <PairLinks
            key={coin.symbol}
            title={t('links.from', { name: coin.name })}
            image={coin.image}
            pairs={coins.filter((other) => other !== coin).map((other) => [coin, other])}
            path={paths.guide}
          />
        ))}
      </Section>
    </FormPage>
  )
}
