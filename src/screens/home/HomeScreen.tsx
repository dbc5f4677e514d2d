import { Suspense } from 'react'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { LastExchanges } from '@/features/lastExchanges/LastExchanges'
import { LoyaltyBand } from '@/features/loyalty/LoyaltyBand'
import { PriceSources } from '@/features/prices/PriceSources'
import { RatesTable } from '@/features/rates/RatesTable'
import { Steps } from '@/features/steps/Steps'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { StructuredDataTag } from '@/shell/StructuredDataTag'
import { organizationData, websiteData } from '@/domain/site/structuredData'
import { useLanguage } from '@/i18n/useLanguage'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import type { OperatorView } from '@/domain/site/site'
import { isOff } from '@/domain/site/offPages'
import { paths } from '@/config/paths'
import type { PageProps } from '../loadPage'
import { useOrderStep } from '../useOrderStep'
import { Hero } from './Hero'
import styles from './HomeScreen.module.css'
import type { HomeData } from './loadHome'

export function HomeScreen({ data }: PageProps<HomeData>) {
  const { t } = useTranslation('main-page')
  const site = useAppSelector(selectSite)
  const { tag } = useLanguage()
  const lead = useOrderStep()
  usePrefill()
  return (
    <>
      <SeoHead title={t('seo.title', { brand: site.brand.name })} description={t('seo.description')} />
      <StructuredDataTag data={organizationData(site)} />
      <StructuredDataTag data={websiteData(site, tag)} />
      <Hero data={data}>
        <ExchangeForm submit="direction" onSubmit={lead} />
      </Hero>
      {/* Each part hydrates on its own, so that no long task delays the form. */}
      <div className={`page ${styles.sections}`}>
        {sectionsOf(site.operator).map((name) => (
          <Suspense key={name}>
            <HomeSection name={name} data={data} />
          </Suspense>
        ))}
      </div>
    </>
  )
}

const SECTIONS = ['rates', 'lastExchanges', 'steps', 'proof', 'loyalty']

/** The loyalty part goes with its page. */
const sectionsOf = ({ home, off }: OperatorView) =>
  (home?.sections ?? SECTIONS).filter((name) => name !== 'loyalty' || !isOff(paths.loyalty, off))

function HomeSection({ name, data }: { name: string; data: HomeData | null }) {
  if (name === 'rates')
    return data?.rates === null ? null : (
      <div>
        <RatesTable first={data?.rates ?? []} madeAt={data?.madeAt ?? null} />
        <PriceSources />
      </div>
    )
  if (name === 'proof')
    return data && <div className={styles.proof} dangerouslySetInnerHTML={{ __html: data.proof }} />
  if (name === 'lastExchanges') return <LastExchanges />
  return name === 'steps' ? <Steps /> : data && <LoyaltyBand {...data.loyalty} />
}
