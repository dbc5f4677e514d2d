import { expect, test } from 'vitest'
import { readStatement } from '@/domain/money/earningsStatement'

test('columns are found by their names, in any order and writing, and others are ignored', () => {
  const text =
    '\uFEFFDate,Asset,"Order ID",Amount\r\n2026-11-01,BTC,a1,0.001\r\n"1, Nov",usdt-trx,"a ""2""",4\r\n\r\n'
  expect(readStatement(text)).toEqual({
    rows: [
      { line: 2, orderId: 'a1', asset: 'btc', amount: '0.001' },
      { line: 3, orderId: 'a "2"', asset: 'usdt-trx', amount: '4' },
    ],
    faults: [],
  })
  expect(readStatement('order_id;asset;amount\nx;eth;1').rows).toHaveLength(1)
})

test('each line that is wrong is named with its number and why', () => {
  const text =
    'order id,asset,amount\na,btc,1e-3\n,btc,1\nb,,1\nc,btc,-1\nd,btc\ne,btc,1\ne,btc,2\nf,"btc,1\ng,btc,1,2'
  const { rows, faults } = readStatement(text)
  expect(rows.map(({ orderId }) => orderId)).toEqual(['e'])
  expect(faults.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '2 the amount is no decimal number',
    '3 no order id',
    '4 no asset',
    '5 the amount is no decimal number',
    '6 3 cells are needed',
    '8 the same order as in line 7',
    '9 3 cells are needed',
    '10 3 cells are needed',
  ])
  expect(readStatement('id,asset,amount\na,btc,1').faults).toEqual([
    { line: 1, reason: 'the header must name order id, asset and amount' },
  ])
})
