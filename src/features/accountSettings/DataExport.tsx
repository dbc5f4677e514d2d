import { useTranslation } from 'next-i18next/pages'
import { downloadText } from '@/browser/downloadText'
import { useAttempt } from '@/store/useAttempt'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Section'
import { Failed } from './Failed'
import styles from './Settings.module.css'

/** All that is kept of the customer, as a file. */
export function DataExport() {
  const { t } = useTranslation('account-settings')
  const { state, attempt } = useAttempt(async () => {
    const { exportCustomerData } = await import('@/api/customerData')
    downloadText('account.json', 'application/json', await exportCustomerData())
  })
  return (
    <Section title={t('export.title')} lead={t('export.lead')}>
      <div className={styles.row}>
        <Button look="outline" busy={state.kind === 'trying'} onClick={() => void attempt()}>
          {t(state.kind === 'trying' ? 'export.making' : 'export.make')}
        </Button>
        <span role="status">{state.kind === 'done' && t('export.done')}</span>
      </div>
      {state.kind === 'failed' && <Failed failure={state.failure} />}
    </Section>
  )
}
