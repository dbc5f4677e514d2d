import { useTranslation } from 'next-i18next/pages'
import { tellSignedOut } from '@/api/signedOut'
import { removeTokens } from '@/browser/cookies'
import { knownPasswordProblem } from '@/domain/credentialProblems'
import { readCredentials } from '@/domain/readCredentials'
import { noteParting } from '@/store/parting'
import { confirmed } from '@/store/confirmed'
import { useSentForm } from '@/store/useSentForm'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { CredentialsEnd } from '@/ui/CredentialsEnd'
import { PasswordField } from '@/ui/PasswordField'
import { WokenForm } from '@/ui/WokenForm'
import { atPassword } from './atPassword'

/** The last question, with the password; there is no way back. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account-settings', 'credentials'])
  const { form, state, problems } = useSentForm({
    read: readCredentials,
    check: ({ password }) => ({ password: knownPasswordProblem(password) }),
    send: async ({ password }) => {
      const { deleteAccount } = await import('@/api/account')
      await atPassword(confirmed(() => deleteAccount(password)))
      noteParting('deleted')
      removeTokens()
      tellSignedOut()
    },
  })
  return (
    <Dialog title={t('deletion.question')} closeLabel={t('deletion.close')} onClose={onClose}>
      <p>{t('deletion.warning')}</p>
      <WokenForm {...form} without={t('credentials:noScripts')}>
        <PasswordField kind="current" label={t('credentials:currentPassword')} problem={problems.password} />
        <CredentialsEnd state={state} label={t('deletion.send')} />
      </WokenForm>
      <Button look="quiet" onClick={onClose}>
        {t('deletion.keep')}
      </Button>
    </Dialog>
  )
}
