import type { Sources } from '@/domain/site/contentSecurity'
import { vendorSources } from '@/domain/vendor/vendorSources'
import { walletSources } from '@/domain/wallet/walletSources'
import { publicEnv } from './publicEnv'
import { readVendors } from './vendors'
import { readWalletSettings } from './walletSettings'

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
