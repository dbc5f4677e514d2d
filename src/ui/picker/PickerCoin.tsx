import type { UseComboboxReturnValue } from 'downshift'
import { type CSSProperties, useEffect } from 'react'
import { type Currency, tickerOf } from '@/domain/currency/currency'
import { otherName } from '@/domain/currency/otherName'
import { classes } from '../classes'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { Icon } from '@/ui/layout/Icon'
import styles from './CurrencyPicker.module.css'
import type { PickerTerms } from './PickerTerms'
import type { PickerWords } from './PickerWords'
import type { PickerOption } from './pickerRows'

export type ListedProps = {
  optionCount: number
  current?: string | undefined
  combobox: UseComboboxReturnValue<Currency>
  nameOf: (currency: Currency) => string
  isAvailable: (symbol: string) => boolean
  words: PickerWords
  terms?: PickerTerms | undefined
  onChoose: (currency: Currency) => void
}

export function itemProps(
  { combobox, currency, index, optionCount, current, onChoose }: ListedProps & PickerOption,
  label?: string,
) {
  return combobox.getItemProps({
    item: currency,
    index,
    // By Downshift the press itself would draw the list anew, which closes behind it.
    onClick: ({ nativeEvent }) => {
      Object.assign(nativeEvent, { preventDownshiftDefault: true })
      onChoose(currency)
    },
    'aria-setsize': optionCount,
    'aria-posinset': index + 1,
    'aria-current': currency.symbol === current || undefined,
    'aria-label': label,
  })
}

type Props = ListedProps & {
  options: PickerOption[]
  index: number
  top: number
  measure: (row: HTMLElement | null) => void
}

/** A coin on several networks, each a choice of its own. */
export function PickerCoin({ options, index, top, measure, ...rest }: Props) {
  const coin = options[0]?.currency
  const want = rest.terms?.want
  const ticker = coin && tickerOf(coin)
  useEffect(() => {
    if (ticker) want?.(ticker)
  }, [want, ticker])
  if (!coin) return null
  const facts = linesOf(options, rest.terms)
  const name = otherName(coin.symbolFront, rest.nameOf(coin))
  return (
    <div ref={measure} data-index={index} role="presentation" className={styles.coin} style={{ top }}>
      <span aria-hidden="true" className={styles.coinNames}>
        <span className={styles.icon}>
          <CoinIcon image={coin.image} size={32} />
        </span>
        <span className={styles.names}>
          <b>{coin.symbolFront}</b> <small>{name}</small>
        </span>
      </span>
      {/* A click must not take the focus out of the search. */}
      <div
        role="group"
        aria-label={`${coin.symbolFront} ${name}`.trim()}
        className={classes(styles.chips, facts > 0 && styles.cards)}
        style={facts > 0 ? ({ '--facts': facts } as CSSProperties) : undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option) => (
          <Chip key={option.index} {...rest} {...option} />
        ))}
      </div>
    </div>
  )
}

/** No room is left for what has come without a word. */
function linesOf(options: PickerOption[], terms: PickerTerms | undefined): number {
  const [first] = options
  if (!terms || terms.lines === 0 || !first) return 0
  if (!terms.isKnown(tickerOf(first.currency))) return terms.lines
  return Math.max(...options.map(({ currency }) => terms.of(currency.symbol).length))
}

function Chip(option: ListedProps & PickerOption) {
  const { currency, nameOf, isAvailable, words, current, terms } = option
  const { symbol, symbolFront, fullInfo } = currency
  const available = isAvailable(symbol)
  const facts = available && terms && terms.lines > 0 ? terms.of(symbol) : []
  const label = [symbolFront, otherName(symbolFront, nameOf(currency)), fullInfo.network_name]
  return (
    <div
      {...itemProps(option, [...label, !available && words.unavailable, ...facts].filter(Boolean).join(' '))}
      data-chip=""
      className={classes(styles.chip, !available && styles.off)}
    >
      <span className={styles.networkName}>
        {fullInfo.network_name}
        {symbol === current && <Icon name="check" size={14} />}
      </span>
      {facts.map((fact) => (
        <small key={fact}>{fact}</small>
      ))}
    </div>
  )
}
