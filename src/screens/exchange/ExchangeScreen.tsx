import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { OwnExchangesLink } from '@/features/ownExchanges/OwnExchangesLink'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useStatusTitle } from '../useStatusTitle'
import { ExchangeFlow } from './ExchangeFlow'
import { OnDemand } from '../OnDemand'
import styles from './ExchangeScreen.module.css'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

/** On demand: most visitors see the form first. */
const importStatus = () => import('../OrderStatus').then((module) => module.OrderStatus)

export function ExchangeScreen() {
  const { t } = useTranslation(['exchange', 'exchange-status'])
  const { query, isReady } = useRouter()
  const { id, step } = query
  const publicId = typeof id === 'string' ? id : null
  const statusTitle = useStatusTitle()
  const stepTitle = useStepTitle()
  useEffect(() => {
    if (step === 'address' || step === 'review') void importStatus().catch(() => undefined)
  }, [step])
  useEffect(() => {
    if (isReady) delete document.documentElement.dataset.order
  }, [isReady])
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead
        title={publicId ? statusTitle(publicId) : stepTitle}
        description={t('seo.description')}
        isPrivate={publicId !== null}
      />
      {publicId ? (
        <Status publicId={publicId} />
      ) : (
        <div className={styles.narrow}>
          <ExchangeFlow />
          <OwnExchangesLink />
        </div>
      )}
    </div>
  )
}

function Status({ publicId }: { publicId: string }) {
  const { t } = useTranslation('exchange-status')
  return (
    <div className={styles.status}>
      <OnDemand load={importStatus} own={{ publicId }} waiting={t('loading')} />
    </div>
  )
}

/** «Review · Exchange crypto step by step | Halyard». */
function useStepTitle(): string {
  const { t } = useTranslation('exchange')
  const { brand } = useAppSelector(selectSite)
  const { step } = useRouter().query
  const title = t('seo.title', { brand: brand.name })
  return step === 'address' || step === 'review' ? `${t(`flow.${step}`)} · ${title}` : title
}
