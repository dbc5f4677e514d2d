import Big from 'big.js'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { amountDecimals, type CatalogueCurrency } from '@/server/catalogue/catalogue'
import { roughPrice } from '@/server/catalogue/roughPrice'
import type { RangeRequest } from '@/server/market/checkQuoteRequest'

/** US dollars, by sample prices: most providers take it, and limits come with an offer only. */
const PROBE_USD = 500

export function probeOf(request: RangeRequest, typed: CatalogueCurrency): QuoteRequest {
  const amount = new Big(PROBE_USD).div(roughPrice(typed)).prec(3).round(amountDecimals(typed))
  return { ...request, amount: (amount.gt(0) ? amount : new Big(1)).toFixed() }
}
