import { useTranslation } from '@/i18n/useTranslation'
import { selectProfile } from '@/store/slices/customerAccountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadProfile } from '@/auth/loadProfile'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { Section } from '@/ui/layout/Section'
import { EmailForm } from './EmailForm'
import styles from './Settings.module.css'

export function EmailSettings() {
  const { t } = useTranslation('account-settings')
  const profile = useAppSelector(selectProfile)
  const dispatch = useAppDispatch()
  const email = profile.fetchingStatus === 'success' ? profile.data.email : null
  return (
    <Section title={t('email.title')} lead={t('email.lead')}>
      {profile.fetchingStatus === 'failure' ? (
        <Callout tone="bad" role="alert" title={t('email.failed')}>
          <div>
            <Button look="outline" size="small" onClick={() => void loadProfile(dispatch)}>
              {t('again')}
            </Button>
          </div>
        </Callout>
      ) : (
        <div className={styles.form}>
          <DescriptionList rows={[[t('email.now'), email ?? '…']]} />
        </div>
      )}
      <EmailForm />
    </Section>
  )
}
