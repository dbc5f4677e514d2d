import { useTranslation } from 'next-i18next/pages'
import { isUncertain, refusedFields, type Failure } from '@/domain/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { Button } from '@/ui/Button'
import { LinkOutcome } from './LinkOutcome'

/** Whether it is the link itself that is of no use any more. */
export const isSpent = (failure: Failure) => Object.values(refusedFields(failure)).includes('link_invalid')

type Props = { failure: Failure; onAgain: () => void }

/** The link may be as good as ever; it is kept for another try. */
export function LinkFailure({ failure, onAgain }: Props) {
  const { t } = useTranslation(['sign-in', 'credentials'])
  const failureText = useFailureText()
  return (
    <LinkOutcome title={t('link.failed')}>
      <p>{failureText(failure)}</p>
      {isUncertain(failure) && <p>{t('link.uncertain')}</p>}
      <Button onClick={onAgain}>{t('link.again')}</Button>
    </LinkOutcome>
  )
}
