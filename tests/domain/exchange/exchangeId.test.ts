import { expect, test } from 'vitest'
import { exchangeIdIn, trackedExchangeId } from '@/domain/exchange/exchangeId'

test.each([
  ['0123456789abcdef', '0123456789abcdef'],
  ['  0123456789abcdef ', '0123456789abcdef'],
  ['https://halyard.example/de/exchange?id=0123456789abcdef', '0123456789abcdef'],
  ['halyard.example/exchange-v2/exchange?lang=de&id=0123456789abcdef#top', '0123456789abcdef'],
  ['0123456789ABCDEF', '0123456789abcdef'],
  [' F1N6hjkm0123TVWZ\n', 'f1n6hjkm0123tvwz'],
  ['HTTPS://HALYARD.EXAMPLE/EXCHANGE?ID=F1N6HJKM0123TVWZ ', 'f1n6hjkm0123tvwz'],
  // Of another back end, where two orders may differ by case alone.
  ['A1b2C3', 'A1b2C3'],
  ['', ''],
])('the exchange meant by %j is %j', (typed, id) => {
  expect(exchangeIdIn(typed)).toBe(id)
})

test.each([
  ['0123456789abcdef', '0123456789abcdef'],
  ['https://halyard.example/de/exchange?id=0123456789abcdef', '0123456789abcdef'],
  ['https://halyard.example/de/exchange', null],
  ['https://halyard.example/exchange?id=%3Cscript%3E', null],
  ['not an id', null],
  ['', null],
])('%j tracks the exchange %j', (typed, id) => {
  expect(trackedExchangeId(typed)).toBe(id)
})
