import { startedOperator } from '@/config/operator/startOperator'
import { sendBody } from './sendBody'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'

/** For an SVG that a browser shows as a document: no script runs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'"

/** GET /api/site/brand/{name}: read at the start; the name has a hash. */
export const brandFileHandler: SiteHandler = (_, res, { place }) => {
  const asset = operatorAssets().find(({ url }) => url === place)
  if (!asset) {
    sendStatus(res, 404)
    return
  }
  sendBody(res, asset.bytes, {
    headers: {
      'content-type': asset.type,
      'content-security-policy': POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}

function operatorAssets(): { type: string; bytes: Buffer; url: string }[] {
  const { logo, emailLogo, favicon, shareImage, font, app } = startedOperator()
  const logos = [logo?.onLight, logo?.onDark, emailLogo?.onLight, emailLogo?.onDark]
  const ofApp = [app.icon, app.maskableIcon, ...app.screenshots]
  return [...logos, ...ofApp, favicon, shareImage, font].filter(
    (asset) => asset !== null && asset !== undefined,
  )
}
