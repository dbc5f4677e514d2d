import { useRouter } from 'next/router'
import { ExchangeNotFound } from '@/features/exchangeStatus/ExchangeNotFound'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { OrderStatus } from '../OrderStatus'
import { useStatusTitle } from '../useStatusTitle'
import styles from './ExchangeV2Screen.module.css'

export function StatusV2Screen() {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { query, isReady } = useRouter()
  const { id } = query
  const statusTitle = useStatusTitle()
  return (
    <div className={`page ${styles.screen} ${styles.status}`}>
      <SeoHead
        title={statusTitle(typeof id === 'string' ? id : undefined)}
        description={t('exchange:seo.description')}
        isPrivate
      />
      {typeof id === 'string' ? <OrderStatus publicId={id} /> : isReady && <ExchangeNotFound />}
    </div>
  )
}
