import { useTranslation } from 'next-i18next/pages'
import { exchangeRateData } from '@/domain/structuredData'
import { ExchangeForm } from '@/features/exchangeForm/ExchangeForm'
import { Steps } from '@/features/steps/Steps'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { Breadcrumbs } from '@/shell/Breadcrumbs'
import { SeoHead } from '@/shell/SeoHead'
import { StructuredDataTag } from '@/shell/StructuredDataTag'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import type { PageProps } from '../loadPage'
import { useOrderStep } from '../useOrderStep'
import type { PairData } from './loadPair'
import styles from './PairScreen.module.css'

/** One pair, with the form filled in: /crypto-to-crypto/{pair} and /buy-sell-crypto/{currencyPair}. */
export function PairScreen({ data }: PageProps<PairData>) {
  const { t } = useTranslation(['exchange', 'main-page'])
  const { intl } = useLanguage()
  const { brand } = useAppSelector(selectSite)
  const lead = useOrderStep()
  if (!data) return null
  const names = {
    brand: brand.name,
    from: data.from.symbolFront,
    to: data.to.symbolFront,
    nameFrom: currencyName(data.from, intl),
    nameTo: currencyName(data.to, intl),
  }
  return (
    <div className={`page ${styles.screen}`}>
      {data.rate && <StructuredDataTag data={exchangeRateData(names.from, names.to, data.rate)} />}
      <SeoHead
        title={t('pair.seoTitle', names)}
        description={t('pair.seoDescription', names)}
        picture={`${data.from.symbol}-${data.to.symbol}`}
      />
      <div className={styles.top}>
        <div>
          <Breadcrumbs name={t('pair.title', names)} />
          <h1>{t('pair.title', names)}</h1>
          <p className={styles.lead}>{t('pair.lead', names)}</p>
        </div>
        <ExchangeForm submitLabel={t('form.submit')} onSubmit={lead} />
      </div>
      <Steps />
    </div>
  )
}
