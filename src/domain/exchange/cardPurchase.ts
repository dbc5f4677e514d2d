import type { ExchangeStatus } from './exchange'

/** Milliseconds that a purchase by card commonly takes at least; with less, the coins would arrive too late. */
export const CARD_TIME = 10 * 60_000

type Facts = {
  status: ExchangeStatus
  sandbox: boolean
  extendedInfo: { addressFrom: string; extraIdFrom: string | null }
}

/** Why its deposit cannot be bought by card; null: nothing speaks against it. */
export type CardFault = 'sandbox' | 'fiat' | 'extra_id' | 'not_waiting' | 'late'

/** @param left milliseconds until which the deposit may arrive */
export function cardFault(
  { status, sandbox, extendedInfo }: Facts,
  from: { isFiat: boolean },
  left: number,
): CardFault | null {
  if (sandbox) return 'sandbox'
  if (from.isFiat) return 'fiat'
  // It would not be sent along.
  if (extendedInfo.extraIdFrom !== null && extendedInfo.extraIdFrom !== '') return 'extra_id'
  if (status !== 'waiting' || extendedInfo.addressFrom === '') return 'not_waiting'
  return !(left >= CARD_TIME) ? 'late' : null
}

/** Of a purchase. `paid` is the first leg alone: the card was charged, and the coins have not been sent. */
export const CARD_STATES = ['failed', 'pending', 'checking', 'paid', 'sent'] as const
export type CardState = (typeof CARD_STATES)[number]

/** Of several tries the one that has come furthest. */
export const furthest = (states: readonly CardState[]): CardState | null =>
  CARD_STATES.findLast((state) => states.includes(state)) ?? null
