import { useCombobox } from 'downshift'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '@/browser/page/pageLoad'
import type { Currency } from '@/domain/currency/currency'
import { makeCurrencyIndex, searchCurrencies, type CurrencyIndex } from '@/domain/currency/currencySearch'
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
  const { searched, search, catchUp } = useSearched()
  const { currencies, ...filter } = useNetworkFilter(all)
  const isSearching = searched.trim() !== ''
  const indexOf = useIndex(currencies, nameOf)
  const { rows, options } = useMemo(() => {
    if (!isSearching) return rowsOf(defaultGroups(currencies, favorites, recent))
    const items = coinsOf(searchCurrencies(indexOf(), searched))
    return rowsOf(items.length ? [{ key: 'results', items }] : [])
  }, [isSearching, searched, indexOf, currencies, favorites, recent])

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
  return {
    ...{ combobox, rows, options, searched, isSearching, search, catchUp, filter },
    active: options[highlight.index],
  }
}

/** Made when the page is idle, because opening has enough to do, or with the first character. */
function useIndex(currencies: Currency[], nameOf: Sources['nameOf']): () => CurrencyIndex {
  const indexOf = useMemo(() => {
    let index: CurrencyIndex | undefined
    return () => (index ??= makeCurrencyIndex(currencies, nameOf))
  }, [currencies, nameOf])
  useEffect(() => {
    void whenIdle().then(indexOf)
  }, [indexOf])
  return indexOf
}

/** What the list stands for: a typed character is drawn first, and its list in time left over. */
function useSearched() {
  const [searched, setSearched] = useState('')
  const typed = useRef('')
  return {
    searched,
    search: (text: string) => {
      typed.current = text
      startTransition(() => setSearched(text))
    },
    /** Before a key that acts on the list, which must be that of the text. */
    catchUp: () => {
      if (typed.current !== searched) flushSync(() => setSearched(typed.current))
    },
  }
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
