import { memo, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { fieldAmount, shownPlaces } from '@/domain/money/amount'
import type { Currency } from '@/domain/currency/currency'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import type { Side } from '@/store/quote/exchangeDraft'
import type { AmountProblem } from '@/store/quote/amountProblem'
import { amountTyped, selectDraft } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectIsHeld } from '@/store/quote/rampPair'
import type { ShownQuote } from '@/store/slices/quoteSlice'
import { classes } from '@/ui/classes'
import { useAfterPaint } from '@/ui/hooks/useAfterPaint'
import { unknownNumber } from '@/ui/currency/PriceRows'
import { useFlushOnSubmit } from '@/ui/hooks/useFlushOnSubmit'
import styles from './AmountField.module.css'

import { PickButton } from '../picker/PickButton'
import { refusedFields, type Failure } from '@/domain/text/failure'

type Props = {
  side: Side
  currency: Currency | undefined
  quote: ShownQuote | null
  problem: AmountProblem | null
}

export const AmountField = memo(function AmountField({ side, currency, quote, problem }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const id = useId()
  const isTyped = useAppSelector((state) => selectDraft(state).side === side)
  const typed = useAppSelector((state) => (isTyped ? selectDraft(state).typed : null))
  const amount = useAppSelector((state) => (isTyped ? selectDraft(state).amount : ''))
  const isHeld = useAppSelector(selectIsHeld)
  const other = quote?.estimate?.estimate
  const shown = isTyped
    ? (typed ?? fieldAmount(amount, intl, 18))
    : fieldAmount(other, intl, other ? shownPlaces(other) : 0)
  const { input, write, flush } = useTyping(side, shown)
  const isWrong = isTyped && ((problem !== null && problem !== 'empty') || isRefusedAmount(quote?.failure))

  return (
    <div className={classes(styles.field, isWrong && styles.wrong)}>
      <div className={styles.amount}>
        <label htmlFor={id}>{t(side === 'from' ? 'form.send' : 'form.get')}</label>
        <input
          ref={input}
          id={id}
          name={isTyped ? 'amount' : undefined}
          defaultValue={shown}
          placeholder={isTyped ? '0' : unknownNumber(isHeld || problem !== null || Boolean(quote?.failure))}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={isWrong || undefined}
          aria-describedby={`amount-note-${side}`}
          onChange={(event) => write(event.target.value)}
          onBlur={flush}
          className={classes(!isTyped && quote?.isFetching && styles.asking, lengthClass(shown))}
        />
      </div>
      <PickButton side={side} currency={currency} />
    </div>
  )
})

/** React renders nothing for a typed character until it is drawn, so the field is uncontrolled. Leaving it and
 * submitting do not wait for a frame. */
function useTyping(side: Side, shown: string) {
  const dispatch = useAppDispatch()
  const input = useRef<HTMLInputElement>(null)
  const isAhead = useRef(false)
  const { schedule, flush } = useAfterPaint()
  const write = (text: string) => {
    isAhead.current = true
    schedule(() => {
      isAhead.current = false
      dispatch(amountTyped({ side, text }))
    })
    // Long amounts are smaller; the text must not be cut off for a frame.
    if (lengthClass(text) !== lengthClass(shown)) flush()
  }
  const catchUp = useEffectEvent(() => {
    const text = input.current?.value ?? ''
    if (text !== shown) write(text)
  })
  // Text typed before hydration, which the next effect must not replace.
  useLayoutEffect(() => catchUp(), [])
  useLayoutEffect(() => {
    const field = input.current
    if (!field || field.value === shown || isAhead.current) return
    const isSelected = !field.selectionStart && field.selectionEnd === field.value.length
    field.value = shown
    // Else what is typed next would be added to a number that arrived since all was selected.
    if (isSelected && field === document.activeElement) field.select()
  })
  useFlushOnSubmit(input, flush)
  return { input, write, flush }
}

const lengthClass = ({ length }: string) =>
  length > 13 ? styles.longest : length > 9 ? styles.long : length > 7 ? styles.medium : undefined

const isRefusedAmount = (failure: Failure | null | undefined) =>
  Boolean(failure && refusedFields(failure).amount)
