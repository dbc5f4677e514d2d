import { env } from '@/config/env'
import { sendJson } from './sendBody'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'

/** GET /.well-known/assetlinks.json (Digital Asset Links): which Android package may show this site as an app. 404 without one. */
export const assetLinksHandler: SiteHandler = (_, res) => {
  if (!env.androidApp) {
    sendStatus(res, 404)
    return
  }
  const target = {
    namespace: 'android_app',
    package_name: env.androidApp,
    sha256_cert_fingerprints: env.androidAppFingerprints.split(',').map((text) => text.trim().toUpperCase()),
  }
  const links = [{ relation: ['delegate_permission/common.handle_all_urls'], target }]
  sendJson(res, links, { headers: { 'cache-control': 'public, max-age=3600' } })
}
