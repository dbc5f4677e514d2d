import { z } from 'zod'
import { EXCHANGE_ACTIONS } from '@/domain/exchange'
import { ApiError } from '@/server/ApiError'
import type { ApiHandler } from '@/server/ApiRequest'
import type { StoredExchange } from '@/server/database/schema'
import { bodyFlag, bodyText, readBody } from '@/server/readBody'
import { isRefused, refusal } from '@/server/refusal'
import { checkDestination, REFUND_CODES } from '@/server/exchanges/checkDestination'
import { actionsOf, withContinue, withRefund } from '@/server/exchanges/exchangeSteps'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { currencyFrom, sandboxRules } from '@/server/exchanges/sandboxRules'
import { currentExchange } from '@/server/exchanges/storedExchanges'

export const choiceBody = z.object({
  action: z.enum(EXCHANGE_ACTIONS, `Must be one of ${EXCHANGE_ACTIONS.join(', ')}.`),
  /** Where the refund goes; left out, it goes to the refund address of the order. */
  address: bodyText,
  extraId: bodyText,
  notProvideRefundMemo: bodyFlag,
})
type Choice = z.output<typeof choiceBody>

/** POST /api/v4/exchanges-new/{publicId}/actions: a person's choice where an exchange has stopped. */
export const takeAction: ApiHandler = async ({ params, body }) => {
  const chosen = readBody(choiceBody, body)
  const exchange = await currentExchange(params.publicId ?? '', (current, now) => {
    const changed = withChoice(current, chosen, now)
    if (changed) return changed
    throw new ApiError(409, 'action_unavailable', `This exchange offers no ${chosen.action} now.`)
  })
  return { result: exchangeView(exchange, Date.now()) }
}

function withChoice(exchange: StoredExchange, chosen: Choice, now: number): StoredExchange | null {
  const rules = sandboxRules()
  if (!actionsOf(exchange, now, rules).includes(chosen.action)) return null
  if (chosen.action === 'continue') return withContinue(exchange, now, rules)
  return withRefund(exchange, refundTo(exchange, chosen), now)
}

/** The address in the call, else the order's own, which was checked when the order was made. */
function refundTo(exchange: StoredExchange, { address, extraId, notProvideRefundMemo }: Choice) {
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
  if (isRefused(fields)) throw refusal(fields)
  return { address, extraId: extraId || null }
}
