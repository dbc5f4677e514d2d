import { expect, test } from 'vitest'
import { type PatternFacts, suspicionsOf } from '@/domain/partner/suspicion'

const facts = (changes: Partial<PatternFacts> = {}): PatternFacts => ({
  ...{ orders: 40, ownOrders: 0, finished: 30, refunded: 0, mostInHour: 2 },
  ...{ accountsOfRecipient: 1, accountsOfDevice: 0, accountsOfCaller: 2 },
  ...changes,
})

test('of a partner with ordinary orders nothing is raised', () => {
  expect(suspicionsOf(facts())).toEqual([])
  expect(suspicionsOf(facts({ orders: 0, finished: 0 }))).toEqual([])
})

test.each([
  ['own_orders', { ownOrders: 3 }, 3, 40, 7],
  ['one_recipient', { accountsOfRecipient: 3 }, 3, 40, 7],
  ['one_device', { accountsOfDevice: 4 }, 4, 40, 10],
  ['one_caller', { accountsOfCaller: 3 }, 3, 40, 7],
  ['burst', { mostInHour: 10 }, 10, 40, 25],
  ['refunds', { refunded: 6 }, 6, 30, 20],
] as const)('%s is raised with its figures', (suspicion, changes, count, of, percent) => {
  expect(suspicionsOf(facts(changes))).toEqual([{ suspicion, count, of, percent }])
})

test.each([
  ['two own orders', { ownOrders: 2 }],
  ['nine within an hour', { mostInHour: 9 }],
  ['ten within an hour, of many', { mostInHour: 10, orders: 60 }],
  ['four refunds', { refunded: 4, finished: 4 }],
  ['five refunds of many', { refunded: 5 }],
])('%s are nothing to look at', (_, changes) => {
  expect(suspicionsOf(facts(changes))).toEqual([])
})
