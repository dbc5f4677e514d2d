import type { RampMethod } from '@/domain/ramp/ramp'
import type { ProviderNetworks } from '@/server/providers/matchAssets'

export const TEMPLATE_NETWORKS: ProviderNetworks = {
  btc: { code: 'BTC', native: ['BTC'] },
  eth: { code: 'ETH', native: ['ETH'] },
  xrp: { code: 'XRP', native: ['XRP'] },
}

/** Others are not offered. */
export const TEMPLATE_METHODS: ReadonlyMap<string, RampMethod> = new Map([
  ['CARD', 'card'],
  ['SEPA', 'sepa'],
])
