import type { NextApiRequest, NextApiResponse } from 'next'
import { failedReadinessChecks } from '@/runtime/readiness'
import { mayReadMetrics } from '@/runtime/mayReadMetrics'
import { metrics } from '@/runtime/metrics'
import { release } from '@/runtime/release'

/** GET /api/site/live: 200 from any process that still responds. */
export function livenessHandler(_: NextApiRequest, res: NextApiResponse) {
  res.setHeader('cache-control', 'no-store')
  res.status(200).json({ live: true })
}

/** GET /api/site/ready: 200 once all pages are cached and the database responds; 503 before and during shutdown. */
export async function readinessHandler(_: NextApiRequest, res: NextApiResponse) {
  const missing = await failedReadinessChecks()
  res.setHeader('cache-control', 'no-store')
  res.status(missing.length === 0 ? 200 : 503).json({ ready: missing.length === 0, missing })
}

/** GET /api/site/version; `commit` is null where unknown. */
export function versionHandler(_: NextApiRequest, res: NextApiResponse) {
  res.setHeader('cache-control', 'no-store')
  res.status(200).json(release())
}

/** GET /api/site/metrics, Prometheus's text format. Without the bearer METRICS_TOKEN it is not found. */
export async function metricsHandler(req: NextApiRequest, res: NextApiResponse) {
  res.setHeader('cache-control', 'no-store')
  if (!mayReadMetrics(req.headers.authorization)) {
    res.status(404).end()
    return
  }
  res.setHeader('content-type', metrics.registry.contentType)
  res.status(200).send(await metrics.registry.metrics())
}
