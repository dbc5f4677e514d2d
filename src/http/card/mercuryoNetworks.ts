import type { ProviderNetworks } from '@/server/providers/matchAssets'

/** As /lib/currencies names them. Coins that need an extra id are left out: it takes none. */
export const MERCURYO_NETWORKS: ProviderNetworks = {
  btc: { code: 'BITCOIN', native: ['BTC'] },
  eth: { code: 'ETHEREUM', native: ['ETH'] },
  trx: { code: 'TRON', native: ['TRX'] },
  bsc: { code: 'BINANCESMARTCHAIN', native: ['BNB'] },
  sol: { code: 'SOLANA', native: ['SOL'] },
  polygon: { code: 'POLYGON', native: ['POL'] },
  arbitrum: { code: 'ARBITRUM', native: ['ETH'] },
  optimism: { code: 'OPTIMISM', native: ['ETH'] },
  base: { code: 'BASE', native: ['ETH'] },
  avax: { code: 'AVALANCHE', native: ['AVAX'] },
  ltc: { code: 'LITECOIN', native: ['LTC'] },
  doge: { code: 'DOGECOIN', native: ['DOGE'] },
  bch: { code: 'BITCOINCASH', native: ['BCH'] },
  ada: { code: 'CARDANO', native: ['ADA'] },
  dot: { code: 'POLKADOT', native: ['DOT'] },
  near: { code: 'NEAR_PROTOCOL', native: ['NEAR'] },
}
