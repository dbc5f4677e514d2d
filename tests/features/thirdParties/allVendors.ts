import type { Vendors } from '@/domain/vendor/vendors'
import { aHost } from '../../integrations/vendorScript'

/** Every script vendor at one host of their own, with the addresses of their scripts. */
export function allVendors() {
  const host = aHost()
  const vendors = {
    gtm: { id: 'GTM-1', host },
    googleAnalytics: { id: 'G-1', host },
    amplitude: { key: 'key-1', host, serverZone: 'US' },
    plerdy: { siteHash: 'hash-1', userId: '42', host },
    freshchat: { token: 'token-1', host },
    satismeter: { key: 'key-2', host },
    trustpilot: { businessUnitId: 'unit-1', templateId: 'template-1', host },
  } satisfies Vendors
  const src = {
    gtm: `${host}/gtm.js?id=GTM-1`,
    googleAnalytics: `${host}/gtag/js?id=G-1`,
    amplitude: `${host}/script/key-1.js`,
    plerdy: `${host}/public/js/click/main.js`,
    freshchat: `${host}/js/widget.js`,
    satismeter: `${host}/satismeter.js`,
    trustpilot: `${host}/bootstrap/v5/tp.widget.bootstrap.min.js`,
  }
  return { vendors, src }
}
