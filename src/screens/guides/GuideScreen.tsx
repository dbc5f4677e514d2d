import { paths } from '@/config/paths'
import { GuideCautions } from '@/features/guide/GuideCautions'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { NumberedSteps } from '@/ui/layout/NumberedSteps'
import { Section } from '@/ui/layout/Section'
import { FormPage } from '../FormPage'
import { PairFigures } from '../PairFigures'
import type { PageProps } from '../loadPage'
import { headingNames, pairNames, pairSeo } from '../pairSeo'
import { GuideLinks } from './GuideLinks'
import type { GuideData } from './loadGuide'

const TITLES = {
  steps: 'pair.steps',
  rates: 'rates.title',
  cautions: 'caution.title',
  links: 'links.title',
} as const
const SECTIONS = ['steps', 'rates', 'cautions', 'links'] as const

export function GuideScreen({ data }: PageProps<GuideData>) {
  const { t } = useTranslation('guides')
  const { intl } = useLanguage()
  const { brand } = useAppSelector(selectSite)
  if (!data) return null
  const { from, to, rates } = data
  const pair = { from, to, intl, brand: brand.name }
  const names = pairNames(pair)
  const hasBank = from.isFiat || to.isFiat
  const fixed = t('rates.fixed', rates)
  return (
    <FormPage
      title={t('pair.title', headingNames(pair))}
      lead={data.lead}
      crumb={`${names.from} → ${names.to}`}
      between={[{ name: t('crumb'), path: paths.howToExchange }]}
      contents={SECTIONS.map((id) => ({ id, title: t(TITLES[id]) }))}
      hasShortSections
    >
      <SeoHead
        {...pairSeo(pair, {
          title: (words) => t('pair.seo.title', words),
          shortTitle: (words) => t('pair.seo.titleShort', words),
          description: (words) => t('pair.seo.description', words),
        })}
      />
      <Section id="steps" title={t('pair.steps')} lead={data.how.asOf}>
        <NumberedSteps steps={data.how.steps} />
      </Section>
      <PairFigures facts={data.facts} />
      <Section id="rates" title={t('rates.title')}>
        {hasBank ? (
          <p>{t('rates.bank')}</p>
        ) : (
          <>
            <p>{t('rates.floating', rates)}</p>
            {fixed && <p>{fixed}</p>}
          </>
        )}
      </Section>
      <GuideCautions from={from} to={to} />
      <GuideLinks data={data} />
    </FormPage>
  )
}
