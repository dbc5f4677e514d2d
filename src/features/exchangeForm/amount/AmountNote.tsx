import { memo } from 'react'
import { amountUnits } from '@/domain/currency/amountUnits'
import { fullAmount, isZero, showAmount } from '@/domain/money/amount'
import { otherReading } from '@/domain/money/typedAmount'
import type { Currency } from '@/domain/currency/currency'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import type { ExchangeDraft, Side } from '@/store/quote/exchangeDraft'
import type { AmountProblem } from '@/store/quote/amountProblem'
import { amountTaken } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { ShownQuote } from '@/store/slices/quoteSlice'
import { Button } from '@/ui/form/Button'

import styles from './AmountNote.module.css'
import { FailureNote } from './FailureNote'
import { showFiatValue } from '@/domain/money/fiatValue'
import { worthOf } from '@/domain/money/worth'
import { selectPrice } from '@/store/slices/priceSlice'
import { useDisplayFiat } from '@/store/quote/useDisplayFiat'
import { Verbatim } from '@/ui/layout/Verbatim'

type Props = {
  side: Side
  currency: Currency | undefined
  draft: ExchangeDraft
  quote: ShownQuote | null
  problem: AmountProblem | null
  onRetry: () => void
}

/** Its room is always reserved. */
export const AmountNote = memo(function AmountNote(props: Props) {
  const { side, currency, draft, quote, problem } = props
  const isTyped = draft.side === side
  const isWrong = isTyped && (problem !== null || Boolean(quote?.failure))
  const amount = isTyped ? (problem ? null : draft.amount) : (quote?.estimate?.estimate ?? null)
  return (
    <div className={styles.note}>
      {!isWrong && <AmountWorth currency={currency} amount={amount} />}
      <span id={`amount-note-${side}`} className={styles.limits} aria-live={isTyped ? 'polite' : undefined}>
        {isTyped && <TypedNote {...props} />}
      </span>
    </div>
  )
})

function TypedNote({ side, currency, draft, quote, problem, onRetry }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const ticker = currency?.symbolFront ?? ''
  const other = otherReading(draft.typed ?? '', intl, amountUnits(currency))
  const estimate = quote?.estimate
  // Too many decimals may have been thousands: the way on is the other reading.
  if (other) return <ReadingNote side={side} ticker={ticker} amount={draft.amount} other={other} />
  if (problem === 'empty') return <span>{t('amount.empty')}</span>
  if (problem) {
    return (
      <span className={styles.wrong}>
        {t(`amount.${problem}`, { ticker, count: currency?.fullInfo.precision ?? 0 })}
      </span>
    )
  }
  if (quote?.failure)
    return <FailureNote failure={quote.failure} side={side} ticker={ticker} onRetry={onRetry} />
  if (!estimate) return null
  const { min, max } = estimate
  // Zero: the back end knows no minimum.
  if (isZero(min) && !max) return null
  const limits = { min: showAmount(min, intl), max: showAmount(max, intl), ticker }
  return <span>{t(!max ? 'amount.min' : isZero(min) ? 'amount.max' : 'amount.range', limits)}</span>
}

type Reading = { side: Side; ticker: string; amount: string; other: string }

/** An ambiguous number, as understood and as it may be meant. */
function ReadingNote({ side, ticker, amount, other }: Reading) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  return (
    <span>
      <span>{t('amount.readAs', { amount: fullAmount(amount, intl), ticker })}</span>
      <Button
        look="quiet"
        className={styles.way}
        onClick={() => dispatch(amountTaken({ side, amount: other }))}
      >
        {t('amount.useOther', { amount: showAmount(other, intl) })}
      </Button>
    </span>
  )
}

/** At the market; nothing without a price. */
function AmountWorth({ currency, amount }: { currency: Currency | undefined; amount: string | null }) {
  const { intl } = useLanguage()
  const { unit } = useDisplayFiat()
  const price = useAppSelector(selectPrice(currency?.symbol))
  return (
    <Verbatim>
      {price && amount ? `≈\u00a0${showFiatValue(worthOf(amount, price), unit, intl)}` : ''}
    </Verbatim>
  )
}
