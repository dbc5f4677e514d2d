import { useEffect, useRef } from 'react'
import { fullAmount, isLess } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { AddressSentence } from '@/ui/address/AddressSentence'
import { Button } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { ConfirmWithdrawal } from './ConfirmWithdrawal'
import type { Purse } from './purses'
import type { WithdrawalRequest } from './sendWithdrawal'
import { WithdrawalFields } from './WithdrawalFields'
import styles from './Withdrawals.module.css'
import { useWithdrawalForm } from './useWithdrawalForm'
import type { WithdrawalLimits } from './useWithdrawalTyping'

type Props = { purse: Purse; limits: WithdrawalLimits; onSent: () => void }

export function NewWithdrawal({ purse, limits, onSent }: Props) {
  const { t } = useTranslation(['customer_account', 'partners'])
  const withdrawal = useWithdrawalForm(purse, limits, onSent)
  const { step } = withdrawal
  const box = useRef<HTMLDivElement>(null)
  const seenStep = useRef(step)
  useEffect(() => {
    // The pressed button is gone; the focus goes to the new step.
    if (seenStep.current !== step) {
      const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      ;(wrong ?? box.current)?.focus()
    }
    seenStep.current = step
  }, [step])
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.box}
      role="group"
      data-uncovered=""
      aria-label={t(purse === 'cashback' ? 'payouts.form' : 'partners:payouts.form')}
    >
      {step === 'sent' && withdrawal.reviewed && (
        <Callout tone="good" role="status" title={t('payouts.sent')}>
          <p>
            <Sent request={withdrawal.reviewed} />
          </p>
          <div>
            <Button look="outline" size="small" onClick={withdrawal.startOver}>
              {t('payouts.another')}
            </Button>
          </div>
        </Callout>
      )}
      {step === 'confirm' && <ConfirmWithdrawal withdrawal={withdrawal} />}
      {step === 'form' &&
        (isLess(limits.balanceBtc, limits.minBtc) ? (
          <TooLittle limits={limits} />
        ) : (
          <WithdrawalFields purse={purse} withdrawal={withdrawal} limits={limits} />
        ))}
    </div>
  )
}

function Sent({ request: { amountBtc, address } }: { request: WithdrawalRequest }) {
  const { t } = useTranslation('customer_account')
  const amount = fullAmount(amountBtc, useLanguage().intl)
  return (
    <AddressSentence address={address} write={(given) => t('payouts.sentText', { amount, address: given })} />
  )
}

function TooLittle({ limits: { balanceBtc, minBtc } }: { limits: WithdrawalLimits }) {
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
