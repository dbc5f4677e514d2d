import { useTranslation } from 'next-i18next/pages'
import type { Currency } from '@/domain/currency'
import type { Exchange } from '@/contract/exchanges'
import { refusedFields } from '@/domain/failure'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useFailureText } from '@/i18n/useFailureText'
import { Button } from '@/ui/Button'
import { Callout } from '@/ui/Callout'
import styles from './ChoicePanel.module.css'
import { FixedRefund } from './FixedRefund'
import { RefundForm } from './RefundForm'
import { useAction } from './useAction'

type Props = {
  exchange: Exchange
  from: Currency
  /** Without it the refund address of the order stays. */
  hasSecret: boolean
  onDone: (exchange: Exchange) => void
}

/** The exchange waits for a person: go on at the market rate, or have the deposit back. */
export function ChoicePanel({ exchange, from, hasSecret, onDone }: Props) {
  const { t } = useTranslation(['exchange-status', 'reusable'])
  const { withKind } = useExtraIdKind()
  const failureText = useFailureText()
  const { act, busy, failure } = useAction(exchange.publicId, onDone)
  const refused = refusedFields(failure)
  const textOf = (field: string) => {
    const code = refused[field]
    return code && withKind(from.extra_id, (kind) => t(`reusable:refusal.${code}`, { kind }))
  }
  const errors = { address: textOf('address'), extraId: textOf('extraId') }
  const { ownerProof, extendedInfo } = exchange
  const isAddressFixed = !hasSecret && ownerProof !== null && extendedInfo.userRefundAddress !== null
  const Refund = isAddressFixed ? FixedRefund : RefundForm
  const isShownInField = Boolean(errors.address ?? errors.extraId)
  return (
    <section className={styles.choice} aria-label={t('choice.title')}>
      <h2 className={styles.title}>{t('choice.title')}</h2>
      {exchange.issue && <p>{t(`issue.${exchange.issue}`)}</p>}
      {exchange.actions.includes('continue') && (
        <div>
          <Button busy={busy === 'continue'} onClick={() => act({ action: 'continue' })}>
            {t('choice.continue')}
          </Button>
          <p className={styles.hint}>{t('choice.continueHint')}</p>
        </div>
      )}
      {exchange.actions.includes('refund') && (
        <Refund
          exchange={exchange}
          from={from}
          errors={errors}
          busy={busy === 'refund'}
          onRefund={(to) => act({ action: 'refund', ...to })}
        />
      )}
      {failure && !isShownInField && (
        <Callout tone="bad" role="alert">
          <p>{failureText(failure)}</p>
        </Callout>
      )}
    </section>
  )
}
