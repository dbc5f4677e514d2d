import { useState, type ReactNode } from 'react'
import type { Exchange } from '@/contract/exchanges'
import type { Currency } from '@/domain/currency/currency'
import { refusedFields } from '@/domain/text/failure'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import styles from './ChoicePanel.module.css'
import { ContinueReview } from './ContinueReview'
import { FixedRefund } from './FixedRefund'
import { RefundForm } from './RefundForm'
import { RefundReview } from './RefundReview'
import { ReviewDialog } from './ReviewDialog'
import { useAction, type Action } from './useAction'

type Props = {
  exchange: Exchange
  from: Currency
  to: Currency
  /** Without it the refund address of the order stays. */
  hasSecret: boolean
  onDone: (exchange: Exchange) => void
  addressTool?: (currency: Currency, take: (address: string) => void) => ReactNode
}

/** Neither can be undone, so each is reviewed before it is sent. */
export function Choices({ exchange, from, to, hasSecret, onDone, addressTool }: Props) {
  const { t } = useTranslation('exchange-status')
  const [reviewed, setReviewed] = useState<Action | null>(null)
  const { act, isBusy, failed, forget } = useAction(exchange.publicId, onDone)
  const refused = refusedFields(failed?.failure ?? null)
  const hasRefusedFields = Boolean(refused.address ?? refused.extraId)
  // A refused field is corrected in the form, not in the review.
  const shown = hasRefusedFields ? null : reviewed
  const review = (action: Action) => {
    forget()
    setReviewed(action)
  }
  const Terms = shown?.action === 'refund' ? RefundReview : ContinueReview
  const { ownerProof, extendedInfo } = exchange
  const isAddressFixed = !hasSecret && ownerProof !== null && extendedInfo.userRefundAddress !== null
  return (
    <>
      {exchange.actions.includes('continue') && (
        <div>
          <Button aria-haspopup="dialog" onClick={() => review({ action: 'continue' })}>
            {t('choice.continue')}
          </Button>
          <p className={styles.hint}>{t('choice.continueHint')}</p>
        </div>
      )}
      {exchange.actions.includes('refund') &&
        (isAddressFixed ? (
          <FixedRefund exchange={exchange} from={from} onReview={() => review({ action: 'refund' })} />
        ) : (
          <RefundForm
            exchange={exchange}
            from={from}
            refused={hasRefusedFields && failed ? { codes: refused, sent: failed.sent } : null}
            addressTool={addressTool}
            onReview={(refundTo) => review({ action: 'refund', ...refundTo })}
          />
        ))}
      {shown && (
        <ReviewDialog
          title={t(shown.action === 'refund' ? 'choice.reviewRefund' : 'choice.continue')}
          failure={failed?.failure ?? null}
          onDismiss={() => setReviewed(null)}
        >
          <Terms {...{ exchange, from, to, isBusy }} action={shown} onConfirm={() => act(shown)} />
        </ReviewDialog>
      )}
    </>
  )
}
