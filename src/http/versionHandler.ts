import type { NextApiRequest, NextApiResponse } from 'next'
import { release } from '@/runtime/release'

/** GET /api/site/version: which release this process serves; `commit` is null where nothing names it. */
export function versionHandler(_: NextApiRequest, res: NextApiResponse) {
  res.setHeader('cache-control', 'no-store')
  res.status(200).json(release())
}
