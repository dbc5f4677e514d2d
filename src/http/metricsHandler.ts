import type { NextApiRequest, NextApiResponse } from 'next'
import { mayReadMetrics } from '@/runtime/mayReadMetrics'
import { metrics } from '@/runtime/metrics'

/** GET /api/site/metrics with the bearer METRICS_TOKEN: this process in Prometheus's text format. Without the token
 * it is not found. */
export async function metricsHandler(req: NextApiRequest, res: NextApiResponse) {
  res.setHeader('cache-control', 'no-store')
  if (!mayReadMetrics(req.headers.authorization)) {
    res.status(404).end()
    return
  }
  res.setHeader('content-type', metrics.registry.contentType)
  res.status(200).send(await metrics.registry.metrics())
}
