import type { NextApiRequest, NextApiResponse } from 'next'
import { startedOperator } from '@/config/operator/startOperator'

/** Should a browser ever show one as a document: a drawing that draws, and does nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'"

/** GET /api/site/brand/{name}: a file of the operator's overlay folder, as it was at the start; its name has a hash. */
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

/** The files of the overlay folder that pages may load. */
export function operatorAssets(): { type: string; bytes: Buffer; url: string }[] {
  const { logo, emailLogo, favicon, shareImage, font } = startedOperator()
  const logos = [logo?.onLight, logo?.onDark, emailLogo?.onLight, emailLogo?.onDark]
  return [...logos, favicon, shareImage, font].filter((asset) => asset !== null && asset !== undefined)
}
