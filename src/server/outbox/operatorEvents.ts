import type { Transaction } from '@/server/database/database'
import type {
  StoredContactMessage,
  StoredExchange,
  StoredPartner,
  StoredPayout,
} from '@/server/database/schema'
import { noteToOperator, type OperatorNote } from '@/server/outbox/operatorOutbox'

/** Ids, states and amounts with their unit: no address, no email address and nothing that a visitor has written. */

const orderData = (exchange: StoredExchange) => ({
  order: exchange.publicId,
  status: exchange.status,
  issue: exchange.issue,
  provider: exchange.provider,
  from: exchange.tickerFrom,
  fromNetwork: exchange.networkFrom,
  expectedFrom: exchange.expectedAmountFrom,
  amountFrom: exchange.amountFrom,
  to: exchange.tickerTo,
  toNetwork: exchange.networkTo,
  expectedTo: exchange.expectedAmountTo,
  amountTo: exchange.amountTo,
})

const HOLD_EVENTS = { open: 'order.held', released: 'order.released', denied: 'order.denied' } as const

function holdNotes(exchange: StoredExchange, before: StoredExchange | null): OperatorNote[] {
  const { publicId, hold, updatedAt: at } = exchange
  if (!hold || hold.decision === before?.hold?.decision) return []
  return [{ type: HOLD_EVENTS[hold.decision], key: publicId, at, data: orderData(exchange) }]
}

export const noteNewOrder = (transaction: Transaction, exchange: StoredExchange): Promise<void> =>
  noteToOperator(transaction, [
    {
      ...{ type: 'order.created', key: exchange.publicId, at: exchange.createdAt },
      data: orderData(exchange),
    },
    ...holdNotes(exchange, null),
  ])

/** @param states that it has passed through since, the last one as it is stored now */
export async function noteOrderStates(
  transaction: Transaction,
  stored: StoredExchange,
  states: readonly StoredExchange[],
): Promise<void> {
  const notes = states.flatMap((state, index): OperatorNote[] => {
    const before = states[index - 1] ?? stored
    if (state.status === before.status && state.issue === before.issue) return holdNotes(state, before)
    const data = { ...orderData(state), previousStatus: before.status }
    const key = `${state.publicId} ${stored.version} ${index}`
    return [{ type: 'order.updated', key, at: state.updatedAt, data }, ...holdNotes(state, before)]
  })
  await noteToOperator(transaction, notes)
}

const payoutData = ({ id, partnerId, state, amountBtc }: StoredPayout) => ({
  payout: id,
  kind: partnerId === null ? 'cashback' : 'commission',
  partner: partnerId,
  state,
  amount: amountBtc,
  unit: 'BTC',
})

export const notePayoutRequested = (transaction: Transaction, payout: StoredPayout): Promise<void> =>
  noteToOperator(transaction, [
    { type: 'payout.requested', key: payout.id, at: payout.createdAt, data: payoutData(payout) },
  ])

const isOnItsWay = ({ state }: StoredPayout) => state === 'sending' || state === 'finished'

/** What staff refuse has a reason; what its owner stops has none. */
const decisionOn = ({ state, refusal }: StoredPayout) =>
  state !== 'failed' ? 'approved' : refusal === null ? 'stopped' : 'refused'

export async function notePayoutMoved(
  transaction: Transaction,
  before: StoredPayout,
  payout: StoredPayout,
): Promise<void> {
  const { id, state, updatedAt: at } = payout
  const isDecided = before.state !== state && (before.state === 'requested' || state === 'failed')
  const isSent = isOnItsWay(payout) && !isOnItsWay(before)
  const data = payoutData(payout)
  const decision = decisionOn(payout)
  await noteToOperator(transaction, [
    ...(isDecided
      ? [{ type: 'payout.decided' as const, key: `${id} ${decision}`, at, data: { ...data, decision } }]
      : []),
    ...(isSent ? [{ type: 'payout.sent' as const, key: id, at, data }] : []),
  ])
}

export const noteMessage = (
  transaction: Transaction,
  { reference, topic, createdAt: at }: StoredContactMessage,
): Promise<void> =>
  noteToOperator(transaction, [
    {
      ...{ type: 'message.received', key: reference, at },
      data: { message: reference, kind: topic },
    },
  ])

/** @param at of the application: who was refused may apply again */
export const noteApplication = (
  transaction: Transaction,
  { id, state }: Pick<StoredPartner, 'id' | 'state'>,
  at: number,
): Promise<void> =>
  noteToOperator(transaction, [
    { type: 'partner.applied', key: `${id} ${at}`, at, data: { partner: id, state } },
  ])
