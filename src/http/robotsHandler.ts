import type { NextApiRequest, NextApiResponse } from 'next'
import { env } from '@/config/env'
import { ADDRESSES } from './addresses'

const UNCRAWLED = ADDRESSES.filter(({ isCrawled }) => isCrawled === false).map(({ path }) =>
  path.replace(/\*+$/, ''),
)

/** GET /robots.txt. Addresses with a query may be fetched, because only then their noindex is read. */
export function robotsHandler(_: NextApiRequest, res: NextApiResponse) {
  const isPublic = env.environment === 'production'
  const disallowed = isPublic ? UNCRAWLED : ['/']
  const lines = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)]
  res.setHeader('content-type', 'text/plain; charset=utf-8')
  res.setHeader('cache-control', 'public, max-age=3600')
  res.send([...lines, '', `Sitemap: ${env.siteUrl}/sitemap.xml`, ''].join('\n'))
}
