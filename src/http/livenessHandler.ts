import type { NextApiRequest, NextApiResponse } from 'next'

/** GET /api/site/live, the liveness probe: 200 from any process that still responds, whatever it waits for. */
export function livenessHandler(_: NextApiRequest, res: NextApiResponse) {
  res.setHeader('cache-control', 'no-store')
  res.status(200).json({ live: true })
}
