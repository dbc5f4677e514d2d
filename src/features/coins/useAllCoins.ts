import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fetchPrices } from '@/api/markets'
import * as timings from '@/config/timings'
import { isNotOffered } from '@/domain/text/failure'
import { type MarketPrices, pricedAt } from '@/domain/market/market'
import { selectCurrencies, selectCurrenciesStatus } from '@/store/slices/exchangeSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { useMutation } from '@/query/useMutation'
import { loadCurrencies } from '@/store/currency/loadLists'
import { coinLines, type CoinLine } from './CoinLine'

type Prices = { at: string | null; of: MarketPrices }

/** All other coins load on demand. Old prices of a cached page are refreshed. */
export function useAllCoins(first: CoinLine[], madeAt: string | null, isWanted: boolean) {
  const dispatch = useAppDispatch()
  const status = useAppSelector(selectCurrenciesStatus)
  const currencies = useAppSelector(selectCurrencies)
  const [prices, setPrices] = useState<Prices | null>(null)
  const { failure, mutate } = useMutation(async () => setPrices(await loadPrices()))
  const load = () => {
    if (isWanted) void dispatch(loadCurrencies())
    void mutate()
  }
  const renew = useEffectEvent(load)
  useEffect(() => {
    const isOld = madeAt === null || Date.now() - Date.parse(madeAt) > timings.quoteTrusted
    if (!isOld && !isWanted) return
    // After the paint that says they are loading.
    const timer = setTimeout(() => renew())
    return () => clearTimeout(timer)
  }, [madeAt, isWanted])

  const isComplete = isWanted && status === 'success' && prices !== null
  const lines = useMemo(() => {
    if (isComplete) return coinLines(currencies, prices.of)
    return first.map((line) => ({ ...line, price: prices?.of[line.symbols[0]] ?? line.price }))
  }, [isComplete, currencies, prices, first])
  return {
    lines,
    isComplete,
    at: prices?.at ?? madeAt,
    failure,
    hasNoList: isWanted && status === 'failure',
    isLoading: isWanted && !isComplete && status !== 'failure' && failure === null,
    retry: load,
  }
}

async function loadPrices(): Promise<Prices> {
  try {
    const of = await fetchPrices()
    const all = Object.values(of)
    return { of, at: all.length > 0 ? pricedAt(all, new Date().toISOString()) : null }
  } catch (error) {
    if (isNotOffered(error)) return { of: {}, at: null }
    throw error
  }
}
