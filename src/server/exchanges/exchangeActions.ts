import type { ExchangeActionBody, exchanges } from '@/contract/exchanges'
import type { ApiHandler } from '@/server/api/ApiRequest'
import type { StoredExchange } from '@/server/database/schema'
import { hasErrors, validationError } from '@/server/api/validationError'
import { isSameAddress } from '@/server/exchanges/creationFault'
import { checkDestination, REFUND_CODES } from '@/server/exchanges/checkDestination'
import { actionsOf, withContinue, withRefund } from '@/server/providers/sandbox/exchangeSteps'
import {
  type Caller,
  hasNoProof,
  hasOwnerSecret,
  ownerRequired,
  requireOwner,
} from '@/server/exchanges/exchangeOwner'
import { actAtProvider, actionUnavailable } from '@/server/exchanges/liveActions'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { currencyFrom, sandboxRules } from '@/server/providers/sandbox/sandboxRules'
import { currentExchange } from '@/server/exchanges/storedExchanges'

export const takeAction: ApiHandler<typeof exchanges.act> = async (request) => {
  const { params, body: chosen } = request
  const known = await currentExchange(params.publicId)
  if (!known.isSandbox) {
    requireOwner(known, request)
    const acted = await actAtProvider(known, chosen, (current) => {
      requireOwner(current, request)
      return chosen.action === 'refund' ? refundTo(current, chosen, request) : NOWHERE
    })
    return { result: exchangeView(acted, Date.now()) }
  }
  const exchange = await currentExchange(params.publicId, (current, now) => {
    if (!hasNoProof(current)) requireOwner(current, request)
    const changed = withChoice(current, chosen, request, now)
    if (changed) return changed
    throw actionUnavailable(chosen.action)
  })
  return { result: exchangeView(exchange, Date.now()) }
}

/** Of a choice that sends nothing back. */
const NOWHERE = { address: '', extraId: null }

function withChoice(
  exchange: StoredExchange,
  chosen: ExchangeActionBody,
  caller: Caller,
  now: number,
): StoredExchange | null {
  const rules = sandboxRules()
  if (!actionsOf(exchange, now, rules).includes(chosen.action)) return null
  if (chosen.action === 'continue') return withContinue(exchange, now, rules)
  return withRefund(exchange, refundTo(exchange, chosen, caller), now)
}

/**
 * The order's own address, which was checked when the order was made. Another one requires the secret, also from the
 * customer; where the order has none, a customer or the holder of the secret names one.
 * @throws ApiError 403 owner_required
 */
function refundTo(exchange: StoredExchange, chosen: ExchangeActionBody, caller: Caller) {
  const { address, extraId, notProvideRefundMemo } = chosen
  const { userRefundAddress, userRefundExtraId } = exchange
  const isOwn = address === userRefundAddress && (extraId || null) === userRefundExtraId
  if (userRefundAddress && (!address || isOwn)) {
    return { address: userRefundAddress, extraId: userRefundExtraId }
  }
  const needsSecret = userRefundAddress !== null || hasNoProof(exchange)
  if (needsSecret && !hasOwnerSecret(exchange, caller)) throw ownerRequired()
  const fields = checkDestination({
    currency: currencyFrom(exchange),
    address,
    extraId,
    withoutExtraId: notProvideRefundMemo,
    names: { address: 'address', extraId: 'extraId', codes: REFUND_CODES },
  })
  // The deposit would come back to where it already is.
  if (isSameAddress(exchange.networkFrom, address, exchange.addressFrom)) {
    fields.address = { code: REFUND_CODES.address, description: 'The deposit address of this exchange.' }
  }
  if (hasErrors(fields)) throw validationError(fields)
  return { address, extraId: extraId || null }
}
