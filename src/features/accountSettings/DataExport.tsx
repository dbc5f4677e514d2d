import { exportCustomerData } from '@/api/account'
import { downloadText } from '@/browser/page/downloadText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import { Failed } from './Failed'
import styles from './Settings.module.css'

export function DataExport() {
  const { t } = useTranslation('account-settings')
  const { state, mutate } = useMutation(async () => {
    downloadText('account.json', 'application/json', await exportCustomerData())
  })
  return (
    <Section title={t('export.title')} lead={t('export.lead')}>
      <div className={styles.row}>
        <Button look="outline" busy={state.kind === 'pending'} onClick={() => void mutate()}>
          {t(state.kind === 'pending' ? 'export.making' : 'export.make')}
        </Button>
        <span role="status">{state.kind === 'done' && t('export.done')}</span>
      </div>
      {state.kind === 'failed' && <Failed failure={state.failure} />}
    </Section>
  )
}
