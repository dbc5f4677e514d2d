import { useMemo, useSyncExternalStore } from 'react'
import { chooseFiat, storedFiat, watchFiat } from '@/browser/storage/displayFiat'
import type { Currency } from '@/domain/currency/currency'
import { defaultFiat, MARKET_FIAT } from '@/domain/money/displayFiat'
import type { FiatUnit } from '@/domain/money/fiatValue'
import { useLanguage } from '@/i18n/useLanguage'
import { selectFiat } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import { selectPrices } from '@/store/slices/priceSlice'

type DisplayFiat = {
  /** Chosen, else by language and region; US dollars where that has no price. */
  symbol: string
  unit: FiatUnit
  choose: (symbol: string) => void
}

export function useDisplayFiat(): DisplayFiat {
  const { intl } = useLanguage()
  // For most visitors what is served, so that hydration renders no value twice.
  const wanted = useSyncExternalStore(
    watchFiat,
    () => storedFiat() ?? defaultFiat(intl, navigator.languages),
    () => defaultFiat(intl, []),
  )
  const prices = useAppSelector(selectPrices)
  const usd = prices[wanted]?.usd
  return {
    symbol: wanted,
    unit: usd ? { code: wanted.toUpperCase(), usd } : { code: MARKET_FIAT.toUpperCase(), usd: '1' },
    choose: chooseFiat,
  }
}

/** Those with a price in the catalogue, and always US dollars. */
export function useFiatChoice(): string[] {
  const fiats = useAppSelector(selectFiat)
  return useMemo(() => fiatSymbols(fiats), [fiats])
}

const fiatSymbols = (fiats: readonly Currency[]) => [
  ...new Set([MARKET_FIAT, ...fiats.map(({ symbol }) => symbol)]),
]
