import { useTranslation } from 'next-i18next/pages'
import { fullAmount, isZero, otherReading, showAmount } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import type { Estimate } from '@/contract/quotes'
import { useLanguage } from '@/i18n/useLanguage'
import type { Side } from '@/store/quote/exchangeDraft'
import { amountTaken, selectDraft, type AmountProblem } from '@/store/slices/exchangeSlice'
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
  estimate: Estimate | null
  quote: ShownQuote | null
  problem: AmountProblem | null
  onRetry: () => void
}

/** The one line under an amount: what it is worth, and limits or what is wrong with a way on. Its room is always
 * reserved. */
export function AmountNote(props: Props) {
  const { side, currency, estimate, quote, problem } = props
  const draft = useAppSelector(selectDraft)
  const isTyped = draft.side === side
  const isWrong = isTyped && (problem !== null || Boolean(quote?.failure))
  const amount = isTyped ? (problem ? null : draft.amount) : (estimate?.estimate ?? null)
  return (
    <div className={styles.note}>
      {!isWrong && <AmountWorth currency={currency} amount={amount} />}
      <span id={`amount-note-${side}`} className={styles.limits} aria-live={isTyped ? 'polite' : undefined}>
        {isTyped && <TypedNote {...props} />}
      </span>
    </div>
  )
}

function TypedNote({ side, currency, estimate, quote, problem, onRetry }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const draft = useAppSelector(selectDraft)
  const ticker = currency?.symbolFront ?? ''
  const other = otherReading(draft.typed ?? '', intl)
  // Too many decimals may have been thousands: the way on is the other reading.
  if (other) return <ReadingNote side={side} ticker={ticker} other={other} />
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
  // A back end that knows no minimum says zero.
  if (isZero(min) && !max) return null
  const limits = { min: showAmount(min, intl), max: showAmount(max, intl), ticker }
  return <span>{t(max ? 'amount.range' : 'amount.min', limits)}</span>
}

/** How an ambiguous number was understood, and the other one it may stand for. */
function ReadingNote({ side, ticker, other }: { side: Side; ticker: string; other: string }) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  const { amount } = useAppSelector(selectDraft)
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

/** What an amount is worth at the market, in the visitor's currency; nothing while a price is missing. */
function AmountWorth({ currency, amount }: { currency: Currency | undefined; amount: string | null }) {
  const { intl } = useLanguage()
  const { unit } = useDisplayFiat()
  const price = useAppSelector(selectPrice(currency?.symbol))
  return (
    <Verbatim>{price && amount ? `≈ ${showFiatValue(worthOf(amount, price), unit, intl)}` : ''}</Verbatim>
  )
}
