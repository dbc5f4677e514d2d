import type { ProviderNetworks } from '@/server/providers/matchAssets'

/**
 * Edge's table, reviewed. Left out: Zcash, two forms under one ticker; `HYPE`, which is HyperCore and
 * not HyperEVM; EOS, renamed to A on another contract.
 */
export const EXOLIX_NETWORKS: ProviderNetworks = {
  btc: { code: 'BTC', native: ['BTC'] },
  eth: { code: 'ETH', native: ['ETH'] },
  bsc: { code: 'BSC', native: ['BNB'] },
  polygon: {
    code: 'MATIC',
    native: ['POL'],
  },
  arbitrum: { code: 'ARBITRUM', native: ['ETH'] },
  optimism: { code: 'OPTIMISM', native: ['ETH'] },
  base: { code: 'BASE', native: ['ETH'] },
  zksync: { code: 'ZKSYNCERA', native: ['ETH'] },
  avax: { code: 'AVAXC', native: ['AVAX'] },
  ftm: { code: 'FTM', native: ['FTM'] },
  celo: { code: 'CELO', native: ['CELO'] },
  etc: { code: 'ETC', native: ['ETC'] },
  sol: { code: 'SOL', native: ['SOL'] },
  trx: { code: 'TRX', native: ['TRX'] },
  ton: { code: 'TON', native: ['TON'] },
  xrp: { code: 'XRP', native: ['XRP'] },
  xlm: { code: 'XLM', native: ['XLM'] },
  ada: { code: 'ADA', native: ['ADA'] },
  doge: { code: 'DOGE', native: ['DOGE'] },
  ltc: { code: 'LTC', native: ['LTC'] },
  bch: { code: 'BCH', native: ['BCH'] },
  xec: { code: 'XEC', native: ['XEC'] },
  xmr: { code: 'XMR', native: ['XMR'] },
  dash: { code: 'DASH', native: ['DASH'] },
  sui: { code: 'SUI', native: ['SUI'] },
  algo: { code: 'ALGO', native: ['ALGO'] },
  hbar: { code: 'HBAR', native: ['HBAR'] },
  fil: { code: 'FIL', native: ['FIL'] },
  xtz: { code: 'XTZ', native: ['XTZ'] },
  atom: { code: 'ATOM', native: ['ATOM'] },
  osmo: { code: 'OSMO', native: ['OSMO'] },
  rune: { code: 'RUNE', native: ['RUNE'] },
  qtum: { code: 'QTUM', native: ['QTUM'] },
  dgb: { code: 'DGB', native: ['DGB'] },
  rvn: { code: 'RVN', native: ['RVN'] },
  pivx: { code: 'PIVX', native: ['PIVX'] },
}

/** Two stand in its list under `USDC`; which is paid out is not known (Edge offers neither). */
export const isDistinct = ({ code, network }: { code: string; network: string }): boolean =>
  network !== EXOLIX_NETWORKS.polygon?.code || !/^USDC(\.?E)?$/i.test(code)
