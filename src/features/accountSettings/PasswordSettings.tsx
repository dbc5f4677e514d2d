import { useEffect, useRef, useState } from 'react'
import { changePassword } from '@/api/account'
import { knownPasswordProblem, newPasswordProblem } from '@/domain/account/credentialProblems'
import { useTranslation } from '@/i18n/useTranslation'
import { selectProfile } from '@/store/slices/customerAccountSlice'
import { useAppSelector } from '@/store/hooks'
import { confirmed } from '@/store/confirmed'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { Callout } from '@/ui/feedback/Callout'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { PasswordField } from '@/ui/form/PasswordField'
import { Section } from '@/ui/layout/Section'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import { atPassword } from './atPassword'
import styles from './Settings.module.css'

const FIELDS = ['password', 'newPassword'] as const

function readPasswords(typed: FormData) {
  const [password = '', newPassword = ''] = FIELDS.map((field) => {
    const text = typed.get(field)
    return typeof text === 'string' ? text : ''
  })
  return { password, newPassword }
}

export function PasswordSettings() {
  const { t } = useTranslation('account-settings')
  const [changes, setChanges] = useState(0)
  const outcome = useRef<HTMLDivElement>(null)
  const changed = () => {
    setChanges(changes + 1)
    // A new password ends sign-ins.
    invalidate('sign-ins')
  }
  useEffect(() => {
    if (changes > 0) outcome.current?.focus()
  }, [changes])
  return (
    <Section title={t('password.title')} lead={t('password.lead')}>
      <div ref={outcome} tabIndex={-1} role="status">
        {changes > 0 && <Callout tone="good" title={t('password.changed')} />}
      </div>
      {/* Emptied after each change by being another form. */}
      <PasswordForm key={changes} onChanged={changed} />
    </Section>
  )
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation(['account-settings', 'credentials'])
  const profile = useAppSelector(selectProfile)
  const email = profile.fetchingStatus === 'success' ? profile.data.email : ''
  const { form, state, problems } = useForm({
    read: readPasswords,
    check: ({ password, newPassword }) => ({
      password: knownPasswordProblem(password),
      newPassword: newPasswordProblem(newPassword, email),
    }),
    send: async ({ password, newPassword }) => {
      await atPassword(confirmed(() => changePassword(password, newPassword)))
      onChanged()
    },
  })
  return (
    <div className={styles.form}>
      <ScriptedForm {...form} without={t('credentials:noScripts')}>
        {/* For password managers, which else would not know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField kind="current" label={t('credentials:currentPassword')} problem={problems.password} />
        <PasswordField
          kind="new"
          name="newPassword"
          label={t('credentials:newPassword')}
          problem={problems.newPassword}
        />
        <CredentialsEnd state={state} label={t('password.send')} />
      </ScriptedForm>
    </div>
  )
}
