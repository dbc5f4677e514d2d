import { useEffect, useRef } from 'react'
import { fullAmount, isLess } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { ConfirmPayout } from './ConfirmPayout'
import { PayoutFields } from './PayoutFields'
import styles from './Payouts.module.css'
import { usePayoutForm } from './usePayoutForm'
import type { PayoutLimits } from './usePayoutTyping'

type Props = { limits: PayoutLimits; onSent: () => void }

export function PayoutDesk({ limits, onSent }: Props) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  const payout = usePayoutForm(limits, onSent)
  const { step } = payout
  const desk = useRef<HTMLDivElement>(null)
  const seenStep = useRef(step)
  useEffect(() => {
    // The pressed button is gone; the focus goes to the new step.
    if (seenStep.current !== step) {
      const wrong = desk.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      ;(wrong ?? desk.current)?.focus()
    }
    seenStep.current = step
  }, [step])
  return (
    <div ref={desk} tabIndex={-1} className={styles.desk} role="group" aria-label={t('payouts.form')}>
      {step === 'sent' && payout.reviewed && (
        <Callout tone="good" role="status" title={t('payouts.sent')}>
          <p>
            {t('payouts.sentText', {
              amount: fullAmount(payout.reviewed.amountBtc, intl),
              address: payout.reviewed.address,
            })}
          </p>
          <div>
            <Button look="outline" size="small" onClick={payout.anew}>
              {t('payouts.another')}
            </Button>
          </div>
        </Callout>
      )}
      {step === 'confirm' && <ConfirmPayout payout={payout} />}
      {step === 'form' &&
        (isLess(limits.balanceBtc, limits.minBtc) ? (
          <TooLittle limits={limits} />
        ) : (
          <PayoutFields payout={payout} limits={limits} />
        ))}
    </div>
  )
}

function TooLittle({ limits: { balanceBtc, minBtc } }: { limits: PayoutLimits }) {
  const { t } = useTranslation('customer_account')
  const { intl } = useLanguage()
  return (
    <Callout tone="plain" title={t('payouts.tooLittle')}>
      <p>
        {t('payouts.tooLittleText', {
          balance: fullAmount(balanceBtc, intl),
          min: fullAmount(minBtc, intl),
        })}
      </p>
    </Callout>
  )
}
