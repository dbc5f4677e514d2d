/** What a payment link says of a chain; evmChains has the rest of it. */
type EvmCoin = {
  /** Of the chain. */
  id: number
  name: string
  /** The ticker of its own coin, which has 18 decimals on every one of them. */
  coin: string
}

export const COIN_DECIMALS = 18

/** One row for each Ethereum-like network of the catalogue; values of viem's list of chains (viem/chains). */
const ROWS: Readonly<Record<string, [id: number, name: string, coin: string]>> = {
  eth: [1, 'Ethereum', 'ETH'],
  bsc: [56, 'BNB Smart Chain', 'BNB'],
  polygon: [137, 'Polygon', 'POL'],
  arbitrum: [42161, 'Arbitrum One', 'ETH'],
  optimism: [10, 'OP Mainnet', 'ETH'],
  base: [8453, 'Base', 'ETH'],
  avax: [43114, 'Avalanche', 'AVAX'],
  linea: [59144, 'Linea Mainnet', 'ETH'],
  zksync: [324, 'ZKsync Era', 'ETH'],
  scroll: [534352, 'Scroll', 'ETH'],
  blast: [81457, 'Blast', 'ETH'],
  unichain: [130, 'Unichain', 'ETH'],
  ftm: [250, 'Fantom', 'FTM'],
  sonic: [146, 'Sonic', 'S'],
  cro: [25, 'Cronos Mainnet', 'CRO'],
  glmr: [1284, 'Moonbeam', 'GLMR'],
  movr: [1285, 'Moonriver', 'MOVR'],
  celo: [42220, 'Celo', 'CELO'],
  mnt: [5000, 'Mantle', 'MNT'],
  gnosis: [100, 'Gnosis', 'XDAI'],
  hype: [999, 'HyperEVM', 'HYPE'],
  mon: [143, 'Monad', 'MON'],
  xpl: [9745, 'Plasma', 'XPL'],
  plume: [98866, 'Plume', 'PLUME'],
  pls: [369, 'PulseChain', 'PLS'],
  flr: [14, 'Flare Mainnet', 'FLR'],
  core: [1116, 'Core Dao', 'CORE'],
  cfx: [1030, 'Conflux eSpace', 'CFX'],
  kaia: [8217, 'Kaia', 'KAIA'],
  metis: [1088, 'Metis', 'METIS'],
  rsk: [30, 'Rootstock Mainnet', 'RBTC'],
  etc: [61, 'Ethereum Classic', 'ETC'],
  ron: [2020, 'Ronin', 'RON'],
}

/** By the network's id. */
export const EVM_COINS: Readonly<Record<string, EvmCoin>> = Object.fromEntries(
  Object.entries(ROWS).map(([network, [id, name, coin]]) => [network, { id, name, coin }]),
)

export const isEvmNetwork = (network: string) => Object.hasOwn(EVM_COINS, network)
