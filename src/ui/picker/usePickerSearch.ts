import { useCombobox } from 'downshift'
import { startTransition, useMemo, useState } from 'react'
import type { Currency } from '@/domain/currency'
import { makeCurrencyIndex, searchCurrencies } from '@/domain/currencySearch'
import { restingGroups, rowsOf } from './pickerRows'

type Sources = {
  currencies: Currency[]
  favorites: string[]
  recent: string[]
  nameOf: (currency: Currency) => string
  isAvailable: (symbol: string) => boolean
  onChoose: (currency: Currency) => void
}

/** The lit option: its place among `options`, as they were for the search `of`. */
type Lit = { of: string; options: Currency[]; index: number; isByHand: boolean }

/** What is searched for, the rows that answer it, and the combobox over them. */
export function usePickerSearch({ currencies, favorites, recent, nameOf, isAvailable, onChoose }: Sources) {
  const [searched, setSearched] = useState('')
  const isSearching = searched.trim() !== ''
  // Made with the first letter and not with the opening, which has enough to do.
  const index = useMemo(
    () => (isSearching ? makeCurrencyIndex(currencies, nameOf) : []),
    [isSearching, currencies, nameOf],
  )
  const { rows, options } = useMemo(() => {
    if (!isSearching) return rowsOf(restingGroups(currencies, favorites, recent))
    const items = searchCurrencies(index, searched)
    return rowsOf(items.length ? [{ key: 'results', items }] : [])
  }, [isSearching, searched, index, currencies, favorites, recent])

  // With each new search the best one that can be had is lit, also when the list comes late; without a search nothing is,
  // until an arrow is pressed. What a hand has lit stays lit when the list around it changes.
  const [lit, setLit] = useState<Lit>({ of: '', options, index: -1, isByHand: false })
  if (lit.of !== searched || lit.options !== options) {
    const kept = lit.of === searched && lit.isByHand ? lit.options[lit.index]?.symbol : undefined
    const index = options.findIndex(({ symbol }) =>
      kept ? symbol === kept : isSearching && isAvailable(symbol),
    )
    setLit({ of: searched, options, index, isByHand: kept !== undefined && index >= 0 })
  }
  const combobox = useCombobox({
    items: options,
    isOpen: true,
    // The field keeps its own text: a letter must not wait until the list below it has been drawn.
    inputValue: '',
    highlightedIndex: lit.index,
    onHighlightedIndexChange: ({ highlightedIndex }) =>
      setLit({ of: searched, options, index: highlightedIndex, isByHand: highlightedIndex >= 0 }),
    // Going on to a button of the dialog, by Tab or by pointer, neither chooses the lit option nor puts it out.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? state : changes,
    itemToString: (item) => item?.symbolFront ?? '',
    isItemDisabled: (item) => !isAvailable(item.symbol),
    // The virtual list scrolls itself: downshift knows only the rows that are drawn.
    scrollIntoView: () => {},
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem)
    },
  })
  const search = (text: string) => startTransition(() => setSearched(text))
  return { combobox, rows, options, searched, isSearching, search, active: options[lit.index] }
}
