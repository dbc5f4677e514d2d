import Head from 'next/head'
import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { OPEN_STATUSES } from '@/domain/exchange/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectExchange } from '@/store/slices/exchangeSlice'
import { OrderStatus } from '../OrderStatus'
import { useStatusTitle } from '../useStatusTitle'
import styles from './ExchangeScreen.module.css'

/** A link to an order, rendered with it. The same as ExchangeScreen shows to a visitor who comes from another page. */
export function OrderScreen() {
  const { t } = useTranslation('exchange')
  const publicId = String(useRouter().query.id)
  const statusTitle = useStatusTitle()
  const status = useAppSelector(selectExchange(publicId))?.status
  const isOpen = status !== undefined && OPEN_STATUSES.includes(status)
  useEffect(() => {
    delete document.documentElement.dataset.order
  }, [])
  return (
    <div className={`page ${styles.screen}`}>
      <Head>
        {isOpen && (
          <noscript>
            <meta httpEquiv="refresh" content="30" />
          </noscript>
        )}
      </Head>
      <SeoHead title={statusTitle(publicId)} description={t('seo.description')} isPrivate />
      <div className={styles.status}>
        <OrderStatus publicId={publicId} />
      </div>
    </div>
  )
}
