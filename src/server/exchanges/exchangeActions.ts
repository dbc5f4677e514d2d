import type { ExchangeActionBody, exchanges } from '@/contract/exchanges'
import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'
import type { StoredExchange } from '@/server/database/schema'
import { hasErrors, validationError } from '@/server/validationError'
import { checkDestination, REFUND_CODES } from '@/server/exchanges/checkDestination'
import { actionsOf, withContinue, withRefund } from '@/server/exchanges/exchangeSteps'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { currencyFrom, sandboxRules } from '@/server/exchanges/sandboxRules'
import { currentExchange } from '@/server/exchanges/storedExchanges'

/** POST /api/v4/exchanges-new/{publicId}/actions: a person's choice where an exchange has stopped. */
export const takeAction: ApiHandler<typeof exchanges.act> = async ({ params, body: chosen }) => {
  const exchange = await currentExchange(params.publicId, (current, now) => {
    const changed = withChoice(current, chosen, now)
    if (changed) return changed
    throw new ApiError(409, 'action_unavailable', `This exchange offers no ${chosen.action} now.`)
  })
  return { result: exchangeView(exchange, Date.now()) }
}

function withChoice(
  exchange: StoredExchange,
  chosen: ExchangeActionBody,
  now: number,
): StoredExchange | null {
  const rules = sandboxRules()
  if (!actionsOf(exchange, now, rules).includes(chosen.action)) return null
  if (chosen.action === 'continue') return withContinue(exchange, now, rules)
  return withRefund(exchange, refundTo(exchange, chosen), now)
}

/** The address in the call, else the order's own, which was checked when the order was made. */
function refundTo(exchange: StoredExchange, { address, extraId, notProvideRefundMemo }: ExchangeActionBody) {
  if (!address && exchange.userRefundAddress) {
    return { address: exchange.userRefundAddress, extraId: exchange.userRefundExtraId }
  }
  const fields = checkDestination({
    currency: currencyFrom(exchange),
    address,
    extraId,
    withoutExtraId: notProvideRefundMemo,
    names: { address: 'address', extraId: 'extraId', codes: REFUND_CODES },
  })
  if (hasErrors(fields)) throw validationError(fields)
  return { address, extraId: extraId || null }
}
