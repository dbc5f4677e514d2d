import { useTranslation } from 'next-i18next/pages'
import type { Failure } from '@/domain/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'

/** The last question about the exchange was not answered; what is on the screen stays. */
export function Trouble({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const failureText = useFailureText()
  return (
    <Callout tone="bad" role="alert" title={failureText(failure)}>
      <p>{t('trouble')}</p>
      <div>
        <Button look="outline" onClick={onRetry}>
          {t('exchange:form.retry')}
        </Button>
      </div>
    </Callout>
  )
}
