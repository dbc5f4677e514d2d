import type { NextApiRequest, NextApiResponse } from 'next'
import { failedReadinessChecks } from '@/runtime/readiness'

/**
 * GET /api/site/ready, the readiness probe: 200 once every page is in the page cache and the database
 * answers; 503 until then, and again as soon as this process was told to end. `missing` names what is not there.
 */
export async function readinessHandler(_: NextApiRequest, res: NextApiResponse) {
  const missing = await failedReadinessChecks()
  res.setHeader('cache-control', 'no-store')
  res.status(missing.length === 0 ? 200 : 503).json({ ready: missing.length === 0, missing })
}
