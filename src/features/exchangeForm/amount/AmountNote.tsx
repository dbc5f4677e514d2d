import { useTranslation } from 'next-i18next/pages'
import { fullAmount, otherReading, showAmount } from '@/domain/amount'
import type { Currency } from '@/domain/currency'
import type { Estimate } from '@/contract/quotes'
import { useLanguage } from '@/i18n/useLanguage'
import type { Side } from '@/store/exchangeDraft'
import { amountTaken, selectDraft, type AmountProblem } from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { ShownQuote } from '@/store/quoteSlice'
import { Button } from '@/ui/Button'
import styles from './AmountNote.module.css'
import { FailureNote } from './FailureNote'

type Props = {
  side: Side
  currency: Currency | undefined
  estimate: Estimate | null
  quote: ShownQuote | null
  problem: AmountProblem | null
  onRetry: () => void
}

/** The one line under an amount: limits, else what is wrong and a way on. Its room is always reserved. */
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
  const draft = useAppSelector(selectDraft)
  const ticker = currency?.symbolFront ?? ''
  if (problem === 'empty') return <span>{t('amount.empty')}</span>
  if (problem) {
    return (
      <span className={styles.wrong}>
        {t(`amount.${problem}`, { ticker, count: currency?.fullInfo.precision ?? 0 })}
      </span>
    )
  }
  const other = otherReading(draft.typed ?? '', intl)
  if (other) return <ReadingNote side={side} ticker={ticker} other={other} />
  if (quote?.failure)
    return <FailureNote failure={quote.failure} side={side} ticker={ticker} onRetry={onRetry} />
  if (!estimate) return null
  const { min, max } = estimate
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

function OtherNote({ estimate }: Props) {
  const { t } = useTranslation('exchange')
  return (
    <>
      <span>{t('form.feeIncluded')}</span>
      <span>{estimate && t('form.speed', { minutes: estimate.speed.replace('-', '–') })}</span>
    </>
  )
}
