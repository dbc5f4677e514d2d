import { EVM_COINS } from './evmCoins'

export type EvmChain = {
  id: number
  name: string
  /** The ticker of its own coin. */
  coin: string
  rpcUrl: string
  /** Without a closing slash; null where there is none. */
  explorer: string | null
}

/** Values of viem's list of chains (viem/chains). */
const NODES: Readonly<Record<string, [rpcUrl: string, explorer: string]>> = {
  eth: ['https://ethereum.reth.rs/rpc', 'https://etherscan.io'],
  bsc: ['https://56.rpc.thirdweb.com', 'https://bscscan.com'],
  polygon: ['https://polygon.drpc.org', 'https://polygonscan.com'],
  arbitrum: ['https://arb1.arbitrum.io/rpc', 'https://arbiscan.io'],
  optimism: ['https://mainnet.optimism.io', 'https://optimistic.etherscan.io'],
  base: ['https://mainnet.base.org', 'https://basescan.org'],
  avax: ['https://api.avax.network/ext/bc/C/rpc', 'https://snowtrace.io'],
  linea: ['https://rpc.linea.build', 'https://lineascan.build'],
  zksync: ['https://mainnet.era.zksync.io', 'https://explorer.zksync.io'],
  scroll: ['https://rpc.scroll.io', 'https://scrollscan.com'],
  blast: ['https://rpc.blast.io', 'https://blastscan.io'],
  unichain: ['https://mainnet.unichain.org/', 'https://uniscan.xyz'],
  ftm: ['https://250.rpc.thirdweb.com', 'https://ftmscan.com'],
  sonic: ['https://rpc.soniclabs.com', 'https://sonicscan.org'],
  cro: ['https://evm.cronos.org', 'https://explorer.cronos.org'],
  glmr: ['https://rpc.api.moonbeam.network', 'https://moonscan.io'],
  movr: ['https://rpc.api.moonriver.moonbeam.network', 'https://moonriver.moonscan.io'],
  celo: ['https://forno.celo.org', 'https://celoscan.io'],
  mnt: ['https://rpc.mantle.xyz', 'https://mantlescan.xyz'],
  gnosis: ['https://rpc.gnosischain.com', 'https://gnosisscan.io'],
  hype: ['https://rpc.hyperliquid.xyz/evm', 'https://hyperevmscan.io'],
  mon: ['https://rpc.monad.xyz', 'https://monadscan.com'],
  xpl: ['https://rpc.plasma.to', 'https://plasmascan.to'],
  plume: ['https://rpc.plume.org', 'https://explorer.plume.org'],
  pls: ['https://rpc.pulsechain.com', 'https://ipfs.scan.pulsechain.com'],
  flr: ['https://flare-api.flare.network/ext/C/rpc', 'https://flare-explorer.flare.network'],
  core: ['https://rpc.coredao.org', 'https://scan.coredao.org'],
  cfx: ['https://evm.confluxrpc.com', 'https://evm.confluxscan.org'],
  kaia: ['https://public-en.node.kaia.io', 'https://kaiascan.io'],
  metis: ['https://metis.rpc.hypersync.xyz', 'https://explorer.metis.io'],
  rsk: ['https://public-node.rsk.co', 'https://explorer.rsk.co'],
  etc: ['https://etc.rivet.link', 'https://blockscout.com/etc/mainnet'],
  ron: ['https://api.roninchain.com/rpc', 'https://app.roninchain.com'],
}

/** Every chain by the network's id. Not loaded first: evmCoins has what forms and links need. */
export const EVM_CHAINS: Readonly<Record<string, EvmChain>> = Object.fromEntries(
  Object.entries(EVM_COINS).flatMap(([network, coin]) => {
    const [rpcUrl, explorer] = NODES[network] ?? []
    return rpcUrl && explorer ? [[network, { ...coin, rpcUrl, explorer }]] : []
  }),
)
