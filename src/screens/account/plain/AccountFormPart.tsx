import type { ReactNode } from 'react'
import type { Failure } from '@/domain/text/failure'
import { PLAIN_ACCOUNT_PATH } from '@/domain/site/plainPages'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { SubmitError } from '@/ui/form/SubmitError'
import type { AccountAction } from './AccountForm'
import styles from './AccountForm.module.css'

type Props = {
  action: AccountAction
  formToken: string
  label: string
  look?: 'outline'
  failure?: Failure | null
  /** In place of what the failure says. */
  instead?: ReactNode
  children?: ReactNode
}

export function AccountFormPart({ action, formToken, label, look, failure, instead, children }: Props) {
  const { t } = useTranslation('credentials')
  const { locale } = useLanguage()
  return (
    <form className={styles.form} action={localePath(locale, PLAIN_ACCOUNT_PATH)} method="post" noValidate>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="formToken" value={formToken} />
      {failure &&
        (instead || (
          <SubmitError failure={failure} fields={t('failed.fields')} uncertain={t('failed.uncertain')} />
        ))}
      {children}
      <Button type="submit" size="large" wide look={look}>
        {label}
      </Button>
    </form>
  )
}
