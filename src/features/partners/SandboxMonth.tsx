import { playPartnerMonth } from '@/api/partners'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { invalidate } from '@/query/useQuery'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'
import { PARTNER } from './usePartner'

/** In the sandbox alone: what a month of a partner would look like. */
export function SandboxMonth() {
  const { t } = useTranslation('partners')
  const failureText = useFailureText()
  const { state, isPending, failure, mutate } = useMutation(async () => {
    const played = await playPartnerMonth()
    invalidate(PARTNER)
    return played
  })
  return (
    <Callout tone="plain" title={t('month.title')}>
      <p>{t('month.text')}</p>
      <div>
        <Button look="outline" busy={isPending} onClick={() => void mutate()}>
          {t('month.play')}
        </Button>
      </div>
      {state.kind === 'done' && (
        <p role="status">{t(state.data.exchanges > 0 ? 'month.done' : 'month.again')}</p>
      )}
      {failure && <p role="alert">{failureText(failure)}</p>}
    </Callout>
  )
}
