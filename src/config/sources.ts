import type { Sources } from '@/domain/contentSecurity'
import { vendorSources } from '@/domain/vendorSources'
import { walletSources } from '@/domain/walletSources'
import { env } from './env'
import { safeOrigin } from './safeOrigin'
import { readVendors } from './vendors'
import { readWalletSettings } from './walletSettings'

/** Everybody whom the pages of this operator may know, read anew at each call. @throws Error for what is no safe origin */
export const readSources = (): Sources[] => [
  ...vendorSources(readVendors()),
  walletSources(readWalletSettings()),
  { img: [...logoOrigin(), ...origins(env.imageOrigins)] },
  // Without the tag manager there are no tags.
  ...(env.gtmId ? [tagSources(origins(env.tagOrigins))] : []),
]

/** A tag may be anything but a style of ours. */
const tagSources = (hosts: string[]): Sources => ({ script: hosts, connect: hosts, img: hosts, frame: hosts })

/** None where the logo is a path of this site or carries itself. */
function logoOrigin(): string[] {
  const isElsewhere = /^([a-z][a-z\d+.-]*:)?\/\//i.test(env.brandLogo)
  return isElsewhere ? [safeOrigin(new URL(env.brandLogo, 'https://site').href)] : []
}

const origins = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map(safeOrigin)
