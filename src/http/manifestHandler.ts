import type { NextApiRequest, NextApiResponse } from 'next'
import { operatorIcon, operatorManifestColors } from '@/config/operator/operatorStyle'
import { readSite } from '@/config/site'

const OWN_ICONS = [
  { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
]

/** GET /site.webmanifest (W3C Web Application Manifest). No offline app, so the browser's controls stay. */
export function manifestHandler(_: NextApiRequest, res: NextApiResponse) {
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
  res.setHeader('content-type', 'application/manifest+json')
  res.setHeader('cache-control', 'public, max-age=3600')
  res.send(JSON.stringify(manifest))
}
