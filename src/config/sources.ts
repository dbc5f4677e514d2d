import type { Sources } from '@/domain/site/contentSecurity'
import { vendorSources } from '@/domain/vendor/vendorSources'
import { publicEnv } from './publicEnv'
import { readVendors } from './vendors'
import { readWalletSettings } from './walletSettings'
import { walletConnectOrigins } from '@/domain/wallet/walletConnect'
import { chainsOf, type WalletSettings } from '@/domain/wallet/walletSettings'

/** Everybody whom the pages of this operator may know, read anew at each call. */
export const readSources = (): Sources[] => [
  ...vendorSources(readVendors()),
  walletSources(readWalletSettings()),
  { img: [...logoOrigin(), ...publicEnv.imageOrigins] },
  ...(publicEnv.gtmId ? [tagSources(publicEnv.tagOrigins)] : []),
]

const tagSources = (hosts: string[]): Sources => ({ script: hosts, connect: hosts, img: hosts, frame: hosts })

function logoOrigin(): string[] {
  const isElsewhere = /^([a-z][a-z\d+.-]*:)?\/\//i.test(publicEnv.brandLogo)
  return isElsewhere ? [new URL(publicEnv.brandLogo, 'https://site').origin] : []
}

/** Hosts that wallets need: the node of every chain, and the relay between pages and wallets of other devices. */
const walletSources = (settings: WalletSettings): Sources => {
  const relay = walletConnectOrigins(settings.walletConnect)
  const nodes = Object.values(chainsOf(settings)).map(({ rpcUrl }) => new URL(rpcUrl).origin)
  return { connect: [...nodes, ...relay.connect], frame: relay.frame }
}
