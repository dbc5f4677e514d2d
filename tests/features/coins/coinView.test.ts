import { expect, test } from 'vitest'
import { changeOf } from '@/domain/money/marketNumbers'
import { shortWeek } from '@/domain/market/market'
import { BY_RANK, filterCoins, nextSort, sortCoins, type CoinFilter } from '@/features/coins/coinView'
import { aLine } from './aLine'

const LINES = [
  aLine('btc', '64000', '-0.62'),
  aLine('eth', '3200', '1.50', { isNew: true }),
  aLine('usdt', '1', '0.00', { isStable: true, symbols: ['usdttrc20', 'usdterc20'] }),
  aLine('zed', '0.5', '3.00'),
  aLine('abc', '0.01', '-4.00'),
]
const urls = (lines: { url: string }[]) => lines.map(({ url }) => url)

test.each<[CoinFilter, string[]]>([
  ['all', ['btc', 'eth', 'usdt', 'zed', 'abc']],
  ['new', ['eth']],
  ['stable', ['usdt']],
  ['gainers', ['zed', 'eth']],
  ['losers', ['abc', 'btc']],
  ['favorite', ['usdt']],
])('the filter %s', (filter, left) => {
  expect(urls(filterCoins(LINES, filter, ['usdterc20', 'nosuch']))).toEqual(left)
})

test('gainers are the strongest fifty', () => {
  const many = Array.from({ length: 80 }, (_, index) => aLine(`c${index}`, '1', `${index + 1}.00`))
  const gainers = filterCoins(many, 'gainers', [])
  expect(gainers).toHaveLength(50)
  expect(gainers[0]?.url).toBe('c79')
})

test('a mover is among the 300 best known: nobody trades the rest', () => {
  const known = Array.from({ length: 300 }, (_, index) =>
    aLine(`c${index}`, '1', index % 2 ? '1.00' : '-1.00'),
  )
  const lines = [...known, aLine('dead', '1', '80.00'), aLine('deader', '1', '-80.00')]
  expect(urls(filterCoins(lines, 'gainers', []))).not.toContain('dead')
  expect(urls(filterCoins(lines, 'losers', []))).not.toContain('deader')
})

test('names are sorted as the language sorts them, numbers by their size', () => {
  const named = [aLine('b', '1', '0', { name: 'Ärger' }), aLine('a', '1', '0', { name: 'Zebra' })]
  expect(urls(sortCoins(named, { by: 'name', isUp: true }, 'de-DE'))).toEqual(['b', 'a'])
  expect(urls(sortCoins(LINES, { by: 'price', isUp: false }, 'en-US'))).toEqual([
    'btc',
    'eth',
    'usdt',
    'zed',
    'abc',
  ])
  expect(urls(sortCoins(LINES, { by: 'change', isUp: true }, 'en-US'))).toEqual([
    'abc',
    'btc',
    'usdt',
    'eth',
    'zed',
  ])
})

test('coins without a price stand last whichever way it goes', () => {
  const lines = [aLine('none', '1', '0', { price: null }), ...LINES]
  expect(urls(sortCoins(lines, { by: 'price', isUp: true }, 'en-US')).at(-1)).toBe('none')
  expect(urls(sortCoins(lines, { by: 'price', isUp: false }, 'en-US')).at(-1)).toBe('none')
})

test('a head sorts one way, then the other, and the third press undoes it', () => {
  const once = nextSort(BY_RANK, 'price')
  expect(once).toEqual({ by: 'price', isUp: false })
  expect(nextSort(once, 'price')).toEqual({ by: 'price', isUp: true })
  expect(nextSort(nextSort(once, 'price'), 'price')).toEqual(BY_RANK)
  expect(nextSort(once, 'name')).toEqual({ by: 'name', isUp: true })
})

test('a week is reduced to what a small line can show, with its ends', () => {
  const sparkline = Array.from({ length: 29 }, (_, index) => `${64000 + index}.123456`)
  const week = shortWeek({ sparkline })
  expect(week).toHaveLength(15)
  expect([week[0], week[1], week.at(-1)]).toEqual(['64000.123456', '64000', '64028.123456'])
})

test.each([28, 29])('the change of a stablecoin over its week is that of all its %i points', (count) => {
  const sparkline = Array.from({ length: count }, (_, index) => (1.0001 - index * 0.00001).toFixed(5))
  const week = shortWeek({ sparkline })
  expect(changeOf(week)).toBe(changeOf(sparkline))
})
