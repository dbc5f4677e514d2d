import type { Failure } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { NotOffered } from '@/ui/feedback/NotOffered'

type Props = {
  failure: Failure
  onAgain?: () => void
}

export function Failed({ failure, onAgain }: Props) {
  const { t } = useTranslation('account-settings')
  const failureText = useFailureText()
  if (failure.kind === 'notOffered') return <NotOffered />
  return (
    <Callout tone="bad" role="alert" title={failureText(failure)}>
      {onAgain && (
        <div>
          <Button look="outline" size="small" onClick={onAgain}>
            {t('again')}
          </Button>
        </div>
      )}
    </Callout>
  )
}
