import Big from 'big.js'
import { BTC_DECIMALS } from '@/domain/account/loyalty'
import { floorTo } from '@/domain/money/amount'
import { findByTicker, findCurrency } from '@/server/catalogue/catalogue'
import type { StoredExchange } from '@/server/database/schema'
import { shownPrice } from '@/server/prices/shownMarket'
import { localOrders } from '@/server/sandbox/localOrders'

/** Far finer than what is stored. */
const Exact = Big()
Exact.DP = 30
Exact.RM = Big.roundDown

/** When it finished, rounded down; null without a price: a live exchange never pays out on a sample price. */
export function worthInBtc(exchange: StoredExchange): string | null {
  const { tickerFrom, networkFrom, amountFrom } = exchange
  const currency = findByTicker(tickerFrom, networkFrom)
  return currency && amountFrom !== null ? btcValueOf(exchange, currency.symbol, amountFrom) : null
}

/** Of an amount of any currency, at the moment at which this exchange finished; null without a price. */
export function btcValueOf(exchange: StoredExchange, symbol: string, amount: string): string | null {
  if (!findCurrency(symbol)) return null
  if (symbol === 'btc') return floorTo(amount, BTC_DECIMALS)
  const { updatedAt } = exchange
  const orders = localOrders(exchange)
  const priceOf = (name: string) =>
    orders ? orders.priceAt(name, updatedAt) : shownPrice(name, updatedAt)?.priceUsd
  const [price, bitcoin] = [priceOf(symbol), priceOf('btc')]
  if (!price || !bitcoin) return null
  return floorTo(new Exact(amount).times(price).div(bitcoin).toFixed(), BTC_DECIMALS)
}
