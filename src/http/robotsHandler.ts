import type { NextApiRequest, NextApiResponse } from 'next'
import { env } from '@/config/env'

/** GET /robots.txt. Addresses with a query may be fetched, because only then their noindex is read. */
export function robotsHandler(_: NextApiRequest, res: NextApiResponse) {
  const isPublic = env.environment === 'production'
  const closed = isPublic ? ['/api/', '/auth-service/', '/monitoring-tunnel'] : ['/']
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  res.setHeader('content-type', 'text/plain; charset=utf-8')
  res.setHeader('cache-control', 'public, max-age=3600')
  res.send([...lines, '', `Sitemap: ${env.siteUrl}/sitemap.xml`, ''].join('\n'))
}
