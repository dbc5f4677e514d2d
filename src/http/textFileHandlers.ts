import type { NextApiRequest, NextApiResponse } from 'next'
import { env } from '@/config/env'
import { processSingleton } from '@/runtime/processSingleton'
import { ADDRESSES } from './addresses'

const UNCRAWLED = ADDRESSES.filter(({ isCrawled }) => isCrawled === false).map(({ path }) =>
  path.replace(/\*+$/, ''),
)

/** GET /robots.txt. Addresses with a query stay allowed, or their noindex would not be read. */
export function robotsHandler(_: NextApiRequest, res: NextApiResponse) {
  const isPublic = env.environment === 'production'
  const disallowed = isPublic ? UNCRAWLED : ['/']
  const lines = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)]
  res.setHeader('content-type', 'text/plain; charset=utf-8')
  res.setHeader('cache-control', 'public, max-age=3600')
  res.send([...lines, '', `Sitemap: ${env.siteUrl}/sitemap.xml`, ''].join('\n'))
}

/** Milliseconds. RFC 9116 §2.5.5 recommends less than a year. */
const VALIDITY = 360 * 24 * 60 * 60 * 1000

const expires = () =>
  processSingleton('securityTextExpires', () => new Date(Date.now() + VALIDITY).toISOString())

/** GET /.well-known/security.txt (RFC 9116); 404 without a contact address. */
export function securityTextHandler(_: NextApiRequest, res: NextApiResponse) {
  if (!env.contactEmail) {
    res.setHeader('cache-control', 'no-store')
    res.status(404).end()
    return
  }
  const lines = [
    `Contact: mailto:${env.contactEmail}`,
    `Expires: ${expires()}`,
    'Preferred-Languages: en',
    `Canonical: ${env.siteUrl}/.well-known/security.txt`,
  ]
  res.setHeader('content-type', 'text/plain; charset=utf-8')
  res.setHeader('cache-control', 'public, max-age=3600')
  res.send(`${lines.join('\n')}\n`)
}
