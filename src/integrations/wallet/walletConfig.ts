import type { Chain } from 'viem'
import { createConfig, createStorage, type Config } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import { walletMemory } from '@/browser/storage/walletMemory'
import { chainsOf, type WalletSettings } from '@/domain/wallet/walletSettings'
import { chainClient, viemChain } from './viemChains'
import { walletConnectConnector } from './walletConnectConnector'

let config: Config | null = null

/** Once per site load. Wallets announce themselves (EIP-6963); else the window's is used. */
export function walletConfig(settings: WalletSettings): Config {
  const chains = Object.values(chainsOf(settings)).map(viemChain)
  const { walletConnect } = settings
  config ??= createConfig({
    chains: chains as [Chain, ...Chain[]],
    client: ({ chain }) => chainClient(chain),
    connectors: [injected(), ...(walletConnect ? [walletConnectConnector(walletConnect)] : [])],
    multiInjectedProviderDiscovery: true,
    storage: createStorage({ storage: walletMemory }),
  })
  return config
}
