import { describe, expect, test } from 'vitest'
import { makeCurrencyIndex, searchCurrencies } from '@/domain/currency/currencySearch'
import { aCurrency, BTC, ETH, EUR, USDT_TRON, XRP } from '../currencies'

const WBTC = aCurrency('wbtc', {
  name: 'Wrapped Bitcoin',
  network: 'eth',
  fullInfo: {
    network_name: 'Ethereum (ERC-20)',
    network_badge: 'ERC-20',
    contract_address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
  },
})
const USDT_ETH = aCurrency('usdterc20', {
  name: 'Tether',
  symbolFront: 'USDT',
  network: 'eth',
  fullInfo: { network_name: 'Ethereum (ERC-20)', network_badge: 'ERC-20' },
})
const BTCB = aCurrency('btcb', { name: 'Bitcoin BEP2', network: 'bsc' })

const index = makeCurrencyIndex([WBTC, BTCB, USDT_ETH, USDT_TRON, ETH, XRP, EUR, BTC], ({ name, isFiat }) =>
  isFiat ? 'Euro euros' : name,
)
const find = (query: string) => searchCurrencies(index, query).map(({ symbol }) => symbol)

describe('the best match stands first', () => {
  test('the ticker itself, then tickers that begin so, then those that hold it', () => {
    expect(find('btc')).toEqual(['btc', 'btcb', 'wbtc'])
  })

  test('the name itself before names that begin with it or have it as a later word', () => {
    expect(find('bitcoin')).toEqual(['btc', 'btcb', 'wbtc'])
  })

  test('coins on a network of that name before those that have it as a later word of their own', () => {
    const named = aCurrency('degen', { name: 'Degen (Base)' })
    const onBase = aCurrency('ethbase', {
      name: 'Ethereum',
      network: 'base',
      fullInfo: { network_name: 'Base' },
    })
    const found = searchCurrencies(
      makeCurrencyIndex([named, onBase], ({ name }) => name),
      'base',
    )
    expect(found).toEqual([onBase, named])
  })

  test('equal matches keep the order of the list', () => {
    expect(find('usdt')).toEqual(['usdterc20', 'usdttrc20'])
  })
})

describe('what can be searched', () => {
  test('a second word narrows to a network, by its name or its badge', () => {
    expect(find('usdt tron')).toEqual(['usdttrc20'])
    expect(find('tether TRC-20')).toEqual(['usdttrc20'])
  })

  test('a contract address, in any case', () => {
    expect(find('0x2260fac5e5542a773aa44fbcfedf7c193bc2c599')).toEqual(['wbtc'])
    expect(find('TR7NHqje')).toEqual(['usdttrc20'])
  })

  test('two characters of a contract do not match it', () => {
    expect(find('0x')).toEqual([])
  })

  test('the name as it is shown, and the English one beside it', () => {
    expect(find('euros')).toEqual(['eur'])
  })

  test('space around the query and capitals make no difference', () => {
    expect(find('  XrP ')).toEqual(['xrp'])
  })
})

test('an empty query finds everything, in the list’s order', () => {
  expect(find(' ')).toHaveLength(8)
})

test('what fits nothing finds nothing', () => {
  expect(find('zzzz')).toEqual([])
  expect(find('btc zzzz')).toEqual([])
})

describe('a mistyped word', () => {
  test.each([
    ['bitcoinn', ['btc', 'btcb', 'wbtc']],
    ['bitcion', ['btc', 'btcb', 'wbtc']],
    ['ehtereum', ['eth']],
    ['tehter tron', ['usdttrc20']],
    ['xbt', ['btc']],
  ])('%s finds %j', (query, found) => {
    const symbols = find(query)
    expect(symbols.slice(0, found.length).toSorted()).toEqual(found.toSorted())
  })

  test('is looked for only when nothing fits as it is written, and never in short words', () => {
    expect(find('wbtc')).toEqual(['wbtc'])
    expect(find('etx')).toEqual([])
    expect(find('zzzzzz')).toEqual([])
  })
})
