import type { Failure } from '@/domain/text/failure'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Callout } from './Callout'
import { NotOffered } from './NotOffered'

type Props = {
  failure: Failure
  what: string
  onAgain: () => void
}

export function LoadError({ failure, what, onAgain }: Props) {
  const { t } = useTranslation('exchange')
  const failureText = useFailureText()
  if (failure.kind === 'notOffered') return <NotOffered />
  return (
    <Callout tone="bad" role="alert" title={what}>
      <p>{failureText(failure)}</p>
      <div>
        <Button look="outline" size="small" onClick={onAgain}>
          {t('form.retry')}
        </Button>
      </div>
    </Callout>
  )
}
