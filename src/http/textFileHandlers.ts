import { env } from '@/config/env'
import { ADDRESSES } from './addresses'
import { sendBody } from './sendBody'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'

const UNCRAWLED = ADDRESSES.filter(({ isCrawled }) => isCrawled === false).map(({ path }) =>
  path.replace(/\*+$/, ''),
)

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }

/** GET /robots.txt. Addresses with a query stay allowed, or their noindex would not be read. */
export const robotsHandler: SiteHandler = (_, res) => {
  const isPublic = env.environment === 'production'
  const disallowed = isPublic ? UNCRAWLED : ['/']
  const lines = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)]
  sendBody(res, [...lines, '', `Sitemap: ${env.siteUrl}/sitemap.xml`, ''].join('\n'), { headers: TEXT })
}

/** Milliseconds. RFC 9116 §2.5.5 recommends less than a year. */
const VALIDITY = 360 * 24 * 60 * 60 * 1000

const expires = new Date(Date.now() + VALIDITY).toISOString()

/** GET /.well-known/security.txt (RFC 9116); 404 without a contact address. */
export const securityTextHandler: SiteHandler = (_, res) => {
  if (!env.contactEmail) {
    sendStatus(res, 404)
    return
  }
  const lines = [
    `Contact: mailto:${env.contactEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${env.siteUrl}/.well-known/security.txt`,
  ]
  sendBody(res, `${lines.join('\n')}\n`, { headers: TEXT })
}
