import type { RampMethod } from '@/domain/ramp/ramp'
import type { ProviderNetworks } from '@/server/providers/matchAssets'

/** Its list has neither networks nor contracts: these names are ours. */
export const BITY_NETWORKS: ProviderNetworks = {
  btc: { code: 'bitcoin', native: ['BTC'] },
  ltc: { code: 'litecoin', native: ['LTC'] },
  eth: { code: 'ethereum', native: ['ETH'] },
}

type BityCoin = { network: string; contract: string | null; isBought: boolean; isSold: boolean }

/**
 * What its codes mean, and which way each goes without an account (Edge). ERC-20 of its list are those of Ethereum, by the
 * contracts of their issuers.
 */
export const BITY_COINS: ReadonlyMap<string, BityCoin> = new Map([
  ['BTC', { network: 'bitcoin', contract: null, isBought: true, isSold: true }],
  ['LTC', { network: 'litecoin', contract: null, isBought: true, isSold: false }],
  ['ETH', { network: 'ethereum', contract: null, isBought: true, isSold: true }],
  [
    'USDT',
    {
      network: 'ethereum',
      contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      isBought: false,
      isSold: true,
    },
  ],
  [
    'USDC',
    {
      network: 'ethereum',
      contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      isBought: false,
      isSold: true,
    },
  ],
])

/** Euros by SEPA, francs by a Swiss transfer. */
export const bityMethod = (fiat: { symbol: string }): RampMethod => (fiat.symbol === 'eur' ? 'sepa' : 'bank')
