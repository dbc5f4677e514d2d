import { SANDBOX_DEPOSITS } from '@/domain/exchange/exchange'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Panel } from '@/ui/layout/Panel'
import type { OwnParts } from './OwnParts'
import styles from './Plain.module.css'

/** What a chain would do, done by hand. */
export function OwnSandbox({ exchange, action }: OwnParts) {
  const { t } = useTranslation('exchange-status')
  if (!exchange.sandbox || exchange.status !== 'waiting') return null
  return (
    <Panel>
      <form className={styles.form} action={action} method="post" aria-label={t('sandbox.title')}>
        <p>
          <b>{t('sandbox.title')}</b> {t('sandbox.text')}
        </p>
        <input type="hidden" name="action" value="deposit" />
        <div className={styles.ways}>
          {SANDBOX_DEPOSITS.map((kind) => (
            <Button
              key={kind}
              type="submit"
              name="kind"
              value={kind}
              look={kind === 'full' ? 'primary' : 'outline'}
              size="small"
            >
              {t(`sandbox.${kind}`)}
            </Button>
          ))}
        </div>
      </form>
    </Panel>
  )
}
