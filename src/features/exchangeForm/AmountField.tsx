import { useTranslation } from 'next-i18next/pages'
import { useId } from 'react'
import { fieldAmount } from '@/domain/amount'
import type { Currency } from '@/domain/currency'
import type { Estimate } from '@/domain/quote'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { amountTyped, selectDraft, type AmountProblem, type Side } from '@/store/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { ShownQuote } from '@/store/quoteSlice'
import { classes } from '@/ui/classes'
import { CoinIcon } from '@/ui/CoinIcon'
import { Icon } from '@/ui/Icon'
import styles from './AmountField.module.css'
import { isRefusedAmount } from './isRefusedAmount'

type Props = {
  side: Side
  currency: Currency | undefined
  estimate: Estimate | null
  quote: ShownQuote | null
  problem: AmountProblem | null
  onPick: (side: Side) => void
}

/** One amount and its currency. Both sides can be typed in; the one that was not shows what the quote says. */
export function AmountField({ side, currency, estimate, quote, problem, onPick }: Props) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const id = useId()
  const isTyped = draft.side === side
  const shown = isTyped
    ? (draft.typed ?? fieldAmount(draft.amount, intl, 18))
    : fieldAmount(estimate?.estimate, intl)
  const isWrong = isTyped && ((problem !== null && problem !== 'empty') || isRefusedAmount(quote?.failure))

  return (
    <div className={classes(styles.field, isWrong && styles.wrong)}>
      <div className={styles.amount}>
        <label htmlFor={id}>{t(side === 'from' ? 'form.send' : 'form.get')}</label>
        <input
          id={id}
          name={isTyped ? 'amount' : undefined}
          value={shown}
          placeholder={isTyped ? '0' : '…'}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={isWrong || undefined}
          aria-describedby={`amount-note-${side}`}
          onChange={(event) => dispatch(amountTyped({ side, text: event.target.value }))}
          className={classes(!isTyped && quote?.isAsking && styles.asking, lengthClass(shown))}
        />
      </div>
      <button
        type="button"
        className={styles.pick}
        aria-haspopup="dialog"
        aria-label={t(side === 'from' ? 'form.pickFrom' : 'form.pickTo', {
          currency: currency ? spoken(currency, intl) : '',
        })}
        onPointerEnter={preloadPicker}
        onFocus={preloadPicker}
        onClick={() => onPick(side)}
      >
        {currency && (
          <>
            <CoinIcon image={currency.image} eager />
            <span className={styles.names}>
              <b>{currency.symbolFront}</b>
              <small>{currency.fullInfo.network_name || currencyName(currency, intl)}</small>
            </span>
          </>
        )}
        <Icon name="chevron" size={16} />
      </button>
    </div>
  )
}

const lengthClass = ({ length }: string) =>
  length > 13 ? styles.longest : length > 9 ? styles.long : undefined

const preloadPicker = () => void import('./PickerDialog')

/** «USDT, Tether, Tron (TRC-20)»; a coin that is named like its network is named once. */
const spoken = (currency: Currency, intl: string) =>
  [...new Set([currency.symbolFront, currencyName(currency, intl), currency.fullInfo.network_name])]
    .filter(Boolean)
    .join(', ')
