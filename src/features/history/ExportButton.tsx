import type { HistoryView } from '@/domain/exchange/historyQuery'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { exportHistory } from './exportHistory'

export function ExportButton({ view: { search, state } }: { view: HistoryView }) {
  const { t } = useTranslation('customer_account')
  const failureText = useFailureText()
  const { isPending, failure, mutate } = useMutation(() => exportHistory(search, state))
  return (
    <>
      <Button look="outline" size="small" busy={isPending} onClick={() => void mutate()}>
        {t(isPending ? 'history.exporting' : 'history.export')}
      </Button>
      {failure && (
        <Callout tone="bad" role="alert" title={t('history.exportFailed')}>
          <p>{failureText(failure)}</p>
        </Callout>
      )}
    </>
  )
}
