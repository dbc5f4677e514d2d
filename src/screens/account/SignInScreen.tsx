import { useTranslation } from 'next-i18next/pages'
import { AccountReasons } from '@/features/signIn/AccountReasons'
import { SignInForms } from '@/features/signIn/SignInForms'
import { EntryFrame } from './EntryFrame'

export function SignInScreen() {
  const { t } = useTranslation('sign-in')
  return (
    <EntryFrame title={t('title')} lead={t('lead')} beside={<AccountReasons />}>
      <SignInForms />
    </EntryFrame>
  )
}
