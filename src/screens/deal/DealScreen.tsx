import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { NumberedSteps } from '@/ui/layout/NumberedSteps'
import { Section } from '@/ui/layout/Section'
import { FormPage } from '../FormPage'
import { DealCosts } from './DealCosts'
import { DealLinks } from './DealLinks'
import type { Deal } from './dealPath'
import { DealSummary } from './DealSummary'
import type { DealData } from './loadDeal'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

const STEPS = ['pair', 'where', 'pay', 'receive'] as const
const NOTHING: DealData = { coin: null, fiat: [], minimum: null, others: [] }

export function DealScreen({ deal, data }: { deal: Deal; data: DealData | null }) {
  const { t } = useTranslation('buy-sell')
  const facts = useProseValues()
  const shown = data ?? NOTHING
  const { coin, minimum } = shown
  const names = { ...facts, name: coin?.name, ticker: coin?.ticker }
  const page = coin ? `${deal}Coin` : deal
  const all = { name: t(`${deal}.crumb`), path: deal === 'buy' ? paths.buyCrypto : paths.sellCrypto }
  return (
    <FormPage
      title={t(`${page}.title`, names)}
      lead={t(`${page}.lead`, names)}
      crumb={coin?.name ?? all.name}
      between={coin ? [all] : []}
      beside={<DealSummary coin={coin} minimum={minimum} />}
    >
      <SeoHead title={t(`${page}.seo.title`, names)} description={t(`${page}.seo.description`, names)} />
      <Section title={t(`${deal}.steps.title`)}>
        <NumberedSteps
          steps={STEPS.map((step) => ({
            title: t(`${deal}.steps.${step}.title`),
            texts: [t(`${deal}.steps.${step}.text`, facts)],
          }))}
        />
      </Section>
      {!coin && <DealCosts deal={deal} />}
      <Cautions deal={deal} />
      <DealLinks deal={deal} data={shown} />
    </FormPage>
  )
}

const CAUTIONS = ['name', 'bank', 'moves', 'network', 'checks'] as const

function Cautions({ deal }: { deal: Deal }) {
  const { t } = useTranslation('buy-sell')
  const { sandbox } = useAppSelector(selectSite)
  const facts = useProseValues()
  return (
    <Section title={t('cautions.title')}>
      <ul>
        {CAUTIONS.map((caution) => (
          <li key={caution}>{t(caution === 'network' ? `${deal}.network` : `cautions.${caution}`, facts)}</li>
        ))}
        {sandbox && <li>{t('cautions.sandbox')}</li>}
      </ul>
    </Section>
  )
}
