import { AccountReasons } from '@/features/signIn/AccountReasons'
import { SignInForms } from '@/features/signIn/SignInForms'
import { useTranslation } from '@/i18n/useTranslation'
import { EntryFrame } from '@/screens/account/EntryFrame'
import { loadAccountPage } from '@/screens/account/loadAccountPage'

export default function SignInPage() {
  const { t } = useTranslation('sign-in')
  return (
    <EntryFrame title={t('title')} lead={t('lead')} beside={<AccountReasons />}>
      <SignInForms />
    </EntryFrame>
  )
}

export const getServerSideProps = loadAccountPage({ texts: ['sign-in', 'credentials'], isOpen: true })
