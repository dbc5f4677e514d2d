import type { NextApiRequest, NextApiResponse } from 'next'
import { isWarm } from './warmth'

/**
 * GET /api/site/ready, for whoever sends visitors here: 200 once every page is in the page cache, until then 503. A site
 * that is not ready answers correctly, only more slowly.
 */
export function readyDoor(_: NextApiRequest, res: NextApiResponse) {
  const ready = isWarm()
  res.setHeader('cache-control', 'no-store')
  res.status(ready ? 200 : 503).json({ ready })
}
