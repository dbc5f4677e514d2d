import { describe, expect, test } from 'vitest'
import {
  nextPayment,
  PAYMENT_EVENTS,
  PAYMENT_EXCEPTIONS,
  PAYMENT_STATUSES,
  type PaymentEvent,
  type PaymentState,
  type PaymentStatus,
} from '@/domain/payment/paymentState'
import { missingAmount, settledEvent } from '@/domain/payment/paymentRequest'

const STATES = PAYMENT_STATUSES.flatMap((status) =>
  PAYMENT_EXCEPTIONS.map((exception): PaymentState => ({ status, exception })),
)

/** Of every status without an exception; `-`: nothing changes. Columns in the order of the events. */
const TABLE: Record<PaymentStatus, string> = {
  open: 'seen/none confirming/none open/under paid/none paid/over open/refunded seen/by_hand expired/none void/none - open/wrong_network',
  seen: '- confirming/none open/under paid/none paid/over open/refunded seen/by_hand - - - seen/wrong_network',
  confirming: '- - open/under paid/none paid/over open/refunded seen/by_hand - - - -',
  paid: '- - paid/over paid/over paid/over - - - - - -',
  expired:
    'seen/late confirming/late expired/under paid/late paid/over expired/refunded seen/by_hand - void/none - expired/wrong_network',
  void: '- - void/by_hand void/by_hand void/by_hand void/refunded void/by_hand - - - -',
}

describe.each(PAYMENT_STATUSES)('from %s', (status) => {
  const cells = TABLE[status].split(' ')
  test.each(PAYMENT_EVENTS.map((event, index) => [event, cells[index]] as const))(
    '%s leads to %s',
    (event, to) => {
      const { status: next, exception } = nextPayment({ status, exception: 'none' }, event)
      expect(`${next}/${exception}`).toBe(to === '-' ? `${status}/none` : to)
    },
  )
})

describe('in every state', () => {
  const after = (state: PaymentState, event: PaymentEvent) => nextPayment(state, event)

  test('there is no way back from paid', () => {
    const paid = STATES.filter(({ status }) => status === 'paid')
    for (const state of paid)
      for (const event of PAYMENT_EVENTS) expect(after(state, event).status).toBe('paid')
  })

  test('only what has arrived, or its maker, makes it paid', () => {
    const ways = STATES.filter(({ status }) => status !== 'paid').flatMap((state) =>
      PAYMENT_EVENTS.filter((event) => after(state, event).status === 'paid'),
    )
    expect([...new Set(ways)].sort()).toEqual(['accept', 'settled_full', 'settled_over'])
  })

  test('what is on its way is neither ended nor expired', () => {
    for (const status of ['seen', 'confirming'] as const)
      for (const exception of PAYMENT_EXCEPTIONS)
        for (const event of ['void', 'expire', 'accept'] as const)
          expect(after({ status, exception }, event)).toEqual({ status, exception })
  })

  test('its maker accepts too little, and nothing else', () => {
    const accepted = STATES.filter((state) => after(state, 'accept') !== state)
    expect(accepted).toEqual([
      { status: 'open', exception: 'under' },
      { status: 'expired', exception: 'under' },
    ])
  })

  test('an event that changes nothing returns the state itself, and twice is once', () => {
    for (const state of STATES)
      for (const event of PAYMENT_EVENTS.filter((one) => !one.startsWith('settled'))) {
        const once = after(state, event)
        expect(after(once, event)).toEqual(once)
        if (once.status === state.status && once.exception === state.exception) expect(once).toBe(state)
      }
  })

  test('one that was late stays late when it is paid', () => {
    for (const status of ['seen', 'confirming'] as const)
      expect(after({ status, exception: 'late' }, 'settled_full')).toEqual({
        status: 'paid',
        exception: 'late',
      })
  })

  test('a void request never becomes open again', () => {
    for (const exception of PAYMENT_EXCEPTIONS)
      for (const event of PAYMENT_EVENTS)
        expect(after({ status: 'void', exception }, event).status).toBe('void')
  })
})

test.each([
  ['99.99', '0', 'settled_under'],
  ['100', '0', 'settled_full'],
  ['100.00000001', '0', 'settled_over'],
  ['99.49', '0.5', 'settled_under'],
  ['99.5', '0.5', 'settled_full'],
  ['0', '5', 'settled_under'],
])('%s of 100 at a tolerance of %s %% is %s', (received, tolerancePercent, event) => {
  expect(settledEvent(received, { amount: '100', tolerancePercent })).toBe(event)
})

test('what is missing is never below zero', () => {
  expect(missingAmount('0.3', '1')).toBe('0.7')
  expect(missingAmount('1.1', '1')).toBe('0')
})
