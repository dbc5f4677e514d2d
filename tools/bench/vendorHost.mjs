import { once } from 'node:events'
import { createServer } from 'node:http'

/** Stands under every name a vendor's script would leave in the page, answers to everything and does nothing. */
const SCRIPT = `(function(){var nothing=new Proxy(function(){},{get:function(_,name){
return name==='then'?undefined:nothing},apply:function(){return undefined}});
['google_tag_manager','fcWidget','amplitude','Trustpilot','satismeter','mercuryoWidget'].forEach(function(name){window[name]=nothing})})()`

/** Plays every outside service on one loopback port, so that what is measured is our own code and the real SDKs. */
export async function serveVendors() {
  const server = createServer((request, response) => {
    request.resume()
    const isScript = request.url.split('?')[0].endsWith('.js') || request.url.startsWith('/gtag/js')
    response.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    })
    response.end(isScript ? SCRIPT : '{"status":200,"features":{}}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${server.address().port}`
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { variables: everyVendor(origin), stop }
}

/** A site with all of them on, each at the same host. */
function everyVendor(origin) {
  const named = {
    ...{ GTM_ID: 'GTM-BENCH', GA_ID: 'G-BENCH', MIXPANEL_TOKEN: 'bench', AMPLITUDE_KEY: 'bench' },
    ...{ FRESHCHAT_TOKEN: 'bench', PLERDY_SITE_HASH: 'bench', TRUSTPILOT_BUSINESS_UNIT: 'bench' },
    ...{
      SATISMETER_KEY: 'bench',
      MERCURYO_WIDGET_ID: 'bench',
      MERCURYO_SECRET: 'bench',
      GROWTHBOOK_CLIENT_KEY: 'sdk-bench',
    },
  }
  const hosts = ['GTM', 'GA', 'MIXPANEL', 'AMPLITUDE', 'FRESHCHAT', 'PLERDY', 'TRUSTPILOT', 'SATISMETER']
  hosts.push('MERCURYO', 'GROWTHBOOK')
  return {
    ...named,
    ...Object.fromEntries(hosts.map((host) => [`${host}_HOST`, origin])),
    SENTRY_DSN: `${origin.replace('//', '//bench@')}/3`,
  }
}
