import type { UseComboboxReturnValue } from 'downshift'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { Currency } from '@/domain/currency/currency'
import { classes } from '../classes'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { Icon } from '@/ui/layout/Icon'
import styles from './CurrencyPicker.module.css'
import type { PickerWords } from './PickerWords'
import type { PickerRow } from './pickerRows'

const HEADING_HEIGHT = 36
const OPTION_HEIGHT = 58

type Props = {
  rows: PickerRow[]
  optionCount: number
  combobox: UseComboboxReturnValue<Currency>
  favorites: string[]
  nameOf: (currency: Currency) => string
  isAvailable: (symbol: string) => boolean
  words: PickerWords
  onFavorite: (symbol: string) => void
}

export function PickerList({ rows, combobox, ...rest }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => (rows[row]?.kind === 'heading' ? HEADING_HEIGHT : OPTION_HEIGHT),
    // By what stands in it: a quick tap must not hit the row that has just replaced another.
    getItemKey: (row) => rowKey(rows[row]),
    overscan: 3,
    initialRect: { width: 0, height: OPTION_HEIGHT * 10 },
  })
  const { highlightedIndex } = combobox
  useEffect(() => {
    const row = rows.findIndex((item) => item.kind === 'option' && item.index === highlightedIndex)
    if (row < 0) return
    const { startIndex = 0, endIndex = 0 } = list.range ?? {}
    // Scrolling measures the whole dialog; a row that is in sight needs none.
    if (row <= startIndex || row >= endIndex) list.scrollToIndex(row === 1 ? 0 : row, { align: 'auto' })
  }, [highlightedIndex, rows, list])

  return (
    <div
      {...combobox.getMenuProps({ ref: scroller, 'aria-label': rest.words.title })}
      className={styles.scroller}
    >
      <div role="presentation" style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map((item) => {
          const row = rows[item.index]
          if (!row) return null
          const place = { transform: `translateY(${item.start}px)`, height: item.size }
          return row.kind === 'heading' ? (
            <div key={item.key} role="presentation" className={styles.heading} style={place}>
              {rest.words.groups[row.group]}
            </div>
          ) : (
            <Option key={item.key} {...rest} row={row} place={place} combobox={combobox} />
          )
        })}
      </div>
    </div>
  )
}

const rowKey = (row: PickerRow | undefined) =>
  row?.kind === 'option' ? `${row.index} ${row.currency.symbol}` : (row?.group ?? '')

type OptionProps = Omit<Props, 'rows'> & {
  row: Extract<PickerRow, { kind: 'option' }>
  place: { transform: string; height: number }
}

function Option({
  row,
  place,
  combobox,
  optionCount,
  favorites,
  nameOf,
  isAvailable,
  words,
  onFavorite,
}: OptionProps) {
  const { currency, index } = row
  const { symbol, symbolFront, fullInfo, image } = currency
  const available = isAvailable(symbol)
  return (
    <div
      {...combobox.getItemProps({
        item: currency,
        index,
        'aria-setsize': optionCount,
        'aria-posinset': index + 1,
      })}
      className={classes(styles.option, !available && styles.off)}
      style={place}
    >
      <CoinIcon image={image} size={32} />
      <span className={styles.names}>
        <b>{symbolFront}</b> <small>{nameOf(currency)}</small>
      </span>
      {!available && <small className={styles.note}>{words.unavailable}</small>}
      {fullInfo.network_badge && <span className={styles.network}>{fullInfo.network_badge}</span>}
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
