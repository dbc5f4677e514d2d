import type { UseComboboxReturnValue } from 'downshift'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type RefObject } from 'react'
import type { Currency } from '@/domain/currency/currency'
import { classes } from '../classes'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { Icon } from '@/ui/layout/Icon'
import styles from './CurrencyPicker.module.css'
import type { PickerWords } from './PickerWords'
import type { PickerOption, PickerRow } from './pickerRows'

const HEADING_HEIGHT = 36
const OPTION_HEIGHT = 58
/** Of a coin on several networks: its names, and a line for as many networks as fit. */
const NAMES_HEIGHT = 50
const LINE_HEIGHT = 52
/** Pixels of a letter in a network's name, and of what stands around it. */
const LETTER = 7.2
const AROUND = 36
/** Left of the networks and of the list. */
const INDENT = 68
const USUAL_WIDTH = 380

type Props = {
  rows: PickerRow[]
  isSearching: boolean
  optionCount: number
  current?: string | undefined
  combobox: UseComboboxReturnValue<Currency>
  favorites: string[]
  nameOf: (currency: Currency) => string
  isAvailable: (symbol: string) => boolean
  words: PickerWords
  onChoose: (currency: Currency) => void
  onFavorite: (symbol: string) => void
}

export function PickerList({ rows, isSearching, combobox, ...rest }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => heightOf(rows[row], scroller.current?.clientWidth || USUAL_WIDTH),
    // By content: a quick tap must not hit a row that has just replaced another.
    getItemKey: (row) => rowKey(rows[row]),
    overscan: isSearching ? 1 : 3,
    initialRect: { width: 0, height: OPTION_HEIGHT * 10 },
  })
  useHighlightShown({ scroller, list, rows, highlightedIndex: combobox.highlightedIndex })
  return (
    <div
      {...combobox.getMenuProps({ ref: scroller, 'aria-label': rest.words.title })}
      className={classes(styles.scroller, isSearching && styles.searching)}
    >
      <div role="presentation" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map((item) => {
          const row = rows[item.index]
          if (!row) return null
          const place = { top: item.start, height: item.size }
          if (row.kind === 'heading')
            return (
              <div key={item.key} role="presentation" className={styles.heading} style={place}>
                {rest.words.groups[row.group]}
              </div>
            )
          const [only, second] = row.options
          return second ? (
            <Coin
              key={item.key}
              {...rest}
              options={row.options}
              index={item.index}
              top={item.start}
              measure={list.measureElement}
              combobox={combobox}
            />
          ) : (
            only && <Option key={item.key} {...rest} {...only} place={place} combobox={combobox} />
          )
        })}
      </div>
    </div>
  )
}

type Shown = {
  scroller: RefObject<HTMLDivElement | null>
  list: Virtualizer<HTMLDivElement, Element>
  rows: PickerRow[]
  highlightedIndex: number
}

function useHighlightShown({ scroller, list, rows, highlightedIndex }: Shown) {
  useEffect(() => {
    const row = rows.findIndex(
      (item) => item.kind === 'coin' && item.options.some(({ index }) => index === highlightedIndex),
    )
    if (row < 0) return
    const { startIndex = 0, endIndex = 0 } = list.range ?? {}
    // Scrolling measures the whole dialog; a visible row needs none.
    const isWhole = list.getTotalSize() <= (list.scrollRect?.height ?? 0)
    if (!isWhole && (row <= startIndex || row >= endIndex))
      list.scrollToIndex(row === 1 ? 0 : row, { align: 'auto' })
  }, [highlightedIndex, rows, list, scroller])
}

/** Of a coin on several networks an estimate, until the row is measured. */
function heightOf(row: PickerRow | undefined, width: number): number {
  if (row?.kind === 'heading') return HEADING_HEIGHT
  if (!row || row.options.length < 2) return OPTION_HEIGHT
  let [lines, used] = [1, 0]
  for (const { currency } of row.options) {
    const chip = currency.fullInfo.network_name.length * LETTER + AROUND
    if (used > 0 && used + chip > width - INDENT) [lines, used] = [lines + 1, chip]
    else used += chip
  }
  return NAMES_HEIGHT + lines * LINE_HEIGHT
}

const rowKey = (row: PickerRow | undefined) =>
  row?.kind === 'coin'
    ? `${row.group} ${row.options.map(({ currency }) => currency.symbol).join(' ')}`
    : (row?.group ?? '')

type Place = { top: number; height: number }
type OptionProps = Omit<Props, 'rows' | 'isSearching'> & PickerOption & { place: Place }

function itemProps(
  { combobox, currency, index, optionCount, current, onChoose }: Omit<OptionProps, 'place'>,
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

function Option({ place, ...option }: OptionProps) {
  const { currency, favorites, nameOf, isAvailable, words, onFavorite, current } = option
  const { symbol, symbolFront, fullInfo, image } = currency
  const available = isAvailable(symbol)
  return (
    <div {...itemProps(option)} className={classes(styles.option, !available && styles.off)} style={place}>
      <span className={styles.icon}>
        <CoinIcon image={image} size={32} />
      </span>
      <span className={styles.names}>
        <b>{symbolFront}</b> <small>{nameOf(currency)}</small>
      </span>
      {!available && <small className={styles.note}>{words.unavailable}</small>}
      {fullInfo.network_name && <span className={styles.network}>{fullInfo.network_name}</span>}
      {symbol === current && <Icon name="check" size={18} />}
      {/* For a pointer only; by keyboard the button below the list does the same for the highlighted option. */}
      <span
        aria-hidden="true"
        className={styles.star}
        onClick={(event) => {
          event.stopPropagation()
          onFavorite(symbol)
        }}
      >
        <Icon name="star" size={18} filled={favorites.includes(symbol)} />
      </span>
    </div>
  )
}

type CoinProps = Omit<Props, 'rows' | 'isSearching'> & {
  options: PickerOption[]
  index: number
  top: number
  measure: (row: HTMLElement | null) => void
}

function Coin({ options, index, top, measure, ...rest }: CoinProps) {
  const coin = options[0]?.currency
  if (!coin) return null
  return (
    <div ref={measure} data-index={index} role="presentation" className={styles.coin} style={{ top }}>
      <span aria-hidden="true" className={styles.coinNames}>
        <span className={styles.icon}>
          <CoinIcon image={coin.image} size={32} />
        </span>
        <span className={styles.names}>
          <b>{coin.symbolFront}</b> <small>{rest.nameOf(coin)}</small>
        </span>
      </span>
      {/* A click must not take the focus out of the search. */}
      <div
        role="group"
        aria-label={`${coin.symbolFront} ${rest.nameOf(coin)}`}
        className={styles.chips}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option) => (
          <Chip key={option.index} {...rest} {...option} />
        ))}
      </div>
    </div>
  )
}

function Chip(option: Omit<OptionProps, 'place'>) {
  const { currency, nameOf, isAvailable, words, current } = option
  const { symbol, symbolFront, fullInfo } = currency
  const available = isAvailable(symbol)
  const label = [symbolFront, nameOf(currency), fullInfo.network_name, !available && words.unavailable]
  return (
    <div
      {...itemProps(option, label.filter(Boolean).join(' '))}
      data-chip=""
      className={classes(styles.chip, !available && styles.off)}
    >
      {fullInfo.network_name}
      {symbol === current && <Icon name="check" size={14} />}
    </div>
  )
}
