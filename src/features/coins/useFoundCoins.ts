import { useMemo } from 'react'
import { makeCurrencyIndex, searchCurrencies } from '@/domain/currency/currencySearch'
import { selectCurrencies } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import type { CoinLine } from './CoinLine'

/** The best match first. Until the list is complete, searches only names and tickers of the page's coins. */
export function useFoundCoins(lines: CoinLine[], searched: string, isComplete: boolean): CoinLine[] {
  const currencies = useAppSelector(selectCurrencies)
  const isIndexed = searched !== '' && isComplete
  const index = useMemo(() => {
    const coins = isIndexed ? currencies.filter(({ isFiat }) => !isFiat) : []
    return makeCurrencyIndex(coins, ({ name }) => name)
  }, [currencies, isIndexed])
  return useMemo(() => {
    if (searched === '') return lines
    if (!isIndexed) return lines.filter((line) => isLike(line, searched.toLowerCase()))
    const bySymbol = new Map(lines.flatMap((line) => line.symbols.map((symbol) => [symbol, line])))
    const found = searchCurrencies(index, searched).flatMap(({ symbol }) => bySymbol.get(symbol) ?? [])
    return [...new Set(found)]
  }, [lines, index, searched, isIndexed])
}

const isLike = ({ name, ticker }: CoinLine, searched: string) =>
  name.toLowerCase().includes(searched) || ticker.toLowerCase().includes(searched)
