import type { NextApiRequest, NextApiResponse } from 'next'

/** GET /api/site/live, for whoever restarts what hangs: 200 from any process that still answers, whatever it waits for. */
export function livenessHandler(_: NextApiRequest, res: NextApiResponse) {
  res.setHeader('cache-control', 'no-store')
  res.status(200).json({ live: true })
}
