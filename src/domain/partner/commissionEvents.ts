import type { WebhookEvent } from './webhooks'

type Settled = { outcome: string | null; amountBtc: string }

const isBooked = ({ outcome, amountBtc }: Settled) => outcome === 'earned' && Number(amountBtc) > 0
const isPending = ({ outcome, amountBtc }: Settled) => outcome === 'unconfirmed' && Number(amountBtc) > 0

/** What is new of an order and its commission. @param before outcome null: it had not settled */
export function commissionEvents(before: Settled, after: Settled): WebhookEvent[] {
  const isChanged = before.outcome !== after.outcome || before.amountBtc !== after.amountBtc
  const isGone = !isBooked(after) && !isPending(after)
  return [
    ...(before.outcome === null ? (['order.settled'] as const) : []),
    ...(after.outcome === 'refunded' && before.outcome !== 'refunded' ? (['order.refunded'] as const) : []),
    ...(isPending(after) && isChanged ? (['commission.pending'] as const) : []),
    ...(isBooked(after) && isChanged ? (['commission.booked'] as const) : []),
    ...(isGone && (isBooked(before) || isPending(before)) ? (['commission.reversed'] as const) : []),
  ]
}
