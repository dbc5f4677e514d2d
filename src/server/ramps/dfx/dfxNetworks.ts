import type { RampMethod } from '@/domain/ramp/ramp'
import type { ProviderNetworks } from '@/server/providers/matchAssets'

/** Their `Blockchain`. Test networks have the same tickers under other names, and are not here. */
export const DFX_NETWORKS: ProviderNetworks = {
  btc: { code: 'Bitcoin', native: ['BTC'] },
  eth: { code: 'Ethereum', native: ['ETH'] },
  bsc: { code: 'BinanceSmartChain', native: ['BNB'] },
  polygon: { code: 'Polygon', native: ['POL'] },
  arbitrum: { code: 'Arbitrum', native: ['ETH'] },
  optimism: { code: 'Optimism', native: ['ETH'] },
  base: { code: 'Base', native: ['ETH'] },
  gnosis: { code: 'Gnosis', native: ['XDAI'] },
  sol: { code: 'Solana', native: ['SOL'] },
  trx: { code: 'Tron', native: ['TRX'] },
  ada: { code: 'Cardano', native: ['ADA'] },
  xmr: { code: 'Monero', native: ['XMR'] },
  firo: { code: 'Firo', native: ['FIRO'] },
}

/** `FiatPaymentMethod`. Instant transfers are those of SEPA. */
export type DfxMethod = 'Bank' | 'Instant' | 'Card'
export const DFX_METHODS: readonly DfxMethod[] = ['Bank', 'Instant', 'Card']

export function methodOf(theirs: DfxMethod, fiat: { symbol: string }): RampMethod | null {
  if (theirs === 'Card') return 'card'
  if (theirs === 'Instant') return fiat.symbol === 'eur' ? 'sepa_instant' : null
  return fiat.symbol === 'eur' ? 'sepa' : 'bank'
}

export const theirMethod = (method: RampMethod): DfxMethod =>
  method === 'card' ? 'Card' : method === 'sepa_instant' ? 'Instant' : 'Bank'
