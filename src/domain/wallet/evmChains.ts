/** One row for each Ethereum-like network of the catalogue; values of viem's list of chains (viem/chains). */
export type EvmChain = {
  id: number
  name: string
  /** The ticker of its own coin, which has 18 decimals on every one of them. */
  coin: string
  rpcUrl: string
  /** Without a closing slash; null where there is none. */
  explorer: string | null
}

type Row = [id: number, name: string, coin: string, rpcUrl: string, explorer: string]

const ROWS: Readonly<Record<string, Row>> = {
  eth: [1, 'Ethereum', 'ETH', 'https://ethereum.reth.rs/rpc', 'https://etherscan.io'],
  bsc: [56, 'BNB Smart Chain', 'BNB', 'https://56.rpc.thirdweb.com', 'https://bscscan.com'],
  polygon: [137, 'Polygon', 'POL', 'https://polygon.drpc.org', 'https://polygonscan.com'],
  arbitrum: [42161, 'Arbitrum One', 'ETH', 'https://arb1.arbitrum.io/rpc', 'https://arbiscan.io'],
  optimism: [10, 'OP Mainnet', 'ETH', 'https://mainnet.optimism.io', 'https://optimistic.etherscan.io'],
  base: [8453, 'Base', 'ETH', 'https://mainnet.base.org', 'https://basescan.org'],
  avax: [43114, 'Avalanche', 'AVAX', 'https://api.avax.network/ext/bc/C/rpc', 'https://snowtrace.io'],
  linea: [59144, 'Linea Mainnet', 'ETH', 'https://rpc.linea.build', 'https://lineascan.build'],
  zksync: [324, 'ZKsync Era', 'ETH', 'https://mainnet.era.zksync.io', 'https://explorer.zksync.io'],
  scroll: [534352, 'Scroll', 'ETH', 'https://rpc.scroll.io', 'https://scrollscan.com'],
  blast: [81457, 'Blast', 'ETH', 'https://rpc.blast.io', 'https://blastscan.io'],
  unichain: [130, 'Unichain', 'ETH', 'https://mainnet.unichain.org/', 'https://uniscan.xyz'],
  ftm: [250, 'Fantom', 'FTM', 'https://250.rpc.thirdweb.com', 'https://ftmscan.com'],
  sonic: [146, 'Sonic', 'S', 'https://rpc.soniclabs.com', 'https://sonicscan.org'],
  cro: [25, 'Cronos Mainnet', 'CRO', 'https://evm.cronos.org', 'https://explorer.cronos.org'],
  glmr: [1284, 'Moonbeam', 'GLMR', 'https://rpc.api.moonbeam.network', 'https://moonscan.io'],
  movr: [
    1285,
    'Moonriver',
    'MOVR',
    'https://rpc.api.moonriver.moonbeam.network',
    'https://moonriver.moonscan.io',
  ],
  celo: [42220, 'Celo', 'CELO', 'https://forno.celo.org', 'https://celoscan.io'],
  mnt: [5000, 'Mantle', 'MNT', 'https://rpc.mantle.xyz', 'https://mantlescan.xyz'],
  gnosis: [100, 'Gnosis', 'XDAI', 'https://rpc.gnosischain.com', 'https://gnosisscan.io'],
  hype: [999, 'HyperEVM', 'HYPE', 'https://rpc.hyperliquid.xyz/evm', 'https://hyperevmscan.io'],
  mon: [143, 'Monad', 'MON', 'https://rpc.monad.xyz', 'https://monadscan.com'],
  xpl: [9745, 'Plasma', 'XPL', 'https://rpc.plasma.to', 'https://plasmascan.to'],
  plume: [98866, 'Plume', 'PLUME', 'https://rpc.plume.org', 'https://explorer.plume.org'],
  pls: [369, 'PulseChain', 'PLS', 'https://rpc.pulsechain.com', 'https://ipfs.scan.pulsechain.com'],
  flr: [
    14,
    'Flare Mainnet',
    'FLR',
    'https://flare-api.flare.network/ext/C/rpc',
    'https://flare-explorer.flare.network',
  ],
  core: [1116, 'Core Dao', 'CORE', 'https://rpc.coredao.org', 'https://scan.coredao.org'],
  cfx: [1030, 'Conflux eSpace', 'CFX', 'https://evm.confluxrpc.com', 'https://evm.confluxscan.org'],
  kaia: [8217, 'Kaia', 'KAIA', 'https://public-en.node.kaia.io', 'https://kaiascan.io'],
  metis: [1088, 'Metis', 'METIS', 'https://metis.rpc.hypersync.xyz', 'https://explorer.metis.io'],
  rsk: [30, 'Rootstock Mainnet', 'RBTC', 'https://public-node.rsk.co', 'https://explorer.rsk.co'],
  etc: [61, 'Ethereum Classic', 'ETC', 'https://etc.rivet.link', 'https://blockscout.com/etc/mainnet'],
  ron: [2020, 'Ronin', 'RON', 'https://api.roninchain.com/rpc', 'https://app.roninchain.com'],
}

export const COIN_DECIMALS = 18

/** Every chain by the network's id. Not loaded first: isEvmNetwork answers the mere question. */
export const EVM_CHAINS: Readonly<Record<string, EvmChain>> = Object.fromEntries(
  Object.entries(ROWS).map(([network, [id, name, coin, rpcUrl, explorer]]) => [
    network,
    { id, name, coin, rpcUrl, explorer },
  ]),
)
