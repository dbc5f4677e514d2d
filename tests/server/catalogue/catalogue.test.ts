import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { extraIdKind } from '@/i18n/extraIdKind'
import { codesOfNetwork, networkIdOf } from '@/domain/currency/networkCodes'
import { RENAMED_COINS } from '@/domain/currency/renamedCoins'
import {
  canonicalTicker,
  catalogue,
  findByTicker,
  findCurrency,
  WARNING_CODES,
} from '@/server/catalogue/catalogue'

const all = catalogue()
const crypto = all.filter(({ isFiat }) => !isFiat)
const fiat = all.filter(({ isFiat }) => isFiat)
const symbolsOf = (rows: readonly { symbol: string }[]) => rows.map(({ symbol }) => symbol)

const record = z.strictObject({
  symbol: z.string().regex(/^(?:[a-z0-9]+|btc-lightning)$/),
  id: z.string().min(1),
  has_extra_id: z.boolean(),
  extra_id: z.string(),
  name: z.string().min(1),
  validation_address: z.string().regex(/^\^.+\$$/),
  validation_extra: z
    .string()
    .regex(/^\^.+\$$/)
    .nullable(),
  warnings_from: z.array(z.enum(WARNING_CODES)),
  warnings_to: z.array(z.enum(WARNING_CODES)),
  confirmations_from: z
    .string()
    .regex(/^[1-9][0-9]*$/)
    .nullable(),
  address_explorer: z.string(),
  tx_explorer: z.string(),
  image: z.string().startsWith('/coins/'),
  image_v2: z.string().startsWith('/coins/'),
  network: z.string().regex(/^[a-z0-9]*$/),
  isFiat: z.boolean(),
  enabled: z.boolean(),
  cmcTicker: z.string().regex(/^[A-Z0-9]+$/),
  symbolFront: z.string().regex(/^[A-Z0-9]+$/),
  priority: z.int().min(1).nullable(),
  priorityFrom: z.int().min(1).nullable(),
  priorityTo: z.int().min(1).nullable(),
  fullInfo: z.strictObject({
    contract_address: z.string().min(1).nullable(),
    precision: z.int().min(0).max(30),
    network_name: z.string(),
    network_badge: z.string(),
    isStable: z.boolean(),
    isNew: z.boolean(),
    isFixedRateEnabled: z.boolean(),
  }),
})

describe('what the catalogue holds', () => {
  test('has no coin that was exchanged for another or has ended, and few new ones', () => {
    const named = crypto.map(({ symbolFront, name }) => `${symbolFront} ${name}`)
    expect(named.filter((one) => /[[(]old[\])]|^(MATIC|AGIX|GAL|HUSD|SAI|FEI|SOCKS) /i.test(one))).toEqual([])
    const young = crypto.filter(({ fullInfo }) => fullInfo.isNew).map(({ symbolFront }) => symbolFront)
    expect(young.sort()).toEqual(['HYPE', 'MON', 'PLUME', 'S', 'XPL'])
  })

  test('more than 1,620 coins can be exchanged, twelve are switched off, and there are at least 30 fiat', () => {
    expect(crypto.filter(({ enabled }) => enabled).length).toBeGreaterThanOrEqual(1620)
    expect(crypto.filter(({ enabled }) => !enabled)).toHaveLength(12)
    expect(fiat.length).toBeGreaterThanOrEqual(30)
  })

  test('every record has every field in its right form', () => {
    for (const currency of all) expect(() => record.parse(currency), currency.symbol).not.toThrow()
  })

  test.each(['symbol', 'id'] as const)('no two currencies share a %s', (field) => {
    expect(new Set(all.map((currency) => currency[field])).size).toBe(all.length)
  })

  test('no two currencies share a ticker and a network', () => {
    expect(new Set(all.map(({ symbolFront, network }) => `${symbolFront} ${network}`)).size).toBe(all.length)
  })

  test('contracts of Ethereum-like networks bear their EIP-55 checksum', () => {
    const contracts = all.flatMap(({ fullInfo }) => fullInfo.contract_address ?? [])
    const evm = contracts.filter((contract) => /^0x[0-9a-f]{40}$/i.test(contract))
    expect(evm.length).toBeGreaterThan(1000)
    expect(evm.filter((contract) => getAddress(contract) !== contract)).toEqual([])
  })

  test('on one network no two tokens share a contract', () => {
    const contracts = all.filter(({ fullInfo }) => fullInfo.contract_address)
    const places = contracts.map(({ network, fullInfo }) => `${network} ${fullInfo.contract_address}`)
    expect(new Set(places).size).toBe(contracts.length)
  })

  test('the order begins with the popular ones, and no two of them share a place', () => {
    expect(symbolsOf(all.slice(0, 3))).toEqual(['btc', 'eth', 'usdttrc20'])
    const places = all.flatMap(({ priority }) => priority ?? [])
    expect(places).toEqual(places.map((_, index) => index + 1))
    expect(all.slice(places.length).every(({ priority }) => priority === null)).toBe(true)
  })

  test('most coins have a fixed rate, the last fifteen percent have none', () => {
    const floatingOnly = crypto.filter(({ fullInfo }) => !fullInfo.isFixedRateEnabled)
    expect(floatingOnly.length / crypto.length).toBeCloseTo(0.15, 2)
    expect(findCurrency('btc')?.fullInfo.isFixedRateEnabled).toBe(true)
  })
})

