import { deleteAccount } from '@/api/account'
import { knownPasswordProblem } from '@/domain/account/credentialProblems'
import { readCredentials } from '@/domain/account/readCredentials'
import { signOut } from '@/auth/signOut'
import { useTranslation } from '@/i18n/useTranslation'
import { confirmed } from '@/store/confirmed'
import { useForm } from '@/query/useForm'
import { Button } from '@/ui/form/Button'
import { Dialog } from '@/ui/feedback/Dialog'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { PasswordField } from '@/ui/form/PasswordField'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { atPassword } from './atPassword'

export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account-settings', 'credentials'])
  const { form, state, problems } = useForm({
    read: readCredentials,
    check: ({ password }) => ({ password: knownPasswordProblem(password) }),
    send: async ({ password }) => {
      await atPassword(confirmed(() => deleteAccount(password)))
      signOut('deleted')
    },
  })
  return (
    <Dialog title={t('deletion.question')} closeLabel={t('deletion.close')} onClose={onClose}>
      <p>{t('deletion.warning')}</p>
      <ScriptedForm {...form} without={t('credentials:noScripts')}>
        <PasswordField kind="current" label={t('credentials:currentPassword')} problem={problems.password} />
        <CredentialsEnd state={state} label={t('deletion.send')} look="danger" />
      </ScriptedForm>
      <Button look="quiet" onClick={onClose}>
        {t('deletion.keep')}
      </Button>
    </Dialog>
  )
}
