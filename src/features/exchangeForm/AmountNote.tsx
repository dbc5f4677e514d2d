import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { showAmount } from '@/domain/amount'
import type { Currency } from '@/domain/currency'
import { refusedFields } from '@/domain/failure'
import type { Estimate } from '@/domain/quote'
import { useFailureText } from '@/i18n/useFailureText'
import { useLanguage } from '@/i18n/useLanguage'
import {
  amountSuggested,
  rateKindChosen,
  selectDraft,
  type AmountProblem,
  type Side,
} from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { ShownQuote } from '@/store/quoteSlice'
import { Button } from '@/ui/Button'
import styles from './AmountNote.module.css'

type Props = {
  side: Side
  currency: Currency | undefined
  estimate: Estimate | null
  quote: ShownQuote | null
  problem: AmountProblem | null
  onRetry: () => void
}

/** The one line under an amount: limits in quiet times, else what is wrong and a way on. Its room is always kept. */
export function AmountNote(props: Props) {
  const { side } = props
  const isTyped = useAppSelector(selectDraft).side === side
  return (
    <div id={`amount-note-${side}`} className={styles.note} aria-live={isTyped ? 'polite' : undefined}>
      {isTyped ? <TypedNote {...props} /> : <OtherNote {...props} />}
    </div>
  )
}

function TypedNote({ side, currency, estimate, quote, problem, onRetry }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  const failureText = useFailureText()
  const ticker = currency?.symbolFront ?? ''
  const { fixed } = useAppSelector(selectDraft)

  if (problem) {
    if (problem === 'empty') return <span>{t('amount.empty')}</span>
    return <Wrong>{t(`amount.${problem}`, { ticker, count: currency?.fullInfo.precision ?? 0 })}</Wrong>
  }
  const failure = quote?.failure
  if (failure) {
    const { amount: code } = refusedFields(failure)
    const limits = failure.kind === 'refused' ? failure.body.limits : undefined
    const limit =
      code === 'amount_below_min' ? limits?.min : code === 'amount_above_max' ? limits?.max : undefined
    if (!limit) {
      return (
        <Wrong>
          {failureText(failure)}
          <Way onTake={onRetry}>{t('form.retry')}</Way>
        </Wrong>
      )
    }
    const isLow = code === 'amount_below_min'
    return (
      <Wrong>
        {t(isLow ? 'amount.belowMin' : 'amount.aboveMax', { amount: showAmount(limit, intl, 18), ticker })}
        <Way onTake={() => dispatch(amountSuggested({ side, amount: limit }))}>
          {t(isLow ? 'amount.useMin' : 'amount.useMax')}
        </Way>
        {fixed && !isLow && (
          <Way onTake={() => dispatch(rateKindChosen('floating'))}>{t('amount.useFloating')}</Way>
        )}
      </Wrong>
    )
  }
  if (!estimate) return null
  const { min, max } = estimate
  return (
    <span>
      {t(max ? 'amount.range' : 'amount.min', {
        min: showAmount(min, intl),
        max: showAmount(max, intl),
        ticker,
      })}
    </span>
  )
}

function OtherNote({ estimate }: Props) {
  const { t } = useTranslation('exchange')
  return (
    <>
      <span>{t('form.feeIncluded')}</span>
      <span>{estimate && t('form.speed', { minutes: estimate.speed.replace('-', '–') })}</span>
    </>
  )
}

const Wrong = ({ children }: { children: ReactNode }) => <span className={styles.wrong}>{children}</span>

const Way = ({ onTake, children }: { onTake: () => void; children: ReactNode }) => (
  <Button look="quiet" className={styles.way} onClick={onTake}>
    {children}
  </Button>
)
