import type { ComponentProps } from 'react'
import type { ProofMethod } from '@/domain/account/secondFactor'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from './Button'
import { CredentialsEnd } from './CredentialsEnd'
import { PasswordField } from './PasswordField'
import { TextField } from './TextField'
import { ScriptedForm } from './ScriptedForm'

type Props = {
  form: ComponentProps<'form'>
  state: ComponentProps<typeof CredentialsEnd>['state']
  problems: Record<string, string | undefined>
  method: ProofMethod
  others: readonly ProofMethod[]
  choose: (method: ProofMethod) => void
}

export function ProofForm({ form, state, problems, method, others, choose }: Props) {
  const { t } = useTranslation('credentials')
  return (
    <>
      <ScriptedForm {...form} key={method} without={t('noScripts')}>
        {method === 'passkey' && <p>{t('proof.passkey')}</p>}
        {method === 'password' && (
          <PasswordField kind="current" label={t('currentPassword')} problem={problems.password} />
        )}
        {(method === 'totp' || method === 'recovery') && (
          <CodeField method={method} problem={problems.code} />
        )}
        <CredentialsEnd state={state} label={t(method === 'passkey' ? 'proof.usePasskey' : 'proof.send')} />
      </ScriptedForm>
      {others.map((other) => (
        <p key={other}>
          <Button look="quiet" onClick={() => choose(other)}>
            {t(`proof.other.${other}`)}
          </Button>
        </p>
      ))}
    </>
  )
}

type CodeProps = { method: 'totp' | 'recovery'; problem?: string }

export function CodeField({ method, problem }: CodeProps) {
  const { t } = useTranslation('credentials')
  return (
    <TextField
      label={t(`proof.${method}`)}
      name="code"
      required
      inputMode={method === 'totp' ? 'numeric' : 'text'}
      autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
      error={problem && t(`problem.${problem}`, { defaultValue: t('problem.refused') })}
    />
  )
}
