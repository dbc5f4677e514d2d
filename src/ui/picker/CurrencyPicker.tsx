import { useCombobox } from 'downshift'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Currency } from '@/domain/currency'
import { makeCurrencyIndex, searchCurrencies } from '@/domain/currencySearch'
import { Button } from '../Button'
import { Dialog } from '../Dialog'
import { Icon } from '../Icon'
import styles from './CurrencyPicker.module.css'
import { PickerList } from './PickerList'
import { restingGroups, rowsOf, type PickerGroup } from './pickerRows'

export type PickerWords = {
  title: string
  close: string
  search: string
  empty: (query: string) => string
  count: (count: number) => string
  unavailable: string
  favorite: (ticker: string) => string
  unfavorite: (ticker: string) => string
  groups: Record<PickerGroup['key'], string>
  loading: string
}

type Props = {
  currencies: Currency[]
  isLoading: boolean
  favorites: string[]
  recent: string[]
  nameOf: (currency: Currency) => string
  isAvailable: (symbol: string) => boolean
  words: PickerWords
  onChoose: (currency: Currency) => void
  onFavorite: (symbol: string) => void
  onClose: () => void
}

/** A combobox by the WAI-ARIA pattern in a dialog: type to search, arrows to move, Enter to choose, Escape to leave. */
export function CurrencyPicker(props: Props) {
  const { currencies, favorites, recent, nameOf, isAvailable, words, onChoose, onClose } = props
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query)
  const index = useMemo(() => makeCurrencyIndex(currencies, nameOf), [currencies, nameOf])
  const { rows, options } = useMemo(() => {
    if (!searched.trim()) return rowsOf(restingGroups(currencies, favorites, recent))
    const items = searchCurrencies(index, searched)
    return rowsOf(items.length ? [{ key: 'results', items }] : [])
  }, [searched, index, currencies, favorites, recent])

  // With each new search the best one that can be had is lit; without a search nothing is, until an arrow is pressed.
  const [lit, setLit] = useState({ of: '', index: -1 })
  if (lit.of !== searched) {
    setLit({
      of: searched,
      index: searched.trim() ? options.findIndex(({ symbol }) => isAvailable(symbol)) : -1,
    })
  }
  const combobox = useCombobox({
    items: options,
    isOpen: true,
    inputValue: query,
    highlightedIndex: lit.index,
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      // Typing puts the light out in downshift's view; here the search itself decides.
      if (type !== useCombobox.stateChangeTypes.InputChange)
        setLit({ of: searched, index: highlightedIndex ?? -1 })
    },
    // Going on to a button of the dialog, by Tab or by pointer, neither chooses the lit option nor puts it out.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? state : changes,
    itemToString: (item) => item?.symbolFront ?? '',
    isItemDisabled: (item) => !isAvailable(item.symbol),
    // The virtual list scrolls itself: downshift knows only the rows that are drawn.
    scrollIntoView: () => {},
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
  })
  const active = options[combobox.highlightedIndex]

  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose} shape="full">
      <div className={styles.search}>
        <Icon name="search" />
        <input
          {...combobox.getInputProps({
            'aria-label': words.search,
            placeholder: words.search,
            // Kept outside downshift's own state: its asynchronous one would move the caret.
            onChange: (event) => setQuery(event.currentTarget.value),
            onKeyDown: (event) => event.key === 'Escape' && onClose(),
          })}
          type="text"
          enterKeyHint="done"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <p className="unseen" role="status">
        {props.isLoading ? words.loading : searched.trim() ? words.count(options.length) : ''}
      </p>
      <PickerList {...props} rows={rows} optionCount={options.length} combobox={combobox} />
      {options.length === 0 && <p className={styles.empty}>{words.empty(searched)}</p>}
      {active && (
        <Button look="quiet" size="small" onClick={() => props.onFavorite(active.symbol)}>
          <Icon name="star" size={16} filled={favorites.includes(active.symbol)} />
          {(favorites.includes(active.symbol) ? words.unfavorite : words.favorite)(labelOf(active))}
        </Button>
      )}
    </Dialog>
  )
}

const labelOf = (currency: Currency) =>
  [currency.symbolFront, currency.fullInfo.network_badge].filter(Boolean).join(' ')
