import type { ProviderNetworks } from '@/server/providers/matchAssets'

export const TEMPLATE_NETWORKS: ProviderNetworks = {
  btc: { code: 'BTC', native: ['BTC'] },
  eth: { code: 'ETH', native: ['ETH'] },
  xrp: { code: 'XRP', native: ['XRP'] },
}
