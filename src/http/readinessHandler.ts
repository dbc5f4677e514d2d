import type { NextApiRequest, NextApiResponse } from 'next'
import { failedReadinessChecks } from '@/runtime/readiness'

/** GET /api/site/ready, the readiness probe: 200 once every page is in the page cache and the database responds; 503
 * until then, and again during shutdown. `missing` names the failed checks. */
export async function readinessHandler(_: NextApiRequest, res: NextApiResponse) {
  const missing = await failedReadinessChecks()
  res.setHeader('cache-control', 'no-store')
  res.status(missing.length === 0 ? 200 : 503).json({ ready: missing.length === 0, missing })
}
