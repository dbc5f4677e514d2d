import type { ProviderNetworks } from '@/server/providers/matchAssets'

/**
 * Edge's table, reviewed. Lightning is left out: SideShift gave it up. Renamed coins
 * stand under both names.
 */
export const SIDESHIFT_NETWORKS: ProviderNetworks = {
  btc: { code: 'bitcoin', native: ['BTC'] },
  eth: { code: 'ethereum', native: ['ETH'] },
  bsc: { code: 'bsc', native: ['BNB'] },
  polygon: {
    code: 'polygon',
    native: ['POL'],
  },
  arbitrum: { code: 'arbitrum', native: ['ETH'] },
  optimism: { code: 'optimism', native: ['ETH'] },
  base: { code: 'base', native: ['ETH'] },
  zksync: { code: 'zksyncera', native: ['ETH'] },
  avax: { code: 'avax', native: ['AVAX'] },
  ftm: { code: 'fantom', native: ['FTM'] },
  sonic: { code: 'sonic', native: ['S'] },
  mon: { code: 'monad', native: ['MON'] },
  rsk: { code: 'rootstock', native: ['RBTC'] },
  etc: { code: 'etc', native: ['ETC'] },
  sol: { code: 'solana', native: ['SOL'] },
  trx: { code: 'tron', native: ['TRX'] },
  ton: { code: 'ton', native: ['TON'] },
  xrp: { code: 'ripple', native: ['XRP'] },
  xlm: { code: 'stellar', native: ['XLM'] },
  ada: { code: 'cardano', native: ['ADA'] },
  doge: { code: 'doge', native: ['DOGE'] },
  ltc: { code: 'litecoin', native: ['LTC'] },
  bch: { code: 'bitcoincash', native: ['BCH'] },
  xec: { code: 'xec', native: ['XEC'] },
  bsv: { code: 'bsv', native: ['BSV'] },
  dot: { code: 'polkadot', native: ['DOT'] },
  xmr: { code: 'monero', native: ['XMR'] },
  sui: { code: 'sui', native: ['SUI'] },
  algo: { code: 'algorand', native: ['ALGO'] },
  zec: { code: 'shielded', native: ['ZEC'] },
  dash: { code: 'dash', native: ['DASH'] },
  xtz: { code: 'tezos', native: ['XTZ'] },
  atom: { code: 'cosmos', native: ['ATOM'] },
}
