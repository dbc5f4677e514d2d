import { hasErrors, validationError } from '@/server/kernel/validationError'
import { checkCurrencies } from '@/server/market/checkQuoteRequest'
import type { OrderTerms } from '@/server/market/OrderCheck'
import { tickerOf } from '@/domain/currency/currency'
import { appliedVersion, refreshSettings } from '@/server/settings/appliedSettings'

/** While an order is checked its provider may take seconds, and staff may remove a coin.
 * @param version of the settings under which it was checked @throws ApiError 422 */
export async function requireStillOffered({ from, to }: Pick<OrderTerms, 'from' | 'to'>, version: number) {
  await refreshSettings()
  if (appliedVersion() === version) return
  const { fields } = checkCurrencies({
    tickerFrom: tickerOf(from),
    networkFrom: from.network,
    tickerTo: tickerOf(to),
    networkTo: to.network,
    reverse: false,
    fixed: false,
  })
  if (hasErrors(fields)) throw validationError(fields)
}
