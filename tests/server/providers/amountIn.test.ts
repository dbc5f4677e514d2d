import { expect, test } from 'vitest'
import { amountIn } from '@/server/providers/amountIn'

test.each([
  ['minimum is 1,500.5 USDT', '1500.5'],
  ['minimum is $1,000.', '1000'],
  ['at least 0.0015.', '0.0015'],
  ['at least 1e-3 BTC', '0.001'],
  ['at least 1,5 BTC', undefined],
  ['at least 0,001 BTC', undefined],
  ['at least 1.000.000 BTC', undefined],
  ['at least -5', undefined],
  ['at least 12abc', undefined],
  ['nothing', undefined],
])('the amount of «%s» is %s', (sentence, amount) => expect(amountIn(sentence)).toBe(amount))
