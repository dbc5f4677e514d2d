import type { Page } from '@playwright/test'
import { startVendorServer, type ReceivedRequest, type Routes } from './vendorServers'

/** Notes a call where a test can read it. */
const NOTE = 'var note = (...call) => (window.vendorCalls ??= []).push(JSON.parse(JSON.stringify(call)));'

/** A chat that is to be seen, as long as nobody hides it. */
const CHAT = `${NOTE}
var bubble = document.createElement('div'); bubble.textContent = 'Chat with us'; bubble.style.position = 'fixed'
var heard = {}
window.fcWidget = {
  init: (settings) => { note('freshchat.init', settings)
    setTimeout(() => { document.body.append(bubble); heard['widget:loaded']?.() }, 50) },
  on: (event, listen) => { heard[event] = listen },
  hide: () => { bubble.hidden = true }, show: () => { bubble.hidden = false },
  user: { setFirstName: (name) => note('freshchat.name', name), setLocale: (locale) => note('freshchat.locale', locale) },
}`

/** As the real one, it fetches its tracker later: a first try finds nothing. */
const HEATMAP = `${NOTE}
setTimeout(() => { window.sendDataForInitPlerdy = () => note('plerdy.send', window.plerdysendData) }, 2500)`

const REVIEWS = `${NOTE}
window.Trustpilot = { loadFromElement: (element) => {
  note('trustpilot.load', { ...element.dataset }); element.replaceChildren(document.createElement('iframe')) } }`

const CARD = `window.mercuryoWidget = { run: ({ host, ...settings }) => { host.textContent = JSON.stringify(settings) } }`

/** What Mercuryo sells. */
const CARD_API = '/mercuryo/v1.6'
const json = (data: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ status: 200, data }),
})
const CARD_ROUTES: Routes = {
  [`${CARD_API}/lib/currencies`]: json({
    config: {
      crypto_currencies: [{ currency: 'BTC', network: 'BITCOIN', contract: '', widget_onramp_enabled: true }],
    },
  }),
  [`${CARD_API}/public/currency-limits`]: json({
    BTC: { min: '0.0005', max: '2' },
    EUR: { min: '25', max: '100000' },
  }),
}

export const SCRIPTS = {
  gtm: '/gtm.js',
  googleAnalytics: '/gtag/js',
  amplitude: '/script/amplitude-key.js',
  plerdy: '/public/js/click/main.js',
  freshchat: '/js/widget.js',
  satismeter: '/satismeter.js',
  trustpilot: '/bootstrap/v5/tp.widget.bootstrap.min.js',
  mercuryo: '/embed.2.0.js',
}
export type Vendor = keyof typeof SCRIPTS

const script = (text: string) => ({ script: text })

/** Scripts with the vendors' own globals, which record their calls instead of sending them anywhere. */
const working = (): Routes => ({
  [SCRIPTS.gtm]: script('window.google_tag_manager = {}'),
  [SCRIPTS.googleAnalytics]: script('window.google_tag_manager = {}'),
  [SCRIPTS.amplitude]: script(`${NOTE}
    window.amplitude = { init: (...all) => note('amplitude.init', ...all), track: (...all) => note('amplitude.track', ...all) }`),
  [SCRIPTS.plerdy]: script(HEATMAP),
  [SCRIPTS.freshchat]: script(CHAT),
  [SCRIPTS.satismeter]: script(`${NOTE} window.satismeter = (settings) => note('satismeter', settings)`),
  [SCRIPTS.trustpilot]: script(REVIEWS),
  [SCRIPTS.mercuryo]: script(CARD),
  ...CARD_ROUTES,
})

/** All the script hosts on one, and the environment that sends a site there. */
export async function startScriptVendors() {
  const server = await startVendorServer(working())
  const hosts = Object.fromEntries(
    ['GTM', 'GA', 'AMPLITUDE', 'PLERDY', 'FRESHCHAT', 'SATISMETER', 'TRUSTPILOT', 'MERCURYO'].map((name) => [
      `${name}_HOST`,
      server.origin,
    ]),
  )
  const environment = {
    ...hosts,
    GTM_ID: 'GTM-TEST',
    GA_ID: 'G-TEST',
    AMPLITUDE_KEY: 'amplitude-key',
    PLERDY_SITE_HASH: 'plerdy-hash',
    PLERDY_USER_ID: '42',
    FRESHCHAT_TOKEN: 'freshchat-token',
    SATISMETER_KEY: 'satismeter-key',
    TRUSTPILOT_BUSINESS_UNIT: 'unit-1',
    MERCURYO_WIDGET_ID: 'widget-1',
    MERCURYO_SECRET: 'secret-1',
    MERCURYO_API_URL: `${server.origin}${CARD_API}`,
  }
  const mend = () => Object.assign(server.routes, working())
  return { ...server, environment, mend, requestsTo: (vendor: Vendor) => server.to(SCRIPTS[vendor]) }
}

/** The back end at `origin` as one with real money: what it answers no longer says that it is a sandbox. */
export const startRealApi = (origin: string) =>
  startVendorServer({
    '/*': async ({ method, path, query, headers, body }: ReceivedRequest) => {
      const request = { method, headers: plain(headers), ...(body.length && { body: new Uint8Array(body) }) }
      const response = await fetch(`${origin}${path}?${query.toString()}`, request)
      const text = (await response.text()).replace(/,?"sandbox":true/, '')
      return { status: response.status, headers: { 'content-type': 'application/json' }, body: text }
    },
  })

/** Without what belongs to the one connection it came over. */
const plain = (headers: ReceivedRequest['headers']) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !/^(host|connection|content-length|accept-encoding)$/.test(name)
        ? [[name, value]]
        : [],
    ),
  )

/** The recorded calls of a page's scripts, as [what, ...with what]. */
export const callsIn = (page: Page) =>
  page.evaluate(() => (window as { vendorCalls?: [string, ...unknown[]][] }).vendorCalls ?? [])
