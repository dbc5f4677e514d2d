import { isSignedIn } from '@/auth/isSignedIn'
import { useTranslation } from '@/i18n/useTranslation'
import { selectProfile } from '@/store/slices/customerAccountSlice'
import { useAppSelector } from '@/store/hooks'
import { Callout } from '@/ui/feedback/Callout'

/** A signed-in customer must not change accounts unnoticed. */
export function OtherAccountNote() {
  const { t } = useTranslation('sign-in')
  const profile = useAppSelector(selectProfile)
  if (!isSignedIn()) return null
  const email = profile.fetchingStatus === 'success' ? profile.data.email : null
  return (
    <Callout
      tone="plain"
      role="status"
      title={email ? t('otherAccount.titleAs', { email }) : t('otherAccount.title')}
    >
      <p>{t('otherAccount.text')}</p>
    </Callout>
  )
}
