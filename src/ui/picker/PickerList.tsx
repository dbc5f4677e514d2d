import { otherName } from '@/domain/currency/otherName'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type RefObject } from 'react'
import { classes } from '../classes'
import { CoinIcon } from '@/ui/currency/CoinIcon'
import { Icon } from '@/ui/layout/Icon'
import styles from './CurrencyPicker.module.css'
import { heightOf, OPTION_HEIGHT } from './pickerHeights'
import { itemProps, type ListedProps, PickerCoin } from './PickerCoin'
import type { PickerOption, PickerRow } from './pickerRows'

const USUAL_WIDTH = 380

type Props = ListedProps & {
  rows: PickerRow[]
  isSearching: boolean
  favorites: string[]
  onFavorite: (symbol: string) => void
}

export function PickerList({ rows, isSearching, combobox, ...rest }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (row) =>
      heightOf(rows[row], scroller.current?.clientWidth || USUAL_WIDTH, rest.terms?.lines),
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
            <PickerCoin
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

const rowKey = (row: PickerRow | undefined) =>
  row?.kind === 'coin'
    ? `${row.group} ${row.options.map(({ currency }) => currency.symbol).join(' ')}`
    : (row?.group ?? '')

type Place = { top: number; height: number }
type OptionProps = Omit<Props, 'rows' | 'isSearching'> & PickerOption & { place: Place }

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
        <b>{symbolFront}</b> <small>{otherName(symbolFront, nameOf(currency))}</small>
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
