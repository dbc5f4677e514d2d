import { expect, test } from 'vitest'
import { otherName } from '@/domain/currency/otherName'

test('a name and a ticker that say the same are shown once', () => {
  expect([otherName('XRP', 'XRP'), otherName('Sui', 'SUI'), otherName('Bitcoin', 'BTC')]).toEqual([
    '',
    '',
    'BTC',
  ])
})
