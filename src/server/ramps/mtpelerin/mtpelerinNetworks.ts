import type { RampMethod } from '@/domain/ramp/ramp'
import type { ProviderNetworks } from '@/server/providers/matchAssets'

/** Of their documentation. Lightning is left out: its invoices are made for one amount. */
export const MTPELERIN_NETWORKS: ProviderNetworks = {
  eth: { code: 'mainnet', native: ['ETH'] },
  btc: { code: 'bitcoin_mainnet', native: ['BTC'] },
  polygon: { code: 'matic_mainnet', native: ['POL'] },
  bsc: { code: 'bsc_mainnet', native: ['BNB'] },
  base: { code: 'base_mainnet', native: ['ETH'] },
  arbitrum: { code: 'arbitrum_mainnet', native: ['ETH'] },
  optimism: { code: 'optimism_mainnet', native: ['ETH'] },
  avax: { code: 'avalanche_mainnet', native: ['AVAX'] },
  gnosis: { code: 'xdai_mainnet', native: ['XDAI'] },
  xtz: { code: 'tezos_mainnet', native: ['XTZ'] },
  zksync: { code: 'zksync_mainnet', native: ['ETH'] },
  celo: { code: 'celo_mainnet', native: ['CELO'] },
  rsk: { code: 'rsk_mainnet', native: ['RBTC'] },
  sonic: { code: 'sonic_mainnet', native: ['S'] },
  ftm: { code: 'fantom_mainnet', native: ['FTM'] },
}

export const MTPELERIN_FIATS =
  'AUD CAD CHF CZK DKK EUR GBP HKD HUF JPY MXN NOK NZD PLN SEK SGD USD ZAR'.split(' ')

export const transferOf = (fiat: { symbol: string }): RampMethod => (fiat.symbol === 'eur' ? 'sepa' : 'bank')
