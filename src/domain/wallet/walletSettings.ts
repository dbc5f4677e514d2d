import { EVM_CHAINS, type EvmChain } from './evmChains'
import type { WalletConnectSettings } from './walletConnect'

export type SandboxChain = {
  network: string
  chainId: number
  name: string
  rpcUrl: string
  depositAddress: string
  tokens: Record<string, string>
}

export type WalletSettings = {
  rpcUrls: Record<string, string>
  sandboxChain: SandboxChain | null
  walletConnect: WalletConnectSettings | null
}

type ChainSettings = Pick<WalletSettings, 'rpcUrls' | 'sandboxChain'>

export const settingsOf = ({
  sandbox,
  wallet,
}: {
  sandbox: boolean
  wallet: WalletSettings
}): WalletSettings => (sandbox ? wallet : { ...wallet, sandboxChain: null })

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
