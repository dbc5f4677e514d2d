import { expect, test } from 'vitest'
import { exchangeIdIn } from '@/domain/exchange/exchangeId'

test.each([
  ['0123456789abcdef', '0123456789abcdef'],
  ['  0123456789abcdef ', '0123456789abcdef'],
  ['https://halyard.example/de/exchange?id=0123456789abcdef', '0123456789abcdef'],
  ['halyard.example/exchange-v2/exchange?lang=de&id=0123456789abcdef#top', '0123456789abcdef'],
  ['', ''],
])('the exchange meant by %j is %j', (typed, id) => {
  expect(exchangeIdIn(typed)).toBe(id)
})
