import { useTranslation } from 'next-i18next/pages'
import { useCallback, useMemo, useState } from 'react'
import { addRecentCurrency, recentCurrencies } from '@/browser/storage/recentCurrencies'
import { useFavoriteCurrencies } from '@/browser/storage/useFavoriteCurrencies'
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
import { selectTypedWorth } from '@/store/quote/selectTypedWorth'
import { CurrencyPicker } from '@/ui/picker/CurrencyPicker'
import { CurrencyListError } from '../CurrencyListError'
import { useAvailable } from './useAvailable'
import { usePickerWords } from '@/ui/picker/usePickerWords'

export function PickerDialog({ side, onClose }: { side: Side; onClose: () => void }) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const dispatch = useAppDispatch()
  const currencies = useOffered(side)
  const otherAmount = useAppSelector(selectQuote)?.estimate?.estimate
  const draft = useAppSelector(selectDraft)
  const status = useAppSelector(selectCurrenciesStatus)
  const [recent] = useState(recentCurrencies)
  const { favorites, toggle } = useFavoriteCurrencies()

  const nameOf = useCallback((currency: Currency) => currencyName(currency, intl), [intl])

  const worthUsd = useAppSelector(selectTypedWorth)

  const choose = ({ symbol }: Currency) => {
    const isOther =
      draft.side === side && symbol !== draft[side] && symbol !== draft[side === 'from' ? 'to' : 'from']
    addRecentCurrency(symbol)
    dispatch(currencyChosen({ side, symbol, otherAmount }))
    if (isOther && worthUsd) void dispatch(suggestWorth({ side, symbol, worthUsd }))
    onClose()
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
      onFavorite={(symbol) => toggle([symbol])}
      onClose={onClose}
    >
      <CurrencyListError />
    </CurrencyPicker>
  )
}

/** Buying and selling keep fiat on its side, so that a choice never turns one into the other. */
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
