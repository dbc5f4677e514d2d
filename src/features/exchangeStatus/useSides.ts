import { useEffect } from 'react'
import { slugOf } from '@/domain/currency'
import type { Exchange } from '@/contract/exchanges'
import { selectCurrencyBySlug } from '@/store/exchangeSlice'
import { loadCurrencies } from '@/store/loadLists'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

export function useSides(exchange: Exchange | undefined) {
  const dispatch = useAppDispatch()
  const from = useAppSelector(
    selectCurrencyBySlug(exchange ? slug(exchange.tickerFrom, exchange.networkFrom) : ''),
  )
  const to = useAppSelector(selectCurrencyBySlug(exchange ? slug(exchange.tickerTo, exchange.networkTo) : ''))
  const isUnknown = exchange !== undefined && (!from || !to)
  useEffect(() => {
    if (isUnknown) void dispatch(loadCurrencies())
  }, [isUnknown, dispatch])
  return { from, to }
}

const slug = (ticker: string, network: string) => slugOf({ symbolFront: ticker, network })
