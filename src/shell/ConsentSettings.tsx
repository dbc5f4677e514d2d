import { useTranslation } from 'next-i18next/pages'
import { needsConsent } from '@/domain/vendor/consentVendors'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { consentReopened } from '@/store/slices/consentSlice'
import { selectSite } from '@/store/slices/siteSlice'
import styles from './Footer.module.css'

/** Withdrawing consent is as easy as giving it (GDPR, Art. 7(3)). */
export function ConsentSettings() {
  const { t } = useTranslation('footer')
  const dispatch = useAppDispatch()
  if (!needsConsent(useAppSelector(selectSite).vendors)) return null
  return (
    <button type="button" className={styles.setting} onClick={() => void dispatch(consentReopened())}>
      {t('cookieSettings')}
    </button>
  )
}
