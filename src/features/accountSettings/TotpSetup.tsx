import { confirmTotp } from '@/api/security'
import { ApiFailure, failureOf } from '@/domain/text/failure'
import { typedText } from '@/domain/text/typedText'
import { useTranslation } from '@/i18n/useTranslation'
import { confirmed } from '@/store/confirmed'
import { useForm } from '@/query/useForm'
import { CopyButton } from '@/ui/form/CopyButton'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { CodeField } from '@/ui/form/ProofForm'
import { QrCode } from '@/ui/currency/QrCode'
import { ScriptedForm } from '@/ui/form/ScriptedForm'
import type { FactorChange } from './FactorChange'
import styles from './Settings.module.css'

type Props = { secret: string; uri: string; onChanged: (change: FactorChange) => void }

export function TotpSetup({ secret, uri, onChanged }: Props) {
  const { t } = useTranslation(['account-settings', 'credentials'])
  const { form, state, problems } = useForm({
    read: (typed) => ({ code: typedText(typed, 'code').trim() }),
    check: ({ code }) => ({ code: code === '' ? 'codeMissing' : undefined }),
    send: async ({ code }) => {
      const { recoveryCodes } = await sendCode(code)
      onChanged({ kind: 'added', codes: recoveryCodes })
    },
  })
  return (
    <div className={styles.form} data-uncovered="">
      <p>{t('security.totp.scan')}</p>
      <QrCode text={uri} label={t('security.totp.qr')} />
      <p className={styles.row}>
        <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton
          value={secret}
          label={t('security.totp.copyLabel')}
          words={{
            copy: t('security.copy'),
            copied: t('security.copied'),
            failed: t('security.copyFailed'),
          }}
        />
      </p>
      <ScriptedForm {...form} without={t('credentials:noScripts')}>
        <CodeField method="totp" problem={problems.code} />
        <CredentialsEnd state={state} label={t('security.totp.confirm')} />
      </ScriptedForm>
    </div>
  )
}

async function sendCode(code: string) {
  try {
    return await confirmed(() => confirmTotp(code))
  } catch (error) {
    const failure = failureOf(error)
    if (failure.kind !== 'refused' || failure.body.code !== 'code_wrong') throw error
    const { code: refusal, description } = failure.body
    const fields = { code: { code: refusal, description } }
    throw new ApiFailure({ ...failure, body: { ...failure.body, fields } })
  }
}
