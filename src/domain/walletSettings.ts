import { EVM_CHAINS, type EvmChain } from './evmChains'
import type { WalletConnectSettings } from './walletConnect'

/** A chain of no real money that stands in for a network of the sandbox. */
export type SandboxChain = {
  /** The network it stands in for, such as `eth`. */
  network: string
  chainId: number
  name: string
  rpcUrl: string
  /** Where the sandbox takes deposits on it. */
  depositAddress: string
  /** Contracts on it by ticker and network: `usdt-eth`. */
  tokens: Record<string, string>
}

/** What the operator says of chains; every browser sees it. */
export type WalletSettings = {
  /** Addresses of nodes by chain id, in place of the public ones. */
  rpcUrls: Record<string, string>
  sandboxChain: SandboxChain | null
  /** Null where wallets of other devices cannot be connected. */
  walletConnect: WalletConnectSettings | null
}

type ChainSettings = Pick<WalletSettings, 'rpcUrls' | 'sandboxChain'>

/** What counts on this site: a stand-in only where no real money moves. */
export const settingsOf = ({
  sandbox,
  wallet,
}: {
  sandbox: boolean
  wallet: WalletSettings
}): WalletSettings => (sandbox ? wallet : { ...wallet, sandboxChain: null })

/** The chains of all networks, as the operator has them. */
export function chainsOf({ rpcUrls, sandboxChain }: ChainSettings): Record<string, EvmChain> {
  const chains = Object.fromEntries(
    Object.entries(EVM_CHAINS).map(([network, chain]) => [
      network,
      { ...chain, rpcUrl: rpcUrls[chain.id] ?? chain.rpcUrl },
    ]),
  )
  if (!sandboxChain) return chains
  const { network, chainId: id, name, rpcUrl } = sandboxChain
  const coin = chains[network]?.coin ?? ''
  return { ...chains, [network]: { id, name, coin, rpcUrl, explorer: null } }
}
