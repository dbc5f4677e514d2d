import { useMemo, useSyncExternalStore } from 'react'
import { chooseFiat, storedFiat, watchFiat } from '@/browser/storage/displayFiat'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import type { Currency } from '@/domain/currency/currency'
import { defaultFiat, MARKET_FIAT } from '@/domain/money/displayFiat'
import type { FiatUnit } from '@/domain/money/fiatValue'
import { useLanguage } from '@/i18n/useLanguage'
import { selectFiat } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { selectPrices } from '@/store/slices/priceSlice'

type DisplayFiat = {
  /** The visitor's choice, else that of their language and region, as a symbol; US dollars where it has no price. */
  symbol: string
  unit: FiatUnit
  choose: (symbol: string) => void
}

const servedChoice = () => null

/** In which fiat currency values are shown. */
export function useDisplayFiat(): DisplayFiat {
  const { intl } = useLanguage()
  const isBrowser = useIsBrowser()
  const stored = useSyncExternalStore(watchFiat, storedFiat, servedChoice)
  const prices = useAppSelector(selectPrices)
  const wanted = useMemo(
    () => stored ?? defaultFiat(intl, isBrowser ? navigator.languages : []),
    [stored, intl, isBrowser],
  )
  const usd = prices[wanted]?.usd
  return {
    symbol: wanted,
    unit: usd ? { code: wanted.toUpperCase(), usd } : { code: MARKET_FIAT.toUpperCase(), usd: '1' },
    choose: chooseFiat,
  }
}

/** Fiat currencies that values can be shown in: a catalogue's, and US dollars always. */
export function useFiatChoice(): string[] {
  const fiats = useAppSelector(selectFiat)
  return useMemo(() => fiatSymbols(fiats), [fiats])
}

const fiatSymbols = (fiats: readonly Currency[]) => [
  ...new Set([MARKET_FIAT, ...fiats.map(({ symbol }) => symbol)]),
]
