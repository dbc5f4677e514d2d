import type { Sources } from '@/domain/site/contentSecurity'
import type { Vendors } from './vendors'

type All = Required<Vendors>
type Table = { [Name in keyof All]: (vendor: All[Name]) => Sources }

/** The configured host, and those that its documentation names. Where that is silent, the hosts under its own domain,
 * and the comment says so: check the browser's console after switching it on. */
const TABLE: Table = {
  // developers.google.com/tag-platform/security/guides/csp. What its tags need beside is the operator's to name (TAG_ORIGINS).
  gtm: ({ host }) => ({ script: [host], img: [host, 'https://www.googletagmanager.com'], connect: [host] }),
  // The same page, «Google Analytics 4». Google Signals would need hosts of advertising, which are left out.
  googleAnalytics: ({ host }) => ({
    script: [host, 'https://*.googletagmanager.com'],
    img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    connect: [
      ...[host, 'https://*.google-analytics.com'],
      ...['https://*.analytics.google.com', 'https://*.googletagmanager.com'],
    ],
  }),
  // Its code is part of ours; it only sends.
  mixpanel: ({ host }) => ({ connect: [host] }),
  // Where @amplitude/analytics-browser sends events of a project of this zone; nothing else is switched on.
  amplitude: ({ host, serverZone }) => ({
    script: [host],
    connect: [serverZone === 'EU' ? 'https://api.eu.amplitude.com' : 'https://api2.amplitude.com'],
  }),
  // Its documentation names no hosts for the page around the chat's frame; those seen lie under freshchat.com.
  freshchat: ({ host }) => everything(host, 'https://*.freshchat.com'),
  // Its documentation names no hosts; the tracker that main.js fetches and what it sends go to hosts under plerdy.com.
  plerdy: ({ host }) => ({ ...everything(host, 'https://*.plerdy.com'), frame: [], font: [] }),
  // A TrustBox is a frame of this host.
  trustpilot: ({ host }) => ({ script: [host], frame: [host], connect: [host] }),
  // Its documentation names no hosts; the survey is drawn in the page itself.
  satismeter: ({ host }) => everything(host, 'https://*.satismeter.com'),
  // The purchase is a frame of this host (widget.docs.mercuryo.io, «iFrame integration»).
  mercuryo: ({ host }) => ({ script: [host], frame: [host] }),
  // Its code is part of ours; features are fetched, nothing is sent, and streaming is off.
  growthBook: ({ host }) => ({ connect: [host] }),
  // The two hosts that firebase/messaging calls in a page; push messages themselves come through the browser.
  firebase: () => ({
    connect: ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'],
  }),
  // Reports go through this site's own tunnel.
  sentry: () => ({}),
  fingerprint: () => ({}),
}

const everything = (...hosts: string[]): Sources => ({
  ...{ script: hosts, connect: hosts, img: hosts },
  ...{ style: hosts, font: hosts, frame: hosts },
})

export const vendorSources = (vendors: Vendors): Sources[] =>
  (Object.keys(vendors) as (keyof All)[]).map((name) => sourcesOf(name, vendors))

function sourcesOf<Name extends keyof All>(name: Name, vendors: Partial<Pick<All, Name>>): Sources {
  const vendor = vendors[name]
  return vendor ? TABLE[name](vendor) : {}
}
