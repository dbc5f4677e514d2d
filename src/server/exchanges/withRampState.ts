import { SETTLED_STATUSES, type ExchangeStatus } from '@/domain/exchange/exchange'
import type { StoredExchange } from '@/server/database/schema'
import type { RampState } from '@/server/ramps/ramp'
import { deadlineOf } from '@/server/exchanges/openRamp'
import { nextReadAt } from '@/server/exchanges/nextReadAt'
import { amountOf, hashOf, isChanged, withFinalAmounts } from '@/server/exchanges/withProviderState'

/** What the two legs say goes before the word: money that has arrived is not yet a coin. */
function statusOf({ status }: StoredExchange, { status: said, paid, delivered }: RampState): ExchangeStatus {
  if (SETTLED_STATUSES.includes(status)) return status
  if (said === 'finished') return delivered ? 'finished' : 'sending'
  // A proof or an identity check is still to come.
  if (said === 'creating') return paid ? 'exchanging' : 'waiting'
  if (said === 'waiting') return paid ? (delivered ? 'sending' : 'exchanging') : 'waiting'
  // Whose money is there has not let the time run out.
  if (said === 'expired') return paid ? 'verifying' : 'expired'
  return said
}

/** The status may also go back: money after `expired` is some. `state.opened` has been checked. */
export function withRampState(exchange: StoredExchange, state: RampState, now: number): StoredExchange {
  const { ramp } = exchange
  if (!ramp) return exchange
  const paid = ramp.paid || state.paid
  const delivered = ramp.delivered || state.delivered
  const status = lapsed(statusOf(exchange, { ...state, paid, delivered }), { ...exchange, paid }, now)
  const isOver = SETTLED_STATUSES.includes(status)
  const opened = isOver || paid || state.checkoutExpired ? null : (state.opened ?? ramp.opened)
  const deposit = opened?.kind === 'deposit' ? opened : null
  const isNew = deposit !== null || opened?.kind !== ramp.opened?.kind
  const read: StoredExchange = {
    ...exchange,
    status,
    issue: isOver || status === 'expired' ? null : state.issue,
    addressFrom: deposit?.address.trim() ?? exchange.addressFrom,
    extraIdFrom: deposit ? deposit.extraId : exchange.extraIdFrom,
    validUntil: isNew ? deadlineOf(exchange, opened, now) : exchange.validUntil,
    amountFrom: amountOf(state.amountFrom) ?? exchange.amountFrom,
    amountTo: amountOf(state.amountTo) ?? exchange.amountTo,
    txFrom: hashOf(state.txFrom) ?? exchange.txFrom,
    txTo: hashOf(state.txTo) ?? exchange.txTo,
    refundTx: hashOf(state.refundTx) ?? exchange.refundTx,
    isAmountReported:
      exchange.isAmountReported ||
      (status === 'finished' && amountOf(state.amountFrom) !== null && amountOf(state.amountTo) !== null),
    ramp: { ...ramp, paid, delivered, opened, checkoutExpired: state.checkoutExpired && !paid && !isOver },
  }
  const isMoved = read.status !== exchange.status || read.issue !== exchange.issue
  const next: StoredExchange = {
    ...withFinalAmounts(read),
    depositedAt: exchange.depositedAt ?? (paid ? now : null),
    updatedAt: isMoved || isChanged(exchange, read) || isOtherRamp(exchange, read) ? now : exchange.updatedAt,
    readAt: now,
    failedReads: 0,
    leasedUntil: null,
  }
  return { ...next, dueAt: nextReadAt(next, now) }
}

const isOtherRamp = (before: StoredExchange, after: StoredExchange) =>
  JSON.stringify(before.ramp) !== JSON.stringify(after.ramp)

type Lapsing = Pick<StoredExchange, 'validUntil'> & { paid: boolean }

/** Most orders are abandoned: they end in silence, and never as failed. */
const lapsed = (status: ExchangeStatus, { validUntil, paid }: Lapsing, now: number): ExchangeStatus =>
  status === 'waiting' && !paid && now >= validUntil ? 'expired' : status

/** Of an order that nobody reads: it goes on at the ramp alone. */
export function withLapse(exchange: StoredExchange, now: number): StoredExchange {
  const { status, validUntil, ramp } = exchange
  if (status !== 'waiting' || !ramp) return { ...exchange, dueAt: null, leasedUntil: null }
  if (now < validUntil) return { ...exchange, dueAt: validUntil, readAt: now, leasedUntil: null }
  return {
    ...exchange,
    status: 'expired',
    issue: null,
    ramp: { ...ramp, opened: null },
    updatedAt: now,
    dueAt: null,
    leasedUntil: null,
  }
}

/** Of one that could not be read: past its time and unpaid, as far as is known. */
export const withUnreadLapse = (exchange: StoredExchange, now: number): StoredExchange =>
  exchange.ramp && lapsed(exchange.status, { ...exchange, paid: exchange.ramp.paid }, now) !== exchange.status
    ? withLapse(exchange, now)
    : exchange
