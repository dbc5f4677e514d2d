import { useTranslation } from 'next-i18next/pages'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import styles from './ExchangeStatus.module.css'

/** Whose receipt it is: the page's header stays on the screen, this stands on paper only. */
export function ReceiptHead() {
  const { t } = useTranslation('exchange-status')
  const { brand, url } = useAppSelector(selectSite)
  return (
    <p className={styles.receipt}>
      <b>{t('receipt.title', { brand: brand.name })}</b>
      <span>{new URL(url).host}</span>
    </p>
  )
}
