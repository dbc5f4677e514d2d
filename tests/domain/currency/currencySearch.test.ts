import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCurrencyIndex, searchCurrencies } from '@/domain/currency/currencySearch'
import { codesOfNetwork } from '@/domain/currency/networkCodes'
import { RENAMED_COINS } from '@/domain/currency/renamedCoins'
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

type Row = { symbol: string; ticker: string; network: string; name: string; contract?: string }
const { networks, currencies: rows } = JSON.parse(readFileSync('src/server/seed/catalogue.json', 'utf8')) as {
  networks: Record<string, { name: string; badge: string }>
  currencies: Row[]
}
const catalogue = rows.map(({ symbol, ticker, network, name, contract = null }) => {
  const { name: network_name = '', badge: network_badge = '' } = networks[network] ?? {}
  const fullInfo = { network_name, network_badge, contract_address: contract }
  return aCurrency(symbol, { symbolFront: ticker.toUpperCase(), network, name, fullInfo })
})
const whole = makeCurrencyIndex(catalogue, ({ name }) => name)
const findInWhole = (query: string) => searchCurrencies(whole, query).map(({ symbol }) => symbol)
const wide = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))

describe('the whole catalogue', () => {
  const anyCoin = fc.constantFrom(...catalogue)

  test('is found in compatibility forms just as in plain ones, also with invisible characters', () => {
    fc.assert(
      fc.property(
        anyCoin,
        fc.constantFrom('\u200b', '\ufeff', '\u00ad', '\u2060'),
        ({ symbolFront, name }, hidden) => {
          for (const query of [symbolFront, name])
            for (const other of [wide(query), query + hidden, ` ${wide(query.toLowerCase())}\u3000`])
              expect(findInWhole(other)).toEqual(findInWhole(query))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('is found by ticker and network with brackets, hyphens or other marks between them', () => {
    const forms = [
      (ticker: string, badge: string) => `${ticker} (${badge})`,
      (ticker: string, badge: string) => `${ticker}(${badge})`,
      (ticker: string, badge: string) => `${ticker}-${badge}`,
      (ticker: string, badge: string) => `${ticker}_${badge}`,
      (ticker: string, badge: string) => `${ticker}/${badge}`,
      (ticker: string, badge: string) => `[${badge}] ${ticker}`,
      (ticker: string, badge: string) => `${ticker}【${badge}】`,
      (ticker: string, badge: string) => wide(`${ticker}(${badge})`),
    ]
    fc.assert(
      fc.property(anyCoin, fc.constantFrom(...forms), fc.boolean(), (currency, form, isPlain) => {
        const { network_badge: badge } = currency.fullInfo
        const query = form(currency.symbolFront.toLowerCase(), isPlain ? badge.replaceAll('-', '') : badge)
        expect(findInWhole(query)).toContain(currency.symbol)
      }),
      { numRuns: 300 },
    )
  })

  test('a network is found by every other code of it, beside a coin on it', () => {
    for (const network of new Set(catalogue.map((one) => one.network)))
      for (const code of codesOfNetwork(network)) {
        const [first] = catalogue.filter((one) => one.network === network)
        if (first) expect(findInWhole(`${first.symbolFront} ${code}`), code).toContain(first.symbol)
      }
  })

  test.each([
    ['ripple', 'xrp'],
    ['lumens', 'xlm'],
    ['₿', 'btc'],
    ['BCC', 'bch'],
    ['usdt matic', 'usdtpoly'],
    ['usdt (bep-20)', 'usdtbsc'],
    ['Ｒｉｐｐｌｅ', 'xrp'],
  ])('%j finds %s first', (query, symbol) => {
    expect(findInWhole(query)[0]).toBe(symbol)
  })

  test.each(RENAMED_COINS.map((coin) => [coin.oldTicker, coin.newTicker, coin] as const))(
    'is found by %s and by %s alike, on every network of the renamed coin',
    (_, __, { oldTicker, newTicker, oldName, newName, networks: on }) => {
      const isOneOf = (currency: (typeof catalogue)[number]) =>
        [oldTicker, newTicker].includes(currency.symbolFront) && on.includes(currency.network)
      for (const { symbol } of catalogue.filter(isOneOf))
        for (const query of [oldTicker, newTicker, oldName, newName]) {
          expect(findInWhole(query)).toContain(symbol)
          expect(findInWhole(query.toLowerCase())).toContain(symbol)
        }
    },
  )

  test.each([
    ['gram', 'ton'],
    ['toncoin', 'ton'],
    ['polygon', 'pol'],
    ['vaulta', 'eos'],
    ['elrond', 'egld'],
    ['ｂｔｃ', 'btc'],
    ['USDT (TRC20)', 'usdttrc20'],
    ['USDT(TRC20)', 'usdttrc20'],
    ['usdt-trc20', 'usdttrc20'],
    ['usdt trc-20', 'usdttrc20'],
    ['$btc', 'btc'],
  ])('%s leads to %s among the first', (query, symbol) => {
    expect(findInWhole(query).slice(0, 8)).toContain(symbol)
  })

  test('names the native coin for the ticker it had, beside those that are still called so', () => {
    expect(findInWhole('matic')).toContain('pol')
    expect(findInWhole('gram')[0]).toBe('ton')
  })

  test('marks alone find everything, as no query does', () => {
    expect(findInWhole(' () - ')).toHaveLength(catalogue.length)
  })
})
