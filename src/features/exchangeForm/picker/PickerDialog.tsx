import { useTranslation } from 'next-i18next/pages'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { readStoredList, storeList } from '@/browser/storage'
import type { Currency } from '@/domain/currency'
import { hasPair } from '@/domain/pair'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import type { Side } from '@/store/exchangeDraft'
import {
  currencyChosen,
  selectCurrencies,
  selectCurrenciesStatus,
  selectDraft,
  selectFixedCurrencies,
  selectPairs,
} from '@/store/exchangeSlice'
import { loadFixedCurrencies, loadPairs } from '@/store/loadLists'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { CurrencyPicker } from '@/ui/picker/CurrencyPicker'
import { ListTrouble } from '../ListTrouble'
import { usePickerWords } from './usePickerWords'

const MOST_RECENT = 5
const isText = (item: unknown): item is string => typeof item === 'string'

/** The picker with what the store and the device know: every currency, the pairs, favourites and recent choices. */
export function PickerDialog({ side, onClose }: { side: Side; onClose: () => void }) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  const draft = useAppSelector(selectDraft)
  const currencies = useAppSelector(selectCurrencies)
  const status = useAppSelector(selectCurrenciesStatus)
  const pairs = useAppSelector(selectPairs)
  const [recent] = useState(() => readStoredList('recentCurrencies', isText))
  const [favorites, setFavorites] = useState(() => readStoredList('favoriteCurrencies', isText))
  const fixed = useAppSelector(selectFixedCurrencies)
  const other = side === 'from' ? draft.to : draft.from

  useEffect(() => {
    if (pairs) return
    void dispatch(loadPairs(draft.fixed))
    if (draft.fixed) void dispatch(loadFixedCurrencies())
  }, [dispatch, pairs, draft.fixed])

  const nameOf = useCallback((currency: Currency) => currencyName(currency, intl), [intl])
  const isAvailable = useMemo(() => {
    // Until anything is known everything is offered; choosing the other side's currency swaps the two.
    if (!pairs && (!draft.fixed || fixed.length === 0)) return () => true
    if (!pairs) {
      const offered = new Set(fixed)
      return (symbol: string) => offered.has(symbol)
    }
    return (symbol: string) =>
      symbol === other || (side === 'from' ? hasPair(pairs, symbol, other) : hasPair(pairs, other, symbol))
  }, [pairs, other, side, draft.fixed, fixed])

  const choose = ({ symbol }: Currency) => {
    storeList('recentCurrencies', [symbol, ...recent.filter((one) => one !== symbol)].slice(0, MOST_RECENT))
    dispatch(currencyChosen({ side, symbol }))
    onClose()
  }
  const toggleFavorite = (symbol: string) => {
    const next = favorites.includes(symbol)
      ? favorites.filter((one) => one !== symbol)
      : [...favorites, symbol]
    setFavorites(next)
    storeList('favoriteCurrencies', next)
  }
  return (
    <CurrencyPicker
      currencies={currencies}
      isLoading={status === 'request'}
      favorites={favorites}
      recent={recent}
      nameOf={nameOf}
      isAvailable={isAvailable}
      words={usePickerWords(t(side === 'from' ? 'picker.titleFrom' : 'picker.titleTo'))}
      onChoose={choose}
      onFavorite={toggleFavorite}
      onClose={onClose}
    >
      <ListTrouble />
    </CurrencyPicker>
  )
}
