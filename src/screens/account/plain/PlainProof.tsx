import { PLAIN_ACCOUNT_PATH } from '@/domain/site/plainPages'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { CodeField } from '@/ui/form/ProofForm'
import { AccountFormPart } from './AccountFormPart'
import styles from './AccountForm.module.css'
import type { AccountFormData } from './loadAccountForm'

type Props = { shown: Extract<AccountFormData, { kind: 'prove' }> }

/** The back end takes either code: one field, named by what the account has. */
export function PlainProof({ shown }: Props) {
  const { t } = useTranslation('credentials')
  const { locale } = useLanguage()
  const { formToken, challenge, methods, problems, failure } = shown
  const method = methods.includes('totp') ? 'totp' : 'recovery'
  return (
    <section className={styles.form} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('proof.signIn')}</h2>
      {methods.includes('passkey') && <p>{t('proof.passkeyNeedsScripts')}</p>}
      <AccountFormPart action="prove" formToken={formToken} label={t('proof.send')} failure={failure}>
        <input type="hidden" name="challenge" value={challenge} />
        <input type="hidden" name="methods" value={methods.join(' ')} />
        <CodeField method={method} problem={problems.code} />
      </AccountFormPart>
      <p>
        <a href={localePath(locale, PLAIN_ACCOUNT_PATH)}>{t('proof.back')}</a>
      </p>
    </section>
  )
}
