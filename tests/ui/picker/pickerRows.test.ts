import { expect, test } from 'vitest'
import { defaultGroups, networksOf, rowsOf } from '@/ui/picker/pickerRows'
import { aCurrency, BTC, ETH, EUR, USDT_TRON } from '../../domain/currencies'

const rest = aCurrency('zzz')
const all = [rest, ETH, EUR, USDT_TRON, BTC]
const shown = (favorites: string[], recent: string[]) =>
  defaultGroups(all, favorites, recent).map(({ key, items }) => [
    key,
    ...items.flat().map(({ symbol }) => symbol),
  ])

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
    { key: 'popular', items: [[BTC, ETH]] },
    { key: 'fiat', items: [[EUR]] },
  ])
  expect(
    rows.map((row) => (row.kind === 'heading' ? row.group : row.options.map(({ index }) => index))),
  ).toEqual(['popular', [0, 1], 'fiat', [2]])
  expect(options).toEqual([BTC, ETH, EUR])
})

test('a popular coin stands in one row with all of its networks, the best known first, and not again below', () => {
  const usdtEth = aCurrency('usdterc20', { name: 'Tether', symbolFront: 'USDT', network: 'eth' })
  const groups = defaultGroups([usdtEth, ...all], [], [])
  const symbols = (key: string) =>
    groups.find((group) => group.key === key)?.items.map((coin) => coin.map(({ symbol }) => symbol))
  expect(symbols('popular')).toContainEqual(['usdttrc20', 'usdterc20'])
  expect(symbols('all')).toEqual([['zzz']])
})

test('the filter has the networks of several currencies, the largest first, without the names of their tokens', () => {
  const onEth = (symbol: string) =>
    aCurrency(symbol, { network: 'eth', fullInfo: { network_name: 'Ethereum (ERC-20)' } })
  const other = { ...USDT_TRON, symbol: 'usdctrc20' }
  expect(networksOf([USDT_TRON, other, onEth('weth'), onEth('a'), onEth('b'), BTC, EUR])).toEqual([
    { value: 'eth', label: 'Ethereum' },
    { value: 'trx', label: 'Tron' },
  ])
})
