import { describe, expect, test } from 'vitest'
import { PROGRESS_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'
import { CARD_STATES, CARD_TIME, cardFault, furthest } from '@/domain/exchange/cardPurchase'
import { anExchange } from '../anExchange'
import { BTC, EUR } from '../currencies'

describe('the deposit of an exchange', () => {
  test('can be bought by card while it waits and there is time', () => {
    expect(cardFault(anExchange(), BTC, CARD_TIME)).toBeNull()
    expect(cardFault(anExchange(), BTC, CARD_TIME - 1)).toBe('late')
    expect(cardFault(anExchange(), BTC, Number.NaN)).toBe('late')
  })

  test('cannot be bought in fiat, with an extra id, in the sandbox or without an address', () => {
    expect(cardFault(anExchange(), EUR, CARD_TIME)).toBe('fiat')
    expect(cardFault(anExchange({ extendedInfo: { extraIdFrom: '0' } }), BTC, CARD_TIME)).toBe('extra_id')
    expect(cardFault(anExchange({ sandbox: true }), BTC, CARD_TIME)).toBe('sandbox')
    expect(cardFault(anExchange({ extendedInfo: { addressFrom: '' } }), BTC, CARD_TIME)).toBe('not_waiting')
  })

  test.each([...PROGRESS_STATUSES, ...SIDE_STATUSES].filter((status) => status !== 'waiting'))(
    'cannot be bought while the exchange is %s',
    (status) => expect(cardFault(anExchange({ status }), BTC, CARD_TIME)).toBe('not_waiting'),
  )
})

test('of several tries the one counts that has come furthest, in whatever order they are read', () => {
  expect(furthest([])).toBeNull()
  CARD_STATES.forEach((state, index) => {
    for (const earlier of CARD_STATES.slice(0, index)) {
      expect(furthest([state, earlier])).toBe(state)
      expect(furthest([earlier, state])).toBe(state)
    }
  })
})
