import { useEffect, useEffectEvent } from 'react'
import { startLoop } from '@/browser/page/loop'
import * as timings from '@/config/timings'
import { MARKET_FIAT } from '@/domain/money/displayFiat'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadPrices, selectPrices } from '@/store/slices/priceSlice'

/** Fetches all together, so that they are of one moment. A back end that refuses is not called again for these. */
export function useMarketPrices(symbols: string[]): void {
  const dispatch = useAppDispatch()
  const prices = useAppSelector(selectPrices)
  const wanted = [...new Set(symbols)].filter((symbol) => symbol !== MARKET_FIAT).join(',')
  const waitFirst = useEffectEvent(() => {
    const isFresh = wanted.split(',').every((symbol) => isTrusted(prices[symbol]?.at))
    return isFresh ? timings.marketRefresh : timings.quoteDebounce
  })
  useEffect(() => {
    if (wanted === '') return
    const refresh = async () => {
      const { payload } = await dispatch(loadPrices(wanted.split(',')))
      const isFinal =
        payload && 'kind' in payload && (payload.kind === 'notOffered' || payload.kind === 'refused')
      if (isFinal) loop.stop()
    }
    const loop = startLoop(refresh, { after: waitFirst(), every: timings.marketRefresh })
    return loop.stop
  }, [wanted, dispatch])
}

const isTrusted = (at: string | undefined) =>
  Boolean(at && Date.now() - Date.parse(at) <= timings.quoteTrusted)
