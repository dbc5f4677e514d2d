import { refusedFields } from '@/domain/text/failure'
import { Unconfirmed } from '@/features/signIn/Unconfirmed'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { EmailField } from '@/ui/form/EmailField'
import { TextField } from '@/ui/form/TextField'
import { AccountFormPart } from './AccountFormPart'
import styles from './AccountForm.module.css'
import type { AccountFormData } from './loadAccountForm'

type Props = { shown: Extract<AccountFormData, { kind: 'signIn' }> }

export function PlainSignIn({ shown }: Props) {
  const { t } = useTranslation(['sign-in', 'credentials'])
  const { formToken, entered, problems, failure, hasNoCookies, left } = shown
  const isUnconfirmed = Object.values(refusedFields(failure)).includes('email_unconfirmed')
  return (
    <section className={styles.form} aria-labelledby="sign-in">
      <h2 id="sign-in">{t('signIn.title')}</h2>
      {left && <Callout tone="good" role="status" title={t('parting.signedOut')} />}
      {hasNoCookies && <Callout tone="bad" role="alert" title={t('signIn.noCookies')} />}
      <AccountFormPart
        action="signIn"
        formToken={formToken}
        label={t('signIn.send')}
        failure={failure}
        instead={isUnconfirmed && <Unconfirmed />}
      >
        <EmailField autoComplete="username" defaultValue={entered.email} problem={problems.email} />
        <TextField
          label={t('credentials:password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          error={
            problems.password &&
            t(`credentials:problem.${problems.password}`, {
              defaultValue: t('credentials:problem.refused'),
            })
          }
        />
      </AccountFormPart>
      {t('plain.needsScripts') !== '' && <p>{t('plain.needsScripts')}</p>}
    </section>
  )
}
