import { AccountReasons } from '@/features/signIn/AccountReasons'
import { useTranslation } from '@/i18n/useTranslation'
import type { PageProps } from '../../loadPage'
import { EntryFrame } from '../EntryFrame'
import type { AccountFormData } from './loadAccountForm'
import { PlainAccount } from './PlainAccount'
import { PlainProof } from './PlainProof'
import { PlainSignIn } from './PlainSignIn'

/** An account without scripts: what a form can do of it. */
export function AccountFormScreen({ data }: PageProps<AccountFormData>) {
  const { t } = useTranslation('sign-in')
  if (!data) return null
  return (
    <EntryFrame title={t('title')} beside={data.kind !== 'account' && <AccountReasons />}>
      {data.kind === 'signIn' && <PlainSignIn shown={data} />}
      {data.kind === 'prove' && <PlainProof shown={data} />}
      {data.kind === 'account' && <PlainAccount shown={data} />}
    </EntryFrame>
  )
}
