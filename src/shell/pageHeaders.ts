import { publicEnv } from '@/config/publicEnv'
import { transportSecurity } from '@/config/transportSecurity'
import { readVendors } from '@/config/vendors'
import { readWalletSettings } from '@/config/walletSettings'
import { pagePolicy, type Sources, widgetPolicy } from '@/domain/site/contentSecurity'
import { vendorSources } from '@/domain/vendor/vendorSources'
import { walletConnectOrigins } from '@/domain/wallet/walletConnect'
import { chainsOf, type WalletSettings } from '@/domain/wallet/walletSettings'
import { inlineScripts } from './inlineScripts'

type Headers = Readonly<Record<string, string>>

const cache = new Map<string, Headers>()
const cached = (key: string, make: () => Headers): Headers => {
  const headers = cache.get(key) ?? make()
  cache.set(key, headers)
  return headers
}

/** Those that do not depend on the operator's environment are in http/fixedHeaders.ts. */
export const pageHeaders = (): Headers =>
  cached('page', () => ({
    ...transportSecurity(),
    'permissions-policy': permissionsPolicy(readVendors().mercuryo?.host),
    // The development server makes scripts out of text, to show changes at once.
    ...(process.env.NODE_ENV !== 'development' && { 'content-security-policy': policy() }),
  }))

/** No outside service is loaded on the desk, so none is allowed. */
export const deskHeaders = (): Headers =>
  cached('desk', () => ({
    ...pageHeaders(),
    'permissions-policy': permissionsPolicy(undefined),
    ...(process.env.NODE_ENV !== 'development' && { 'content-security-policy': policy([]) }),
  }))

/** Of a widget: framed by these origins and this site, with nothing of others in it. */
export const widgetHeaders = (origins: readonly string[]): Headers => ({
  'permissions-policy': permissionsPolicy(undefined, ['clipboard-write']),
  ...(process.env.NODE_ENV !== 'development' && {
    'content-security-policy': widgetPolicy(Object.values(inlineScripts), origins, isEncrypted()),
  }),
})

export const dataHeaders = (): Headers => cached('data', transportSecurity)

const policy = (sources = readSources()) =>
  pagePolicy({
    inlineScripts: Object.values(inlineScripts),
    sources,
    isEncrypted: isEncrypted(),
  })

const isEncrypted = () => publicEnv.siteUrl.startsWith('https://')

/** What no page of ours uses, and no frame in it may. */
const NOBODYS = [
  ...['accelerometer', 'browsing-topics', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'midi', 'serial', 'usb'],
]

const OURS = ['camera', 'clipboard-write', 'fullscreen']
/** A card purchase may check identities and pay by phone; its makers name no features, others in their trade these. */
const OF_CARDS = ['camera', 'clipboard-write', 'fullscreen', 'microphone', 'payment']

/** `cardOrigin`: only where purchases by card are configured. */
export function permissionsPolicy(cardOrigin: string | undefined, ours = OURS): string {
  const used = [...new Set([...OURS, ...OF_CARDS])].map((feature) => {
    const own = ours.includes(feature) ? ['self'] : []
    const cards = cardOrigin && OF_CARDS.includes(feature) ? [`"${cardOrigin}"`] : []
    return `${feature}=(${[...own, ...cards].join(' ')})`
  })
  return [...NOBODYS.map((feature) => `${feature}=()`), ...used].join(', ')
}

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

/** The node of every chain, and the relay between pages and wallets of other devices. */
const walletSources = (settings: WalletSettings): Sources => {
  const relay = walletConnectOrigins(settings.walletConnect)
  const nodes = Object.values(chainsOf(settings)).map(({ rpcUrl }) => new URL(rpcUrl).origin)
  return { connect: [...nodes, ...relay.connect], frame: relay.frame }
}
