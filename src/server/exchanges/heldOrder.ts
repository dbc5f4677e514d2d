import { localOrders } from '@/server/sandbox/localOrders'
import { ApiError } from '@/server/kernel/ApiError'
import type { StoredExchange } from '@/server/database/schema'
import { PURSUED_AFTER } from '@/server/exchanges/pursueCreation'
import { withoutDetails } from '@/server/exchanges/rampDetails'
import { findProvider } from '@/server/providers/registry'
import { findRamp } from '@/server/ramps/registry'

export const isHeld = ({ status, creation }: StoredExchange) => status === 'creating' && creation === 'held'

/** Nothing is made at a provider and no address is shown before staff have released it. */
export function withHold(exchange: StoredExchange, reason: string, callerIp: string): StoredExchange {
  const { addressFrom, extraIdFrom, createdAt } = exchange
  const carrier = exchange.ramp ? findRamp(exchange.provider) : findProvider(exchange.provider)
  const needsUserIp = carrier?.profile.needsUserIp === true
  return {
    ...exchange,
    status: 'creating',
    creation: 'held',
    issue: 'under_review',
    addressFrom: '',
    extraIdFrom: null,
    dueAt: null,
    hold: {
      reason,
      at: createdAt,
      decision: 'open',
      decidedAt: null,
      place: localOrders(exchange) ? { addressFrom, extraIdFrom } : null,
      userIp: needsUserIp ? callerIp : null,
    },
  }
}

/** As it would have been when it was ordered: the sandbox waits for the deposit, a live one is to be placed. */
export function withRelease(exchange: StoredExchange, now: number): StoredExchange {
  const { hold, validUntil, createdAt } = exchange
  if (!hold || !isHeld(exchange)) throw decidedAlready()
  const released: StoredExchange = {
    ...exchange,
    issue: null,
    updatedAt: now,
    validUntil: now + (validUntil - createdAt),
    hold: { ...hold, decision: 'released', decidedAt: now, place: null, userIp: null },
  }
  if (!hold.place) return { ...released, creation: 'pending', dueAt: now + PURSUED_AFTER, leasedUntil: null }
  return { ...released, ...hold.place, status: 'waiting', creation: 'made', dueAt: released.validUntil }
}

export function withDenial(exchange: StoredExchange, now: number): StoredExchange {
  const { hold } = exchange
  if (!hold || !isHeld(exchange)) throw decidedAlready()
  return {
    ...exchange,
    status: 'failed',
    creation: 'refused',
    issue: 'review_denied',
    ramp: withoutDetails(exchange.ramp),
    updatedAt: now,
    dueAt: null,
    leasedUntil: null,
    hold: { ...hold, decision: 'denied', decidedAt: now, place: null, userIp: null },
  }
}

const decidedAlready = () => new ApiError(409, 'action_unavailable', 'This exchange is not on hold any more.')
