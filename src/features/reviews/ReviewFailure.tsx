import { useTranslation } from 'next-i18next/pages'
import { isUncertain, type Failure } from '@/domain/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { Callout } from '@/ui/Callout'

/** Why a review was not sent, as a whole; the fields say their own part. */
export function ReviewFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('reviews')
  const failureText = useFailureText()
  const title = failure.kind === 'refused' && failure.body.fields ? t('failed.fields') : failureText(failure)
  return (
    <Callout tone="bad" role="alert" title={title}>
      {isUncertain(failure) && <p>{t('failed.uncertain')}</p>}
    </Callout>
  )
}
