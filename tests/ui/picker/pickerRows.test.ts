import { expect, test } from 'vitest'
import { defaultGroups, rowsOf } from '@/ui/picker/pickerRows'
import { aCurrency, BTC, ETH, EUR, USDT_TRON } from '../../domain/currencies'

const rest = aCurrency('zzz')
const all = [rest, ETH, EUR, USDT_TRON, BTC]
const shown = (favorites: string[], recent: string[]) =>
  defaultGroups(all, favorites, recent).map(({ key, items }) => [key, ...items.map(({ symbol }) => symbol)])

test('before anything is typed: favourites, recent ones, popular ones by rank, fiat, then the rest', () => {
  expect(shown(['zzz'], ['eth', 'btc'])).toEqual([
    ['favorite', 'zzz'],
    ['recent', 'eth', 'btc'],
    ['popular', 'btc', 'eth', 'usdttrc20'],
    ['fiat', 'eur'],
    ['all', 'zzz'],
  ])
})

test('a group without members has no heading, and a stored currency that is gone is left out', () => {
  expect(shown(['gone'], [])).toEqual([
    ['popular', 'btc', 'eth', 'usdttrc20'],
    ['fiat', 'eur'],
    ['all', 'zzz'],
  ])
})

test('options are counted through all groups, headings are not', () => {
  const { rows, options } = rowsOf([
    { key: 'popular', items: [BTC, ETH] },
    { key: 'fiat', items: [EUR] },
  ])
  expect(rows.map((row) => (row.kind === 'heading' ? row.group : row.index))).toEqual([
    'popular',
    0,
    1,
    'fiat',
    2,
  ])
  expect(options).toEqual([BTC, ETH, EUR])
})
