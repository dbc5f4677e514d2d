import { useTranslation } from 'next-i18next/pages'
import { notifySignedOut } from '@/api/signedOut'
import { removeTokens } from '@/browser/cookies'
import { knownPasswordProblem } from '@/domain/credentialProblems'
import { readCredentials } from '@/domain/readCredentials'
import { setSignOutReason } from '@/store/signOutReason'
import { confirmed } from '@/store/confirmed'
import { useForm } from '@/store/useForm'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { CredentialsEnd } from '@/ui/CredentialsEnd'
import { PasswordField } from '@/ui/PasswordField'
import { ScriptedForm } from '@/ui/ScriptedForm'
import { atPassword } from './atPassword'

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account-settings', 'credentials'])
  const { form, state, problems } = useForm({
    read: readCredentials,
    check: ({ password }) => ({ password: knownPasswordProblem(password) }),
    send: async ({ password }) => {
      const { deleteAccount } = await import('@/api/account')
      await atPassword(confirmed(() => deleteAccount(password)))
      setSignOutReason('deleted')
      removeTokens()
      notifySignedOut()
    },
  })
  return (
    <Dialog title={t('deletion.question')} closeLabel={t('deletion.close')} onClose={onClose}>
      <p>{t('deletion.warning')}</p>
      <ScriptedForm {...form} without={t('credentials:noScripts')}>
        <PasswordField kind="current" label={t('credentials:currentPassword')} problem={problems.password} />
        <CredentialsEnd state={state} label={t('deletion.send')} />
      </ScriptedForm>
      <Button look="quiet" onClick={onClose}>
        {t('deletion.keep')}
      </Button>
    </Dialog>
  )
}
