import type { ExchangeActionBody, exchanges } from '@/contract/exchanges'
import { localOrders } from '@/server/sandbox/localOrders'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { extraIdOf } from '@/domain/address/payee'
import type { StoredExchange } from '@/server/database/schema'
import { checkNames } from '@/server/addressNames/addressNames'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { isSameAddress } from '@/server/exchanges/creationFault'
import { checkDestination, invoiceError, REFUND_CODES } from '@/server/catalogue/checkDestination'
import {
  type Caller,
  hasNoProof,
  hasOwnerSecret,
  ownerRequired,
  requireOwner,
} from '@/server/exchanges/exchangeOwner'
import { actAtProvider, actionUnavailable } from '@/server/exchanges/liveActions'
import { exchangeView } from '@/server/exchanges/exchangeView'
import { requireAllowed } from '@/server/screening/screen'
import { currencyFrom } from '@/server/catalogue/catalogue'
import { currentExchange } from '@/server/exchanges/storedExchanges'

export const takeAction: ApiHandler<typeof exchanges.act> = async (request) => {
  const { params, body: chosen } = request
  const acted = await actOn(params.publicId, chosen, {
    require: (exchange) => {
      if (!localOrders(exchange) || !hasNoProof(exchange)) requireOwner(exchange, request)
    },
    requireForAddress: (exchange) => requireSecretForAddress(exchange, request),
  })
  return { result: exchangeView(acted, Date.now()) }
}

/** What whoever chooses may do; both throw where it is not allowed. */
type Authority = {
  require: (exchange: StoredExchange) => void
  /** To refund to another address than that of the order. */
  requireForAddress: (exchange: StoredExchange) => void
}

/** Throws what would refuse the choice now. */
export async function checkAction(
  publicId: string,
  chosen: ExchangeActionBody,
  authority: Authority,
): Promise<StoredExchange> {
  const known = await currentExchange(publicId)
  authority.require(known)
  await requireSameName(known, chosen)
  await requireAllowedRefund(known, chosen)
  if (chosen.action === 'refund' && exchangeView(known, Date.now()).actions.includes('refund'))
    refundTo(known, chosen, authority)
  return known
}

export async function actOn(
  publicId: string,
  chosen: ExchangeActionBody,
  authority: Authority,
): Promise<StoredExchange> {
  const known = await checkAction(publicId, chosen, authority)
  if (!localOrders(known)) {
    return actAtProvider(known, chosen, (current) => {
      authority.require(current)
      return chosen.action === 'refund' ? refundTo(current, chosen, authority) : NOWHERE
    })
  }
  return currentExchange(publicId, (current, now) => {
    authority.require(current)
    const changed = withChoice(current, chosen, authority, now)
    if (changed) return changed
    throw actionUnavailable(chosen.action)
  })
}

/** A name is looked up before the exchange is locked, and only for who may act on it. */
async function requireSameName({ networkFrom: network }: StoredExchange, chosen: ExchangeActionBody) {
  const { action, address, addressName: name } = chosen
  if (action !== 'refund') return
  const fields = await checkNames([{ field: 'address', name, address, network }])
  if (hasErrors(fields)) throw validationError(fields)
}

/** The order's own address was screened with the order; whom it belongs to may always get a deposit back. */
async function requireAllowedRefund(exchange: StoredExchange, { action, address }: ExchangeActionBody) {
  if (action !== 'refund' || !address || address === exchange.userRefundAddress) return
  // What cannot be refunded has no address to screen.
  if (!exchangeView(exchange, Date.now()).actions.includes(action)) throw actionUnavailable(action)
  const refund = { role: 'refund', network: exchange.networkFrom, address } as const
  await requireAllowed({
    ...{ purpose: 'refund', customerId: null, emails: [], caller: '' },
    addresses: [refund],
    amounts: [],
  })
}

/** Of a choice that sends nothing back. */
const NOWHERE = { address: '', extraId: null }

function withChoice(
  exchange: StoredExchange,
  chosen: ExchangeActionBody,
  authority: Authority,
  now: number,
): StoredExchange | null {
  const orders = localOrders(exchange)
  const { action } = chosen
  // Before the address is judged: what cannot be refunded has no wrong address.
  if (!orders?.actions(exchange, now).includes(action)) return null
  const to = action === 'refund' ? refundTo(exchange, chosen, authority) : NOWHERE
  return orders.act(exchange, { action, ...to }, now)
}

/** Another address than the order's own requires the secret, also from the customer; where the order has none, a customer or
 * the holder of the secret names one.
 * @throws ApiError 403 owner_required */
function requireSecretForAddress(exchange: StoredExchange, caller: Caller) {
  const needsSecret = exchange.userRefundAddress !== null || hasNoProof(exchange)
  if (needsSecret && !hasOwnerSecret(exchange, caller)) throw ownerRequired()
}

/** The order's own address, which was checked when the order was made, or another one. */
function refundTo(exchange: StoredExchange, chosen: ExchangeActionBody, authority: Authority) {
  const { address, notProvideRefundMemo } = chosen
  const extraId = extraIdOf(exchange.networkFrom, address, chosen.extraId)
  const { userRefundAddress, userRefundExtraId } = exchange
  const isOwn = address === userRefundAddress && extraId === userRefundExtraId
  if (userRefundAddress && (!address || isOwn)) {
    return { address: userRefundAddress, extraId: userRefundExtraId }
  }
  authority.requireForAddress(exchange)
  const fields = checkDestination({
    currency: currencyFrom(exchange),
    address,
    extraId: chosen.extraId,
    withoutExtraId: notProvideRefundMemo,
    names: { address: 'address', extraId: 'extraId', codes: REFUND_CODES },
  })
  const expired = invoiceError(currencyFrom(exchange), address, null, Date.now())
  if (expired && !fields.address) fields.address = expired
  // The deposit would come back to where it already is.
  if (isSameAddress(exchange.networkFrom, address, exchange.addressFrom)) {
    fields.address = { code: REFUND_CODES.address, description: 'The deposit address of this exchange.' }
  }
  if (hasErrors(fields)) throw validationError(fields)
  return { address, extraId }
}
