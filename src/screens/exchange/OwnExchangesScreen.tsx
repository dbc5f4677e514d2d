import { MoveExchanges } from '@/features/ownExchanges/MoveExchanges'
import { OwnExchanges } from '@/features/ownExchanges/OwnExchanges'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { NoScripts } from '@/ui/feedback/NoScripts'
import { TrackForm } from '@/ui/form/TrackForm'
import styles from './ExchangeScreen.module.css'

export function OwnExchangesScreen() {
  const { t } = useTranslation(['own-exchanges', 'exchange'])
  const { brand } = useAppSelector(selectSite)
  return (
    <div className={`page ${styles.screen} ${styles.own}`}>
      <SeoHead title={`${t('title')} | ${brand.name}`} description={t('description')} isPrivate />
      <h1>{t('title')}</h1>
      <NoScripts>{t('noScripts')}</NoScripts>
      <TrackForm hasFault />
      <OwnExchanges />
      <MoveExchanges />
    </div>
  )
}
