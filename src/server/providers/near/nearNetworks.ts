import type { ProviderAsset } from '@/domain/exchange/providerOrder'
import type { ProviderNetwork, ProviderNetworks } from '@/server/providers/matchAssets'

type NearNetwork = ProviderNetwork & {
  /** For quotes before the visitor's is known; nothing is ever sent there. */
  exampleAddress: string
  /** Time to be mined; their documentation: about an hour on Bitcoin. */
  depositMinutes: number
  /** Deposits share an address and differ by memo. */
  isMemo?: boolean
}

const evm = (code: string, native?: string): NearNetwork => ({
  code,
  native: native === undefined ? undefined : [native],
  // The documentation's own example (docs.near-intents.org/resources/chain-support).
  exampleAddress: '0x85F17Cf997934a597031b2E18a9aB6ebD4B9f6a4',
  depositMinutes: 60,
})

/**
 * Codes: `TokenResponse.blockchain` of one-click-sdk-typescript; stellar from their documentation; aptos, plasma and
 * scroll assumed. Native NEAR is absent: `wrap.near` is a token, and deposits of the coin are not documented.
 */
const NETWORKS: Readonly<Record<string, NearNetwork>> = {
  eth: evm('eth', 'ETH'),
  base: evm('base', 'ETH'),
  arbitrum: evm('arb', 'ETH'),
  optimism: evm('op', 'ETH'),
  scroll: evm('scroll', 'ETH'),
  bsc: evm('bsc', 'BNB'),
  polygon: evm('pol', 'POL'),
  avax: evm('avax', 'AVAX'),
  gnosis: evm('gnosis', 'XDAI'),
  mon: evm('monad', 'MON'),
  xpl: evm('plasma', 'XPL'),
  btc: {
    code: 'btc',
    native: ['BTC'],
    // BIP-173
    exampleAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    depositMinutes: 180,
  },
  ltc: {
    code: 'ltc',
    native: ['LTC'],
    // BIP-173's program under ltc
    exampleAddress: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    depositMinutes: 120,
  },
  doge: {
    code: 'doge',
    native: ['DOGE'],
    exampleAddress: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
    depositMinutes: 120,
  },
  bch: {
    code: 'bch',
    native: ['BCH'],
    // CashAddr specification, in the older form that their list of treasury addresses uses
    exampleAddress: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
    depositMinutes: 120,
  },
  dash: {
    code: 'dash',
    native: ['DASH'],
    // BIP-173's program under Dash's version
    exampleAddress: 'XmN7PQYWKn5MJFna5fRYgP6mxT2F7xpekE',
    depositMinutes: 120,
  },
  zec: {
    code: 'zec',
    native: ['ZEC'],
    // librustzcash; transparent, because shielded refund addresses are refused
    exampleAddress: 't1Hsc1LR8yKnbbe3twRp88p6vFfC5t7DLbs',
    depositMinutes: 120,
  },
  sol: {
    code: 'sol',
    native: ['SOL'],
    // An account in Solana's own examples
    exampleAddress: 'vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg',
    depositMinutes: 60,
  },
  trx: {
    code: 'tron',
    native: ['TRX'],
    // developers.tron.network, example account
    exampleAddress: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    depositMinutes: 60,
  },
  ton: {
    code: 'ton',
    native: ['TON'],
    // docs.ton.org
    exampleAddress: 'UQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPuwA',
    depositMinutes: 60,
  },
  xrp: {
    code: 'xrp',
    native: ['XRP'],
    // XLS-5d
    exampleAddress: 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
    depositMinutes: 60,
  },
  xlm: {
    code: 'stellar',
    native: ['XLM'],
    // SEP-23
    exampleAddress: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
    depositMinutes: 60,
    isMemo: true,
  },
  ada: {
    code: 'cardano',
    native: ['ADA'],
    // CIP-19, type 6
    exampleAddress: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    depositMinutes: 90,
  },
  sui: {
    code: 'sui',
    native: ['SUI'],
    // The documentation's own example
    exampleAddress: '0xcc64b79a3adf4d3c21ad25a97e3ecbe83e659e68964f62e6a1da8a037346a4ce',
    depositMinutes: 60,
  },
  apt: {
    code: 'aptos',
    native: ['APT'],
    exampleAddress: '0xcc64b79a3adf4d3c21ad25a97e3ecbe83e659e68964f62e6a1da8a037346a4ce',
    depositMinutes: 60,
  },
  starknet: {
    code: 'starknet',
    native: ['STRK'],
    // The STRK contract
    exampleAddress: '0x04718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d',
    depositMinutes: 60,
  },
  near: {
    code: 'near',
    // NEP-1
    exampleAddress: 'alice.near',
    depositMinutes: 60,
  },
}

export const NEAR_NETWORKS: ProviderNetworks = NETWORKS

const BY_CODE = new Map(Object.values(NETWORKS).map((network) => [network.code, network]))

export function nearNetwork(code: string): NearNetwork {
  const network = BY_CODE.get(code)
  if (!network) throw new Error(`near: no network "${code}"`)
  return network
}

export const isNearMemo = (code: string) => BY_CODE.get(code)?.isMemo === true

export function precisionOf({ symbol, precision }: ProviderAsset): number {
  if (precision === null) throw new Error(`near: ${symbol} has no decimal places`)
  return precision
}
