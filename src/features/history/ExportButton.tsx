import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import type { HistoryView } from '@/domain/exchange/historyQuery'
import { failureOf, type Failure } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { exportHistory } from './exportHistory'

export function ExportButton({ view: { search, state } }: { view: HistoryView }) {
  const { t } = useTranslation('customer_account')
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = async () => {
    setBusy(true)
    setFailure(null)
    await exportHistory(search, state).catch((error: unknown) => setFailure(failureOf(error)))
    setBusy(false)
  }
  return (
    <>
      <Button look="outline" size="small" busy={isBusy} onClick={() => void run()}>
        {t(isBusy ? 'history.exporting' : 'history.export')}
      </Button>
      {failure && (
        <Callout tone="bad" role="alert" title={t('history.exportFailed')}>
          <p>{failureText(failure)}</p>
        </Callout>
      )}
    </>
  )
}
