import { goTo } from '@/browser/page/goTo'
import type { Exchange } from '@/contract/exchanges'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { ConfirmedButton } from '@/ui/form/ConfirmedButton'
import { SubmitError } from '@/ui/form/SubmitError'
import { useOwnership } from '../useOwnership'
import { useRampAction } from './useRampAction'

type Props = { exchange: Exchange; onDone: (exchange: Exchange) => void }

/** What its owner alone may do with the order at the ramp. */
export function RampActions({ exchange, onDone }: Props) {
  const { isOwner } = useOwnership(exchange)
  const actions = exchange.ramp?.actions ?? []
  if (!isOwner) return null
  return (
    <>
      {actions.includes('reopen') && <Reopen exchange={exchange} onDone={onDone} />}
      {actions.includes('cancel') && <Cancel exchange={exchange} onDone={onDone} />}
    </>
  )
}

/** One press opens the new page too. */
function Reopen({ exchange, onDone }: Props) {
  const { t } = useTranslation(['exchange-status', 'reusable'])
  const goOn = (changed: Exchange) => {
    onDone(changed)
    goTo(changed.ramp?.opened?.url)
  }
  const { act, isBusy, failure } = useRampAction(exchange.publicId, goOn)
  return (
    <>
      <Button size="large" wide busy={isBusy} onClick={() => act({ action: 'reopen', signature: '' })}>
        {t('ramp.open.again', { ramp: exchange.ramp?.ramp.name })}
      </Button>
      {failure && (
        <SubmitError
          failure={failure}
          fields={t('reusable:refusal.validation_failed')}
          uncertain={t('choice.uncertain')}
        />
      )}
    </>
  )
}

function Cancel({ exchange, onDone }: Props) {
  const { t } = useTranslation('exchange-status')
  const { act, isBusy, failure } = useRampAction(exchange.publicId, onDone)
  return (
    <div>
      <ConfirmedButton
        label={t('ramp.open.cancel')}
        longLabel={t('ramp.open.cancel')}
        question={t('ramp.open.cancelSure')}
        cancel={t('ramp.open.stay')}
        isBusy={isBusy}
        failure={failure}
        onConfirm={() => act({ action: 'cancel', signature: '' })}
      />
    </div>
  )
}
