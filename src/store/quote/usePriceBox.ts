import { useMemo } from 'react'
import type { CommissionView } from '@/contract/quotes'
import type { Currency } from '@/domain/currency/currency'
import {
  type PairPrices,
  type PriceBreakdown,
  priceBreakdown,
  type QuotedSides,
} from '@/domain/money/priceBreakdown'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadCurrencies } from '@/store/currency/loadLists'
import { selectPrice, selectPrices } from '@/store/slices/priceSlice'
import { useDisplayFiat, useFiatChoice } from './useDisplayFiat'
import { useMarketPrices } from './useMarketPrices'

type PricedExchange = QuotedSides & {
  from: Currency | undefined
  to: Currency | undefined
  /** Usual minutes, such as `5-30`; null where they are not known. */
  minutes: string | null
  isFixed: boolean
  /** Null where it is not known. */
  commission: CommissionView | null
  /** Of an exchange of another time, which must not be compared with the prices of now; null where they are not known. */
  pastPrices?: PairPrices | null
}

export function usePriceBox({
  from,
  to,
  sent,
  got,
  networkFee,
  minutes,
  isFixed,
  commission,
  pastPrices,
}: PricedExchange) {
  const dispatch = useAppDispatch()
  const fiat = useDisplayFiat()
  const fiats = useFiatChoice()
  const prices = useAppSelector(selectPrices)
  const fromUsd = useAppSelector(selectPrice(from?.symbol))
  const toUsd = useAppSelector(selectPrice(to?.symbol))
  const isFiatKnown = fiat.symbol in prices || fiats.includes(fiat.symbol)
  const isCurrent = pastPrices === undefined
  const pair = isCurrent && from && to ? [from.symbol, to.symbol] : []
  useMarketPrices([...pair, ...(from && to && isFiatKnown ? [fiat.symbol] : [])])
  const precision = to?.fullInfo.precision ?? 0
  const breakdown: PriceBreakdown | null = useMemo(
    () =>
      priceBreakdown(
        { sent, got, networkFee },
        isCurrent ? (fromUsd && toUsd ? { from: fromUsd, to: toUsd } : null) : pastPrices,
        precision,
      ),
    [sent, got, networkFee, isCurrent, pastPrices, fromUsd, toUsd, precision],
  )
  return {
    from,
    to,
    sent,
    minutes,
    isFixed,
    commission,
    breakdown,
    fiat,
    fiats,
    onOpen: () => void dispatch(loadCurrencies()),
  }
}
