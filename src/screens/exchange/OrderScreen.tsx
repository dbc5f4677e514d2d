import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { OrderStatus } from '../OrderStatus'
import { useStatusTitle } from '../useStatusTitle'
import styles from './ExchangeScreen.module.css'

/** A link to an order, rendered with it. The same as ExchangeScreen shows to a visitor who comes from another page. */
export function OrderScreen() {
  const { t } = useTranslation('exchange')
  const publicId = String(useRouter().query.id)
  const statusTitle = useStatusTitle()
  useEffect(() => {
    delete document.documentElement.dataset.order
  }, [])
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={statusTitle(publicId)} description={t('seo.description')} isPrivate />
      <div className={styles.status}>
        <OrderStatus publicId={publicId} />
      </div>
    </div>
  )
}
