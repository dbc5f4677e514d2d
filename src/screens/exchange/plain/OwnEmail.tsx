import { OPEN_STATUSES } from '@/domain/exchange/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import { Panel } from '@/ui/layout/Panel'
import type { OwnParts } from './OwnParts'
import styles from './Plain.module.css'

/** Also for those who do not come back to the page by themselves. */
export function OwnEmail({ exchange, action, result }: OwnParts) {
  const { t } = useTranslation('exchange-status')
  if (!OPEN_STATUSES.includes(exchange.status)) return null
  const isInReview = exchange.issue === 'under_review'
  if (result?.kind === 'emailed')
    return (
      <Panel>
        <p role="status">{t(isInReview ? 'email.doneReview' : 'email.done', { email: result.email })}</p>
      </Panel>
    )
  return (
    <Panel>
      <form className={styles.form} action={action} method="post" aria-label={t('email.offer')}>
        <h2>{t('email.offer')}</h2>
        <input type="hidden" name="action" value="email" />
        <TextField
          label={t('email.label')}
          hint={t(isInReview ? 'email.hintReview' : 'email.hint')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <Button type="submit" look="outline">
          {t('email.save')}
        </Button>
      </form>
    </Panel>
  )
}
