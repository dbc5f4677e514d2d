import { FIREBASE } from './firebaseHosts'
import { SCRIPTS, startScriptVendors, type Vendor } from './scriptVendors'
import { startVendorServer } from './vendorServers'

/** What each script does beside its own work, as the vendors say theirs do: it calls its host, shows a picture, a
 * frame. */
const DEEDS = {
  ask: "fetch(own + '/asked')",
  show: "new Image().src = own + '/seen.gif'",
  frame:
    "var frame = document.createElement('iframe'); frame.src = own + '/frame'; document.body.append(frame)",
  style:
    "var style = document.createElement('style'); style.textContent = 'p{}'; document.head.append(style)",
  part: "var part = document.createElement('script'); part.src = own + '/part.js'; document.head.append(part)",
}
type Deed = keyof typeof DEEDS

const DONE_BY: Record<Vendor, Deed[]> = {
  gtm: ['ask', 'show', 'part'],
  googleAnalytics: ['ask', 'part'],
  amplitude: ['part'],
  plerdy: ['ask', 'show', 'part', 'style'],
  freshchat: ['ask', 'show', 'part', 'frame', 'style'],
  satismeter: ['ask', 'show', 'frame', 'style'],
  trustpilot: ['ask', 'frame'],
  mercuryo: ['frame'],
}

/** Every outside service at once, played on this machine, and the environment that sends a site to them. */
export async function startAllVendors() {
  const scripts = await startScriptVendors()
  for (const [vendor, path] of Object.entries(SCRIPTS) as [Vendor, string][]) {
    const deeds = DONE_BY[vendor].map((deed) => `;(() => { ${DEEDS[deed]} })()`).join('')
    const { script } = scripts.routes[path] as { script: string }
    scripts.routes[path] = {
      script: `${script}\n;(() => { var own = document.currentScript.src.match(/^\\w+:..[^/]+/)[0]${deeds} })()`,
    }
  }
  scripts.routes['/part.js'] = { script: 'window.vendorParts = (window.vendorParts ?? 0) + 1' }
  scripts.routes['/asked'] = { body: 'heard' }
  const html = { 'content-type': 'text/html' }
  scripts.routes['/frame'] = { headers: html, body: '<!DOCTYPE html><p>A frame</p>' }
  const others = await startVendorServer({
    '/track/': { body: '1' },
    '/record/': { headers: { 'content-type': 'application/json' }, body: '{"code":200,"status":"OK"}' },
    '/api/features/sdk-e2e': { body: '{"status":200,"features":{"exchange-v2":{"defaultValue":false}}}' },
    '/api/3/envelope/': {},
  })
  return {
    scripts,
    others,
    environment: {
      ...scripts.environment,
      ...FIREBASE,
      ...{ MIXPANEL_TOKEN: 'e2e-token', MIXPANEL_HOST: others.origin },
      ...{ GROWTHBOOK_CLIENT_KEY: 'sdk-e2e', GROWTHBOOK_HOST: others.origin },
      SENTRY_DSN: `${others.origin.replace('//', '//abc@')}/3`,
    },
    close: async () => {
      await scripts.close()
      await others.close()
    },
  }
}
export type AllVendors = Awaited<ReturnType<typeof startAllVendors>>
