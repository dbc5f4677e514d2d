import { useTranslation } from 'next-i18next/pages'
import { useCallback, useMemo, useState } from 'react'
import { readStoredList, storeList } from '@/browser/storage/storage'
import type { Currency } from '@/domain/currency/currency'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import type { Side } from '@/store/quote/exchangeDraft'
import {
  currencyChosen,
  selectCurrencies,
  selectCurrenciesStatus,
  selectDraft,
  selectFrom,
  selectTo,
} from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectQuote } from '@/store/slices/quoteSlice'
import { suggestWorth } from '@/store/quote/suggestWorth'
import { useTypedWorth } from '@/store/quote/useTypedWorth'
import { CurrencyPicker } from '@/ui/picker/CurrencyPicker'
import { CurrencyListError } from '../CurrencyListError'
import { useAvailable } from './useAvailable'
import { usePickerWords } from '@/ui/picker/usePickerWords'

const MAX_RECENT = 5
const isText = (item: unknown): item is string => typeof item === 'string'

export function PickerDialog({ side, onClose }: { side: Side; onClose: () => void }) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  const currencies = useOffered(side)
  const otherAmount = useAppSelector(selectQuote)?.estimate?.estimate
  const draft = useAppSelector(selectDraft)
  const status = useAppSelector(selectCurrenciesStatus)
  const [recent] = useState(() => readStoredList('recentCurrencies', isText))
  const [favorites, setFavorites] = useState(() => readStoredList('favoriteCurrencies', isText))

  const nameOf = useCallback((currency: Currency) => currencyName(currency, intl), [intl])

  const worthUsd = useTypedWorth()

  const choose = ({ symbol }: Currency) => {
    const isOther =
      draft.side === side && symbol !== draft[side] && symbol !== draft[side === 'from' ? 'to' : 'from']
    storeList('recentCurrencies', [symbol, ...recent.filter((one) => one !== symbol)].slice(0, MAX_RECENT))
    dispatch(currencyChosen({ side, symbol, otherAmount }))
    if (isOther && worthUsd) void dispatch(suggestWorth({ side, symbol, worthUsd }))
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
      current={draft[side]}
      nameOf={nameOf}
      isAvailable={useAvailable(side)}
      words={usePickerWords(t(side === 'from' ? 'picker.titleFrom' : 'picker.titleTo'))}
      onChoose={choose}
      onFavorite={toggleFavorite}
      onClose={onClose}
    >
      <CurrencyListError />
    </CurrencyPicker>
  )
}

/** Buying and selling keep money on its side, so that a choice never turns one into the other. */
function useOffered(side: Side): Currency[] {
  const all = useAppSelector(selectCurrencies)
  const from = useAppSelector(selectFrom)
  const to = useAppSelector(selectTo)
  const moneySide = from?.isFiat ? 'from' : to?.isFiat ? 'to' : null
  return useMemo(
    () => (moneySide ? all.filter(({ isFiat }) => isFiat === (side === moneySide)) : all),
    [all, side, moneySide],
  )
}
