import { useEffect, useRef } from 'react'
import { changeEmail } from '@/api/account'
import { emailProblem, knownPasswordProblem } from '@/domain/account/credentialProblems'
import { readCredentials } from '@/domain/account/readCredentials'
import { useTranslation } from '@/i18n/useTranslation'
import { confirmed } from '@/store/confirmed'
import { useForm } from '@/query/useForm'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { EmailField } from '@/ui/form/EmailField'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { PasswordField } from '@/ui/form/PasswordField'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { atPassword } from './atPassword'
import styles from './Settings.module.css'

/** Does not reveal whether the new address is known. */
export function EmailForm() {
  const { t } = useTranslation(['account-settings', 'credentials'])
  const { form, state, problems, reset } = useForm({
    read: readCredentials,
    check: ({ email, password }) => ({
      email: emailProblem(email),
      password: knownPasswordProblem(password),
    }),
    send: async ({ email, password }) => {
      await atPassword(confirmed(() => changeEmail(password, email)))
      return email
    },
  })
  if (state.kind === 'done') return <EmailSent email={state.data} onAgain={reset} />
  return (
    <div className={styles.form}>
      <ScriptedForm {...form} without={t('credentials:noScripts')}>
        <EmailField
          label={t('email.new')}
          hint={t('email.hint')}
          autoComplete="email"
          problem={problems.email}
        />
        <PasswordField kind="current" label={t('credentials:currentPassword')} problem={problems.password} />
        <CredentialsEnd state={state} label={t('email.send')} />
      </ScriptedForm>
    </div>
  )
}

function EmailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('account-settings')
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} tabIndex={-1} className={styles.note}>
      <Callout tone="good" role="status" title={t('email.sent')}>
        <p>{t('email.sentText', { email })}</p>
      </Callout>
      <Button look="outline" onClick={onAgain}>
        {t('email.other')}
      </Button>
    </div>
  )
}
