/** What became of a payment request. `seen`: a deposit for it has arrived; `paid` is final. */
export const PAYMENT_STATUSES = ['open', 'seen', 'confirming', 'paid', 'expired', 'void'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** What is unusual about it, beside its status. */
export const PAYMENT_EXCEPTIONS = [
  'none',
  /** Less has arrived than was requested. */
  'under',
  /** More has arrived, or it was paid twice. */
  'over',
  /** It was paid after it had expired. */
  'late',
  /** Somebody says that it was sent on another network. */
  'wrong_network',
  /** What was sent went back to the payer. */
  'refunded',
  /** A person decides, or has decided. */
  'by_hand',
] as const
type PaymentException = (typeof PAYMENT_EXCEPTIONS)[number]

export type PaymentState = { status: PaymentStatus; exception: PaymentException }

export const PAYMENT_EVENTS = [
  /** A deposit of one of its exchanges has been seen. */
  'seen',
  'exchanging',
  /** With a transaction: what has arrived in all is less, as much, or more than was requested. */
  'settled_under',
  'settled_full',
  'settled_over',
  /** An exchange gave the deposit back. */
  'returned',
  /** An exchange waits for a person, or has failed with the deposit. */
  'stuck',
  'expire',
  /** By whom it was made. */
  'void',
  'accept',
  'wrong_network',
] as const
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number]

type To = Partial<Record<PaymentEvent, Partial<PaymentState>>>

const SETTLED: To = {
  settled_under: { status: 'open', exception: 'under' },
  settled_full: { status: 'paid', exception: 'none' },
  settled_over: { status: 'paid', exception: 'over' },
}

/** From each status: where an event leads. What is not named stays; an event that is not named changes nothing. */
const TABLE: Record<PaymentStatus, To> = {
  open: {
    ...SETTLED,
    seen: { status: 'seen' },
    exchanging: { status: 'confirming' },
    returned: { exception: 'refunded' },
    stuck: { status: 'seen', exception: 'by_hand' },
    expire: { status: 'expired' },
    void: { status: 'void' },
    wrong_network: { exception: 'wrong_network' },
  },
  // The time of the request is not the time of the exchange: what is on its way is not cut off.
  seen: {
    ...SETTLED,
    exchanging: { status: 'confirming' },
    returned: { status: 'open', exception: 'refunded' },
    stuck: { exception: 'by_hand' },
    wrong_network: { exception: 'wrong_network' },
  },
  confirming: {
    ...SETTLED,
    returned: { status: 'open', exception: 'refunded' },
    stuck: { status: 'seen', exception: 'by_hand' },
  },
  // What comes late is not lost: it is paid, and said to be late.
  expired: {
    seen: { status: 'seen', exception: 'late' },
    exchanging: { status: 'confirming', exception: 'late' },
    settled_under: { exception: 'under' },
    settled_full: { status: 'paid', exception: 'late' },
    settled_over: { status: 'paid', exception: 'over' },
    returned: { exception: 'refunded' },
    stuck: { status: 'seen', exception: 'by_hand' },
    void: { status: 'void' },
    wrong_network: { exception: 'wrong_network' },
  },
  // Paid is final: what comes besides is too much.
  paid: {
    settled_under: { exception: 'over' },
    settled_full: { exception: 'over' },
    settled_over: { exception: 'over' },
  },
  void: {
    settled_under: { exception: 'by_hand' },
    settled_full: { exception: 'by_hand' },
    settled_over: { exception: 'by_hand' },
    returned: { exception: 'refunded' },
    stuck: { exception: 'by_hand' },
  },
}

/** What its maker may count as paid: something has arrived, and no more is on its way. */
const isAcceptable = ({ status, exception }: PaymentState) =>
  (status === 'open' || status === 'expired') && exception === 'under'

/** @returns the same object where the event changes nothing */
export function nextPayment(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event === 'accept') return isAcceptable(state) ? { status: 'paid', exception: 'by_hand' } : state
  const to = TABLE[state.status][event]
  if (!to) return state
  // One that was late stays so when it is settled.
  const isLate = state.exception === 'late' && to.exception === 'none'
  const next = { ...state, ...to, ...(isLate && { exception: 'late' as const }) }
  const isSame = next.status === state.status && next.exception === state.exception
  return isSame ? state : next
}
