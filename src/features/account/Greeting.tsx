import { useTranslation } from '@/i18n/useTranslation'
import { selectProfile } from '@/store/slices/customerAccountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadProfile } from '@/auth/loadProfile'
import { Button } from '@/ui/form/Button'
import styles from './Greeting.module.css'

export function Greeting() {
  const { t } = useTranslation('customer_account')
  const dispatch = useAppDispatch()
  const profile = useAppSelector(selectProfile)
  if (profile.fetchingStatus === 'success') {
    return <span className={styles.greeting}>{t('overview.greeting', { email: profile.data.email })}</span>
  }
  if (profile.fetchingStatus !== 'failure') return <span role="status">{t('overview.profileWaiting')}</span>
  return (
    <>
      <span role="alert">{t('overview.profileFailed')}</span>{' '}
      <Button look="quiet" size="small" onClick={() => void loadProfile(dispatch)}>
        {t('overview.profileAgain')}
      </Button>
    </>
  )
}
