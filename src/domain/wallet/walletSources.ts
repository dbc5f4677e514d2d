import type { Sources } from '@/domain/site/contentSecurity'
import { walletConnectOrigins } from './walletConnect'
import { chainsOf, type WalletSettings } from './walletSettings'

/** Hosts that wallets need: the node of every chain, and the relay between pages and wallets of other devices. */
export const walletSources = (settings: WalletSettings): Sources => {
  const relay = walletConnectOrigins(settings.walletConnect)
  const nodes = Object.values(chainsOf(settings)).map(({ rpcUrl }) => new URL(rpcUrl).origin)
  return { connect: [...nodes, ...relay.connect], frame: relay.frame }
}
