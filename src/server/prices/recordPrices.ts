import type { PriceRecord } from '@/domain/money/priceRecord'
import { shownPrice } from '@/server/prices/shownMarket'

type Agreed = Pick<PriceRecord, 'amountFrom' | 'amountTo' | 'networkFee'>
type Sides = { from: { symbol: string }; to: { symbol: string } }

/** `at`: milliseconds since 1970. */
export const recordPrices = (
  { amountFrom, amountTo, networkFee }: Agreed,
  { from, to }: Sides,
  at: number,
): PriceRecord => ({
  amountFrom,
  amountTo,
  networkFee,
  usdFrom: shownPrice(from.symbol, at)?.priceUsd ?? null,
  usdTo: shownPrice(to.symbol, at)?.priceUsd ?? null,
  at: new Date(at).toISOString(),
})
