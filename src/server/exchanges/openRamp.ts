import { logFailure } from '@/runtime/log'
import { findByTicker } from '@/server/catalogue/catalogue'
import type { Transaction } from '@/server/database/database'
import type { StoredExchange } from '@/server/database/schema'
import type { StoredRamp } from '@/server/database/storedRamp'
import { guarded } from '@/server/outbound/callGuard'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { Opened } from '@/domain/ramp/rampOrder'
import type { OpenedOrder, Ramp } from '@/server/ramps/ramp'
import type { OrderCurrencies } from '@/server/exchanges/creationFault'
import { nextReadAt } from '@/server/exchanges/nextReadAt'
import { orderMetrics } from '@/server/exchanges/orderMetrics'
import { encryptProviderSecret } from '@/server/exchanges/providerSecret'
import { fullOrderOf } from '@/server/exchanges/rampDetails'
import { rampFault, type RampFault } from '@/server/exchanges/rampFault'
import { WAITS } from '@/server/exchanges/rampOrderOf'
import { isRampUnclear, rampRefusal } from '@/server/exchanges/rampRefusal'
import { AddressUsed, requireUnusedDeposit } from '@/server/exchanges/requireUnusedDeposit'
import { endCreation } from '@/server/exchanges/settleCreation'
import { currentExchange } from '@/server/exchanges/storedExchanges'

/** Milliseconds. Cutting it off proves nothing, so it is generous. */
const OPEN_TIMEOUT = 20_000
const FIND_TIMEOUT = 8_000

/**
 * Only for who inserted the row, and only once: no ramp is known to recognise an order that is sent again.
 * @returns the exchange, still `creating` where nobody knows whether the order was made
 * @throws ApiError where the ramp refused it and surely made no order
 */
export async function openRamp(
  inserted: StoredExchange,
  ramp: Ramp,
  callerIp: string,
): Promise<StoredExchange> {
  try {
    return await settleOpening(inserted, await callOpen(inserted, ramp, callerIp))
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (isRampUnclear(error)) return inserted
    await endCreation(inserted, 'refused')
    throw rampRefusal(error, requireRamp(inserted).order.side)
  }
}

/** @throws ProviderError */
export async function callOpen(
  exchange: StoredExchange,
  ramp: Ramp,
  callerIp: string,
  changes: Partial<StoredRamp['order']> = {},
): Promise<OpenedOrder> {
  const order = { ...(await fullOrderOf(exchange, requireRamp(exchange))), ...changes }
  const userIp = ramp.profile.needsUserIp ? callerIp : null
  return guarded(ramp, 'create', OPEN_TIMEOUT, (signal) => ramp.open(order, { signal, userIp }), {
    share: 'orders',
    ip: callerIp || null,
  })
}

export function requireRamp({ publicId, ramp }: StoredExchange): StoredRamp {
  if (!ramp) throw new Error(`${publicId} is no order of a ramp`)
  return ramp
}

async function settleOpening(exchange: StoredExchange, received: OpenedOrder): Promise<StoredExchange> {
  const { order } = requireRamp(exchange)
  const currencies = currenciesOf(exchange)
  const fault = currencies ? rampFault(order, received, currencies, Date.now()) : 'echo'
  if (fault) return refuseOpening(exchange, fault)
  const providerSecret = await encryptProviderSecret(exchange.publicId, received.ref.secret)
  const isFree = (transaction: Transaction) => requireFree(transaction, exchange, received)
  try {
    return await currentExchange(
      exchange.publicId,
      (current, now) =>
        current.status === 'creating' && current.creation === 'pending' && current.ramp
          ? withOpening(
              { ...current, creation: 'made', issue: null, providerSecret, providerOrderId: received.ref.id },
              received.opened,
              now,
            )
          : current,
      isFree,
    )
  } catch (error) {
    if (error instanceof AddressUsed) return refuseOpening(exchange, 'address_used')
    throw error
  }
}

/** Neither its order nor its deposit address may be another exchange's. */
export const requireFree = (
  transaction: Transaction,
  exchange: StoredExchange,
  { ref, opened }: Pick<OpenedOrder, 'ref' | 'opened'>,
) =>
  requireUnusedDeposit(transaction, exchange, ref.id, {
    // An order without an address is compared by its id alone.
    depositAddress: opened.kind === 'deposit' ? opened.address : `none ${exchange.publicId}`,
    depositExtraId: opened.kind === 'deposit' ? opened.extraId : null,
  })

/** Its owner can go on; what only the ramp needed of them is erased. */
export function withOpening(exchange: StoredExchange, opened: Opened, now: number): StoredExchange {
  const next: StoredExchange = {
    ...exchange,
    status: 'waiting',
    addressFrom: opened.kind === 'deposit' ? opened.address.trim() : exchange.addressFrom,
    extraIdFrom: opened.kind === 'deposit' ? opened.extraId : exchange.extraIdFrom,
    validUntil: deadlineOf(exchange, opened, now),
    ramp: exchange.ramp && { ...exchange.ramp, opened, sealed: null, checkoutExpired: false },
    updatedAt: now,
    readAt: now,
    leasedUntil: null,
  }
  orderMetrics().created.inc({ provider: exchange.provider, outcome: 'made' })
  return { ...next, dueAt: nextReadAt(next, now) }
}

/** Until when its owner can go on. Money between banks is days on its way: what a transfer holds until then is the price. */
export function deadlineOf({ validUntil }: StoredExchange, opened: Opened | null, now: number): number {
  if (opened?.kind === 'deposit') return opened.until ?? validUntil
  return opened?.kind === 'transfer' ? Math.max(validUntil, now + WAITS.transfer) : validUntil
}

export const currenciesOf = (exchange: StoredExchange): OrderCurrencies | null => {
  const from = findByTicker(exchange.tickerFrom, exchange.networkFrom)
  const to = findByTicker(exchange.tickerTo, exchange.networkTo)
  return from && to ? { from, to } : null
}

function refuseOpening(exchange: StoredExchange, fault: RampFault): Promise<StoredExchange> {
  const { provider, publicId } = exchange
  logFailure('creationMismatch', new Error(`the answer of ${provider} to ${publicId} is refused: ${fault}`))
  return endCreation(exchange, 'mismatch')
}

/** Whether an order whose answer was lost was found. What cannot be stored is given up in time too. */
export async function findOpening(exchange: StoredExchange, ramp: Ramp, since: number): Promise<boolean> {
  if (!ramp.find || !exchange.ramp) return false
  try {
    const order = await fullOrderOf(exchange, exchange.ramp)
    const found = await guarded(ramp, 'read', FIND_TIMEOUT, (signal) =>
      Promise.resolve(ramp.find?.(order, since, { signal, userIp: null })),
    )
    if (found === undefined || typeof found === 'string') return false
    await settleOpening(exchange, found)
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) logFailure('pursueCreation', error)
    return false
  }
}
