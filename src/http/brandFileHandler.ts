import type { NextApiRequest, NextApiResponse } from 'next'
import { startedOperator } from '@/config/operator/startOperator'

/** For an SVG that a browser shows as a document: no script runs. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'"

/** GET /api/site/brand/{name}: read at the start; the name has a hash. */
export function brandFileHandler({ query }: NextApiRequest, res: NextApiResponse) {
  const asset = operatorAssets().find(({ url }) => url.endsWith(`/${String(query.name)}`))
  if (!asset) {
    res.setHeader('cache-control', 'no-store')
    return void res.status(404).end()
  }
  res.setHeader('content-type', asset.type)
  res.setHeader('content-security-policy', POLICY)
  res.setHeader('cross-origin-resource-policy', 'cross-origin')
  res.setHeader('cache-control', 'public, max-age=31536000, immutable')
  res.status(200).send(asset.bytes)
}

export function operatorAssets(): { type: string; bytes: Buffer; url: string }[] {
  const { logo, emailLogo, favicon, shareImage, font } = startedOperator()
  const logos = [logo?.onLight, logo?.onDark, emailLogo?.onLight, emailLogo?.onDark]
  return [...logos, favicon, shareImage, font].filter((asset) => asset !== null && asset !== undefined)
}
