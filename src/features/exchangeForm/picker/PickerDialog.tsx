import { useCallback, useMemo, useState } from 'react'
import { addRecentCurrency, recentCurrencies } from '@/browser/storage/recentCurrencies'
import { useFavoriteCurrencies } from '@/browser/storage/useFavoriteCurrencies'
import type { Currency } from '@/domain/currency/currency'
import { currencyName } from '@/i18n/currencyName'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import type { RootState } from '@/store/makeStore'
import type { Side } from '@/store/quote/exchangeDraft'
import {
  currencyChosen,
  selectCurrencies,
  selectCurrenciesStatus,
  selectDraft,
  selectFrom,
  selectTo,
} from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { selectQuote } from '@/store/slices/quoteSlice'
import { suggestWorth } from '@/store/quote/suggestWorth'
import { selectTypedWorth } from '@/store/quote/selectTypedWorth'
import { CurrencyPicker } from '@/ui/picker/CurrencyPicker'
import { CurrencyListError } from '../CurrencyListError'
import { useAvailable } from './useAvailable'
import { useNetworkTerms } from './useNetworkTerms'
import { usePickerWords } from '@/ui/picker/usePickerWords'

export function PickerDialog({ side, onClose }: { side: Side; onClose: () => void }) {
  const { t } = useTranslation('exchange')
  const { intl } = useLanguage()
  const store = useAppStore()
  const currencies = useOffered(side)
  const [current] = useState(() => selectDraft(store.getState())[side])
  const status = useAppSelector(selectCurrenciesStatus)
  const [recent] = useState(recentCurrencies)
  const { favorites, toggle } = useFavoriteCurrencies()
  const choose = useChoose(side)

  const nameOf = useCallback((currency: Currency) => currencyName(currency, intl), [intl])

  return (
    <CurrencyPicker
      currencies={currencies}
      isLoading={status === 'request'}
      favorites={favorites}
      recent={recent}
      current={current}
      nameOf={nameOf}
      isAvailable={useAvailable(side)}
      words={usePickerWords(t(side === 'from' ? 'picker.titleFrom' : 'picker.titleTo'))}
      terms={useNetworkTerms(side)}
      onChoose={({ symbol }) => {
        choose(symbol)
        onClose()
      }}
      onFavorite={(symbol) => toggle([symbol])}
      onClose={onClose}
    >
      <CurrencyListError />
    </CurrencyPicker>
  )
}

/** Reads the store when a choice is made: a dialog that watched it would be drawn anew by the choice that closes it. */
function useChoose(side: Side) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return (symbol: string) => {
    const state = store.getState()
    const draft = selectDraft(state)
    const worthUsd = selectTypedWorth(state)
    const isOther =
      draft.side === side && symbol !== draft[side] && symbol !== draft[side === 'from' ? 'to' : 'from']
    addRecentCurrency(symbol)
    dispatch(currencyChosen({ side, symbol, otherAmount: selectQuote(state)?.estimate?.estimate }))
    if (isOther && worthUsd) void dispatch(suggestWorth({ side, symbol, worthUsd }))
  }
}

/** Buying and selling keep fiat on its side, so that a choice never turns one into the other. */
function useOffered(side: Side): Currency[] {
  const all = useAppSelector(selectCurrencies)
  const moneySide = useAppSelector(selectMoneySide)
  return useMemo(
    () => (moneySide ? all.filter(({ isFiat }) => isFiat === (side === moneySide)) : all),
    [all, side, moneySide],
  )
}

const selectMoneySide = (state: RootState): Side | null =>
  selectFrom(state)?.isFiat ? 'from' : selectTo(state)?.isFiat ? 'to' : null
