import { env } from '@/config/env'
import { type CatalogueCurrency, findByTicker } from '@/server/currencies/catalogue'
import type { StoredExchange } from '@/server/database/schema'
import { recordPrices } from '@/server/market/recordPrices'
import { payoutFee } from '@/server/providers/sandbox/pricing'
import type { StepRules } from '@/server/providers/sandbox/exchangeSteps'
import { floatingPayout } from '@/server/providers/sandbox/sandboxQuotes'

export function currencyFrom(exchange: StoredExchange): CatalogueCurrency {
  const currency = findByTicker(exchange.tickerFrom, exchange.networkFrom)
  if (!currency) throw new Error(`${exchange.tickerFrom} has left the catalogue`)
  return currency
}

export const sandboxRules = (): StepRules => ({
  stepMs: env.sandboxStepSeconds * 1000,
  precisionFrom: (exchange) => currencyFrom(exchange).fullInfo.precision,
  payout: (exchange, amountFrom, at) => {
    const from = findByTicker(exchange.tickerFrom, exchange.networkFrom)
    const to = findByTicker(exchange.tickerTo, exchange.networkTo)
    // What has left the catalogue has no market; the exchange itself must still come to an end.
    return from && to ? floatingPayout(from, to, amountFrom, at) : null
  },
  priceRecord: ({ tickerFrom, networkFrom, tickerTo, networkTo }, amountFrom, amountTo, at) => {
    const from = findByTicker(tickerFrom, networkFrom)
    const to = findByTicker(tickerTo, networkTo)
    if (!from || !to) return null
    const networkFee = payoutFee({ from, to, fixed: false, at })
    return recordPrices({ amountFrom, amountTo, networkFee }, { from, to }, at)
  },
})
