import { failedReadinessChecks } from '@/runtime/readiness'
import { mayReadMetrics } from '@/runtime/mayReadMetrics'
import { metrics } from '@/runtime/metrics'
import { release } from '@/runtime/release'
import { sendBody, sendJson } from './sendBody'
import { sendStatus } from './sendStatus'
import type { SiteHandler } from './SiteHandler'

/** GET /api/site/live: 200 from any process that still responds. */
export const livenessHandler: SiteHandler = (_, res) => {
  sendJson(res, { live: true })
}

/** GET /api/site/ready: 200 once all pages are cached and the database responds; 503 before and during shutdown. */
export const readinessHandler: SiteHandler = async (_, res) => {
  const missing = await failedReadinessChecks()
  sendJson(res, { ready: missing.length === 0, missing }, { status: missing.length === 0 ? 200 : 503 })
}

/** GET /api/site/version; `commit` is null where unknown. */
export const versionHandler: SiteHandler = (_, res) => {
  sendJson(res, release())
}

/** GET /api/site/metrics, Prometheus's text format. Without the bearer METRICS_TOKEN it is not found. */
export const metricsHandler: SiteHandler = async (req, res) => {
  if (!mayReadMetrics(req.headers.authorization)) {
    sendStatus(res, 404)
    return
  }
  sendBody(res, await metrics.registry.metrics(), {
    headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
  })
}
