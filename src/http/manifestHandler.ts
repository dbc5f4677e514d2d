import { operatorIcon, operatorManifestColors } from '@/config/operator/operatorStyle'
import { readSite } from '@/config/site'
import { sendBody } from './sendBody'
import type { SiteHandler } from './SiteHandler'

const OWN_ICONS = [
  { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
]

/** GET /site.webmanifest (W3C Web Application Manifest). No offline app, so the browser's controls stay. */
export const manifestHandler: SiteHandler = (_, res) => {
  const { name } = readSite().brand
  const icon = operatorIcon()
  const manifest = {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    ...operatorManifestColors(),
    icons: icon ? [{ src: icon.url, type: icon.type, sizes: 'any' }] : OWN_ICONS,
  }
  sendBody(res, JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