describe('what is known of single currencies', () => {
  test.each([
    ['usdterc20', 'eth', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 6],
    ['usdttrc20', 'trx', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 6],
    ['usdtbsc', 'bsc', '0x55d398326f99059fF775485246999027B3197955', 18],
    ['usdcbase', 'base', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', 6],
    ['usdcsol', 'sol', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 6],
    ['btc', 'btc', null, 8],
    ['etharb', 'arbitrum', null, 18],
    ['near', 'near', null, 24],
    ['eur', '', null, 2],
    ['jpy', '', null, 0],
  ])('%s stands on "%s" with its contract and its decimal places', (symbol, network, contract, precision) => {
    const currency = findCurrency(symbol)
    expect(currency?.network).toBe(network)
    expect(currency?.fullInfo).toMatchObject({ contract_address: contract, precision })
  })

  test('the extra-id chains are exactly these, each with the name its people use', () => {
    const labels = crypto.filter(({ has_extra_id }) => has_extra_id).map((row) => [row.network, row.extra_id])
    const memos = [
      'akt',
      'atom',
      'dydx',
      'eos',
      'hbar',
      'hive',
      'inj',
      'juno',
      'kava',
      'luna',
      'lunc',
      'osmo',
    ]
    memos.push('rune', 'scrt', 'sei', 'steem', 'stx', 'tia', 'xlm')
    expect(Object.fromEntries(labels)).toEqual({
      ...Object.fromEntries(memos.map((network) => [network, 'Memo'])),
      xrp: 'Destination tag',
      ton: 'Comment',
      algo: 'Note',
    })
  })

  test('Monero’s payment id is named, and only ever inside an address', () => {
    const [monero] = crypto.filter(({ network }) => network === 'xmr')
    expect(monero).toMatchObject({ has_extra_id: false, extra_id: 'Payment ID', warnings_to: [] })
  })

  test('each label of an extra ID has a kind that the site can translate', () => {
    const labels = new Set(crypto.map(({ extra_id }) => extra_id).filter((label) => label !== ''))
    expect(labels.size).toBeGreaterThan(0)
    expect([...labels].filter((label) => extraIdKind(label) === null)).toEqual([])
  })

  test.each([
    ['xrp', ['memo_required'], ['memo_check', 'account_reserve']],
    ['usdtton', ['network_only', 'memo_required'], ['network_only', 'memo_check']],
    ['etc', ['no_contract_deposits'], []],
    ['btc-lightning', ['network_only', 'lightning_expiry'], ['network_only', 'lightning_expiry']],
    ['eur', ['bank_name_match'], ['bank_name_match']],
    ['ltc', [], []],
  ])('%s warns of what can go wrong with it', (symbol, from, to) => {
    expect(findCurrency(symbol)).toMatchObject({ warnings_from: from, warnings_to: to })
  })

  test('explorers take the address or the hash at their mark, and only fiat, Lightning and Monero have none', () => {
    const without = all.filter(({ address_explorer }) => !address_explorer.includes('{}'))
    expect(new Set(without.map(({ network }) => network))).toEqual(new Set(['', 'lightning', 'xmr']))
    const hidden = all.filter(({ tx_explorer }) => !/^https:\/\/.*\{\}$/.test(tx_explorer))
    expect(new Set(hidden.map(({ network }) => network))).toEqual(new Set(['', 'lightning']))
  })
})

describe('how a currency is found', () => {
  test('by ticker and network in any case, fiat by its ticker alone', () => {
    expect(findByTicker('USDT', 'trx')?.symbol).toBe('usdttrc20')
    expect(findByTicker('usdt', 'TRX')?.symbol).toBe('usdttrc20')
    expect(findByTicker('btc', 'lightning')?.symbol).toBe('btc-lightning')
    expect(findByTicker('ron', '')?.isFiat).toBe(true)
    expect(findByTicker('ron', 'ron')?.name).toBe('Ronin')
  })

  const networks = [...new Set(crypto.map(({ network }) => network))]
  test('by every other code of its network, and no code is that of another network', () => {
    for (const network of networks)
      for (const code of codesOfNetwork(network)) {
        expect(networks, code).not.toContain(code)
        expect(networkIdOf(code.toUpperCase())).toBe(network)
        for (const one of crypto.filter((currency) => currency.network === network))
          expect(findByTicker(one.symbolFront, code)?.symbol).toBe(one.symbol)
      }
    expect(networks.flatMap(codesOfNetwork)).not.toHaveLength(0)
  })

  test('under its name before and after a renaming, and never as the coin that replaced it', () => {
    expect(findByTicker('matic', 'matic')?.symbol).toBe('pol')
    expect(findByTicker('gram', 'ton')?.symbol).toBe('ton')
    for (const { oldTicker, newTicker, networks: on, kind } of RENAMED_COINS)
      for (const network of on) {
        const [before, after] = [findByTicker(oldTicker, network), findByTicker(newTicker, network)]
        if (kind === 'renamed') expect(before?.symbol).toBe(after?.symbol)
        else expect(before === undefined || before !== after, `${oldTicker} ${network}`).toBe(true)
      }
  })

  test('as the catalogue has it', () => {
    expect(canonicalTicker('MATIC', 'Matic')).toEqual({ ticker: 'pol', network: 'polygon' })
    expect(canonicalTicker('USDT', 'TRC20')).toEqual({ ticker: 'usdt', network: 'trx' })
    expect(canonicalTicker('EUR', '')).toEqual({ ticker: 'eur', network: '' })
    expect(canonicalTicker('Nosuch', 'X')).toEqual({ ticker: 'nosuch', network: 'x' })
  })

  test('an unknown symbol is undefined, names of object properties too', () => {
    expect(findCurrency('nosuch')).toBeUndefined()
    expect(findCurrency('constructor')).toBeUndefined()
    expect(findByTicker('usdt', 'nosuch')).toBeUndefined()
  })

  test('the list is read once and shared', () => {
    expect(catalogue()).toBe(all)
  })
})
