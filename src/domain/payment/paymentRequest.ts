import Big from 'big.js'
import { DAY, HOUR } from '../time/durations'
import type { ExchangeStatus } from '../exchange/exchange'
import type { PaymentEvent } from './paymentState'

/** Characters. */
export const PAYMENT_TITLE = 80
export const PAYMENT_REFERENCE = 64

/** How long a request may be paid, in milliseconds; null: until it is ended. */
export const PAYMENT_LIVES = { hour: HOUR, day: DAY, week: 7 * DAY, month: 30 * DAY, open: null } as const
export type PaymentLife = keyof typeof PAYMENT_LIVES
export const PAYMENT_LIFE_NAMES = Object.keys(PAYMENT_LIVES) as PaymentLife[]

/** Percent by which less may arrive and still count as paid. */
export const PAYMENT_TOLERANCES = ['0', '0.5', '1', '2', '5'] as const

type Wanted = { amount: string; tolerancePercent: string }

/** Of all that has arrived. */
export function settledEvent(received: string, { amount, tolerancePercent }: Wanted): PaymentEvent {
  const least = new Big(amount).times(new Big(100).minus(tolerancePercent)).div(100)
  if (new Big(received).lt(least)) return 'settled_under'
  return new Big(received).gt(amount) ? 'settled_over' : 'settled_full'
}

/** What is still to be paid, never below zero. */
export function missingAmount(received: string, amount: string): string {
  const missing = new Big(amount).minus(received)
  return missing.gt(0) ? missing.toFixed() : '0'
}

const EVENTS: Partial<Record<ExchangeStatus, PaymentEvent>> = {
  confirming: 'seen',
  exchanging: 'exchanging',
  sending: 'exchanging',
  refunded: 'returned',
  verifying: 'stuck',
}

/** What the new status of an exchange means for its request, but for `finished`, which depends on the amount. */
export const eventOf = (status: ExchangeStatus): PaymentEvent | undefined => EVENTS[status]
