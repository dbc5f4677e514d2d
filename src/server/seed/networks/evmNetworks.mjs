import * as chains from 'viem/chains'
import { EVM_PATTERN } from './addressPatterns.mjs'

/** [chain in viem, our name, badge, confirmations of a deposit] by the network's id. */
const ROWS = {
  eth: ['mainnet', 'Ethereum (ERC-20)', 'ERC-20', 12],
  bsc: ['bsc', 'BNB Smart Chain (BEP-20)', 'BEP-20', 15],
  polygon: ['polygon', 'Polygon', 'POLYGON', 128],
  arbitrum: ['arbitrum', 'Arbitrum One', 'ARBITRUM', 20],
  optimism: ['optimism', 'Optimism', 'OPTIMISM', 20],
  base: ['base', 'Base', 'BASE', 20],
  avax: ['avalanche', 'Avalanche C-Chain', 'AVAX-C', 12],
  linea: ['linea', 'Linea', 'LINEA', 20],
  zksync: ['zksync', 'ZKsync Era', 'ZKSYNC', 20],
  scroll: ['scroll', 'Scroll', 'SCROLL', 20],
  blast: ['blast', 'Blast', 'BLAST', 20],
  unichain: ['unichain', 'Unichain', 'UNICHAIN', 20],
  ftm: ['fantom', 'Fantom Opera', 'FANTOM', 12],
  sonic: ['sonic', 'Sonic', 'SONIC', 12],
  cro: ['cronos', 'Cronos', 'CRONOS', 12],
  glmr: ['moonbeam', 'Moonbeam', 'MOONBEAM', 12],
  movr: ['moonriver', 'Moonriver', 'MOONRIVER', 12],
  celo: ['celo', 'Celo', 'CELO', 12],
  mnt: ['mantle', 'Mantle', 'MANTLE', 20],
  gnosis: ['gnosis', 'Gnosis Chain', 'GNOSIS', 20],
  hype: ['hyperEvm', 'HyperEVM', 'HYPEREVM', 20],
  mon: ['monad', 'Monad', 'MONAD', 10],
  xpl: ['plasma', 'Plasma', 'PLASMA', 10],
  plume: ['plumeMainnet', 'Plume', 'PLUME', 20],
  pls: ['pulsechain', 'PulseChain', 'PULSE', 20],
  flr: ['flare', 'Flare', 'FLARE', 20],
  core: ['coreDao', 'Core', 'CORE', 20],
  cfx: ['confluxESpace', 'Conflux eSpace', 'CONFLUX', 30],
  kaia: ['kaia', 'Kaia', 'KAIA', 10],
  metis: ['metis', 'Metis Andromeda', 'METIS', 20],
  rsk: ['rootstock', 'Rootstock', 'RSK', 12],
  etc: ['classic', 'Ethereum Classic', 'ETC', 400],
  ron: ['ronin', 'Ronin', 'RONIN', 20],
}

export const EVM_NETWORKS = Object.fromEntries(
  Object.entries(ROWS).map(([id, [chain, name, badge, confirmations]]) => {
    const explorer = chains[chain].blockExplorers.default.url.replace(/\/+$/, '')
    const network = {
      name,
      badge,
      confirmations: String(confirmations),
      addressExplorer: `${explorer}/address/{}`,
      txExplorer: `${explorer}/tx/{}`,
      addressPattern: EVM_PATTERN,
    }
    return [id, network]
  }),
)
