import { useTranslation } from 'next-i18next/pages'
import { downloadText } from '@/browser/downloadText'
import { useMutation } from '@/store/useMutation'
import { Button } from '@/ui/Button'
import { Section } from '@/ui/Section'
import { Failed } from './Failed'
import styles from './Settings.module.css'

export function DataExport() {
  const { t } = useTranslation('account-settings')
  const { state, mutate } = useMutation(async () => {
    const { exportCustomerData } = await import('@/api/customerData')
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
