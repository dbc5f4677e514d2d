import { useCombobox } from 'downshift'
import { startTransition, useMemo, useState } from 'react'
import type { Currency } from '@/domain/currency/currency'
import { makeCurrencyIndex, searchCurrencies } from '@/domain/currency/currencySearch'
import { coinsOf, defaultGroups, networksOf, rowsOf } from './pickerRows'

type Sources = {
  currencies: Currency[]
  favorites: string[]
  recent: string[]
  nameOf: (currency: Currency) => string
  isAvailable: (symbol: string) => boolean
  onChoose: (currency: Currency) => void
}

/** `index` in `options`, as they were for the search `of`. */
type Highlight = { of: string; options: Currency[]; index: number; isByHand: boolean }

export function usePickerSearch({
  currencies: all,
  favorites,
  recent,
  nameOf,
  isAvailable,
  onChoose,
}: Sources) {
  const [searched, setSearched] = useState('')
  const { currencies, ...filter } = useNetworkFilter(all)
  const isSearching = searched.trim() !== ''
  // With the first character, because opening has enough to do.
  const index = useMemo(
    () => (isSearching ? makeCurrencyIndex(currencies, nameOf) : []),
    [isSearching, currencies, nameOf],
  )
  const { rows, options } = useMemo(() => {
    if (!isSearching) return rowsOf(defaultGroups(currencies, favorites, recent))
    const items = coinsOf(searchCurrencies(index, searched))
    return rowsOf(items.length ? [{ key: 'results', items }] : [])
  }, [isSearching, searched, index, currencies, favorites, recent])

  // A search highlights the best available option, also when the list comes late; a manual highlight stays.
  const [highlight, setHighlight] = useState<Highlight>({ of: '', options, index: -1, isByHand: false })
  if (highlight.of !== searched || highlight.options !== options) {
    const keptSymbol =
      highlight.of === searched && highlight.isByHand ? highlight.options[highlight.index]?.symbol : undefined
    const index = options.findIndex(({ symbol }) =>
      keptSymbol ? symbol === keptSymbol : isSearching && isAvailable(symbol),
    )
    setHighlight({ of: searched, options, index, isByHand: keptSymbol !== undefined && index >= 0 })
  }
  const combobox = useCombobox({
    items: options,
    isOpen: true,
    // Uncontrolled: typing must not wait for the list.
    inputValue: '',
    highlightedIndex: highlight.index,
    onHighlightedIndexChange: ({ highlightedIndex }) =>
      setHighlight({ of: searched, options, index: highlightedIndex, isByHand: highlightedIndex >= 0 }),
    // Moving to a button, by Tab or pointer, neither chooses nor clears the highlighted option.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? state : changes,
    itemToString: (item) => item?.symbolFront ?? '',
    isItemDisabled: (item) => !isAvailable(item.symbol),
    // The virtual list scrolls itself.
    scrollIntoView: () => {},
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem)
    },
  })
  const search = (text: string) => startTransition(() => setSearched(text))
  return { combobox, rows, options, searched, isSearching, search, filter, active: options[highlight.index] }
}

function useNetworkFilter(all: Currency[]) {
  const [network, setNetwork] = useState('')
  const networks = useMemo(() => networksOf(all), [all])
  const currencies = useMemo(
    () => (network ? all.filter((currency) => currency.network === network) : all),
    [all, network],
  )
  return { currencies, network, networks, choose: setNetwork }
}
