import { expect, test } from 'vitest'
import { catalogue } from '@/server/catalogue/catalogue'
import { matchAssets, type ProviderNetworks, type ProviderRow } from '@/server/providers/matchAssets'

const NETWORKS: ProviderNetworks = {
  btc: { code: 'BTC', native: ['BTC'] },
  eth: { code: 'ERC20', native: ['ETH'], nativeNetworks: ['ETH'] },
  polygon: {
    code: 'MATIC',
    native: ['MATIC'],
  },
  trx: { code: 'TRC20', native: ['TRX'] },
  xlm: { code: 'XLM', native: ['XLM'] },
}

const row = (code: string, network: string, others: Partial<ProviderRow> = {}): ProviderRow => ({
  code,
  network,
  contract: null,
  precision: null,
  memo: 'none',
  isDeposit: true,
  isPayout: true,
  isFixed: true,
  ...others,
})
const match = (...rows: ProviderRow[]) => matchAssets(catalogue(), NETWORKS, rows)
const symbols = (...rows: ProviderRow[]) => [...match(...rows).assets.keys()]
const reasons = (...rows: ProviderRow[]) => match(...rows).unmatched.map(({ reason }) => reason)

const USDC_POLYGON = '0x3C499C542CEF5E3811E1192CE70D8CC03D5C3359'
const USDC_E = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'
const USDT_TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

test('a token is known by its contract, in any case on EVM chains, whatever its name', () => {
  expect(symbols(row('anything', 'MATIC', { contract: USDC_POLYGON }))).toEqual(['usdcpoly'])
  expect(match(row('anything', 'MATIC', { contract: USDC_POLYGON })).assets.get('usdcpoly')).toEqual({
    symbol: 'usdcpoly',
    code: 'anything',
    network: 'MATIC',
    precision: null,
    memo: 'none',
    isDeposit: true,
    isPayout: true,
    isFixed: true,
  })
  expect(symbols(row('USDT', 'TRC20', { contract: USDT_TRON }))).toEqual(['usdttrc20'])
})

test('a contract of another case is another token where case counts', () => {
  expect(reasons(row('USDT', 'TRC20', { contract: USDT_TRON.toLowerCase() }))).toEqual(['contract_differs'])
})

test('a token with our name and another contract, or with none, is not offered', () => {
  const bridged = row('USDC', 'MATIC', { contract: '0x000000000000000000000000000000000000beef' })
  const unnamed = row('USDC', 'MATIC')
  expect(symbols(bridged, unnamed)).toEqual([])
  expect(reasons(bridged, unnamed)).toEqual(['contract_differs', 'contract_missing'])
  // The bridged one is a currency of its own in the catalogue, or unknown; never the issuer's.
  expect(symbols(row('USDC', 'MATIC', { contract: USDC_E }))).not.toContain('usdcpoly')
})

test('a native coin is known by the table alone: on its own network, with its old and its new name', () => {
  expect(symbols(row('ETH', 'ETH'))).toEqual(['eth'])
  expect(symbols(row('ETH', 'ERC20'))).toEqual([])
  expect(symbols(row('POL', 'MATIC'))).toEqual(['pol'])
  expect(symbols(row('MATIC', 'MATIC'))).toEqual(['pol'])
  expect(symbols(row('WBTC', 'BTC'))).toEqual([])
})

test('a native coin may carry the zero address or the contract that the table names', () => {
  expect(symbols(row('ETH', 'ETH', { contract: `0x${'0'.repeat(40)}` }))).toEqual(['eth'])
  expect(symbols(row('POL', 'MATIC', { contract: '0x0000000000000000000000000000000000001010' }))).toEqual([
    'pol',
  ])
})

test('a ticker stands for the code where the code is an id', () => {
  expect(match(row('nep141:btc', 'BTC', { ticker: 'BTC' })).assets.get('btc')?.code).toBe('nep141:btc')
})

test('a currency of other decimal places is not offered', () => {
  expect(symbols(row('BTC', 'BTC', { precision: 8 }))).toEqual(['btc'])
  expect(symbols(row('BTC', 'BTC', { precision: 10 }))).toEqual([])
  expect(reasons(row('BTC', 'BTC', { precision: 10 }))).toEqual(['precision_differs'])
})

test('an unknown network and an unknown currency are reported as such', () => {
  expect(reasons(row('BTC', 'LIGHTNING'), row('NEW', 'BTC'))).toEqual(['network_unknown', 'ticker_unknown'])
})

test('two of theirs for one of ours are both left out unless they are the same', () => {
  expect(symbols(row('MATIC', 'MATIC'), row('MATIC', 'MATIC'))).toEqual(['pol'])
  const other = { contract: USDC_POLYGON, memo: 'optional' as const }
  const rows = [row('USDC', 'MATIC', { contract: USDC_POLYGON }), row('USDCN', 'MATIC', other)]
  expect(symbols(...rows)).toEqual([])
  expect(match(...rows).unmatched).toEqual([
    { code: 'USDC', network: 'MATIC', reason: 'ambiguous', symbol: 'usdcpoly' },
    { code: 'USDCN', network: 'MATIC', reason: 'ambiguous', symbol: 'usdcpoly' },
  ])
})

test('of a coin under its old and its new name the one that can be used is taken, or the new one', () => {
  const code = (...rows: ProviderRow[]) => match(...rows).assets.get('pol')?.code
  expect(code(row('MATIC', 'MATIC'), row('POL', 'MATIC'))).toBe('POL')
  expect(code(row('MATIC', 'MATIC'), row('POL', 'MATIC', { isPayout: false }))).toBe('MATIC')
})

test('a coin that was replaced by another is reported as such', () => {
  const networks: ProviderNetworks = { eos: { code: 'EOS', native: ['EOS'] } }
  const { assets, unmatched } = matchAssets(catalogue(), networks, [row('EOS', 'EOS'), row('A', 'EOS')])
  expect([...assets.keys()]).toEqual(['eos'])
  expect(unmatched).toEqual([{ code: 'A', network: 'EOS', reason: 'coin_replaced' }])
})
