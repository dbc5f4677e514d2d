import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { OwnExchangesLink } from '@/features/ownExchanges/OwnExchangesLink'
import { PlacedExchange } from '@/features/ownExchanges/PlacedExchange'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { OneScreenFlow } from '../OneScreenFlow'
import styles from './ExchangeV2Screen.module.css'

export function ExchangeV2Screen() {
  const { t } = useTranslation('exchange')
  const { brand } = useAppSelector(selectSite)
  usePrefill()
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={t('seo.titleV2', { brand: brand.name })} description={t('seo.description')} />
      <h1>{t('flow.title')}</h1>
      <PlacedExchange />
      <OneScreenFlow />
      <OwnExchangesLink />
    </div>
  )
}
