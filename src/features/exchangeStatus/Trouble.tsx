import { useTranslation } from 'next-i18next/pages'
import type { Failure } from '@/domain/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { TryAgain } from '@/ui/TryAgain'

/** The last question about the exchange was not answered; what is on the screen stays. */
export function Trouble({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useTranslation('exchange-status')
  const failureText = useFailureText()
  return (
    <TryAgain title={failureText(failure)} onAgain={onRetry}>
      <p>{t('trouble')}</p>
    </TryAgain>
  )
}
