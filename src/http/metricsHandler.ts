import { createHash, timingSafeEqual } from 'node:crypto'
import type { NextApiRequest, NextApiResponse } from 'next'
import { env } from '@/config/env'
import { metrics } from '@/runtime/metrics'

/** GET /api/site/metrics with the bearer METRICS_TOKEN: this process in Prometheus's text format. Without the token
 * it is not found. */
export async function metricsHandler(req: NextApiRequest, res: NextApiResponse) {
  res.setHeader('cache-control', 'no-store')
  if (!mayRead(req.headers.authorization)) {
    res.status(404).end()
    return
  }
  res.setHeader('content-type', metrics.registry.contentType)
  res.status(200).send(await metrics.registry.metrics())
}

function mayRead(authorization = ''): boolean {
  if (!env.metricsToken) return false
  // Hashes have one length, and comparing them takes one time.
  const [given, wanted] = [authorization, `Bearer ${env.metricsToken}`].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return Boolean(given && wanted && timingSafeEqual(given, wanted))
}
