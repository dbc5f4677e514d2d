import type { PublicPaymentRequest } from '@/contract/paymentRequests'
import { fullAmount } from '@/domain/money/amount'
import { brokenLimit } from '@/features/exchangeForm/amount/brokenLimit'
import { ReviewAmounts } from '@/features/review/ReviewAmounts'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import { amountsOf } from '../plain/amountsOf'
import { CurrencySelect } from '../plain/CurrencySelect'
import type { PlainStep } from '../plain/PlainStep'
import styles from '../plain/Plain.module.css'
import { PlainPrice } from '../plain/PlainPrice'
import type { Pair } from '../plain/requestOfForm'
import { usePlainAction } from '../plain/usePlainAction'

type Shown = Extract<PlainStep, { step: 'amount' }>
type Props = { shown: Shown; pair: Pair; wanted: PublicPaymentRequest }

/** What the payer chooses: the coin, and the amount of a request without one. */
export function PayAmount({ shown, pair, wanted }: Props) {
  const { t } = useTranslation(['payments', 'exchange'])
  const action = usePlainAction()
  const { form, quoted } = shown
  const problem = useProblemText(shown, pair)
  return (
    <form className={styles.form} action={action} autoComplete="off" aria-label={t('exchange:form.name')}>
      <CurrencySelect name="from" label={t('pay.with')} chosen={pair.from} />
      {wanted.amount === null ? (
        <TextField
          name="amount"
          label={`${t('pay.amount')} (${pair.to.symbolFront})`}
          defaultValue={form.amount}
          inputMode="decimal"
          maxLength={64}
          error={problem}
        />
      ) : (
        problem && <Callout tone="bad" role="alert" title={problem} />
      )}
      {quoted && (
        <>
          <ReviewAmounts
            gotName={t('pay.amount')}
            {...pair}
            {...amountsOf(quoted)}
            isFixed={quoted.request.fixed}
          />
          <PlainPrice quoted={quoted} pair={pair} gotName={t('pay.amount')} />
        </>
      )}
      <div className={styles.ways}>
        <Button type="submit" look={quoted ? 'outline' : 'primary'} size="large">
          {t('pay.price')}
        </Button>
        {quoted && (
          <Button type="submit" name="step" value="address" size="large">
            {t('exchange:form.next')}
          </Button>
        )}
      </div>
    </form>
  )
}

function useProblemText({ form, problem }: Shown, { to }: Pair): string | undefined {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const failureText = useFailureText()
  if (!problem) return undefined
  if (typeof problem === 'string')
    return t(`amount.${problem}`, { ticker: to.symbolFront, count: to.fullInfo.precision })
  const limit = brokenLimit(problem)
  if (!limit) return failureText(problem)
  return t(limit.isLow ? 'amount.belowMin' : 'amount.aboveMax', {
    amount: fullAmount(limit.amount, intl),
    ticker: form.side === 'to' ? to.symbolFront : '',
  })
}
