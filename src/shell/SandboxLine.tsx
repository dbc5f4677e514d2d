import { useTranslation } from 'next-i18next/pages'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import styles from './Shell.module.css'

export function SandboxLine() {
  const { t } = useTranslation('header')
  const { sandbox } = useAppSelector(selectSite)
  return sandbox ? (
    <p className={styles.sandbox} role="note">
      {t('sandbox')}
    </p>
  ) : null
}
