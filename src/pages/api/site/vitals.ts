import type { NextApiHandler } from 'next'
import { createRouteLabel, readManifest } from '@/http/requestPath'
import { makeVitalsHandler } from '@/server/monitoring/makeVitalsHandler'

let handler: NextApiHandler | null = null

// The manifest exists once the build has ended, which loads this file too.
const vitals: NextApiHandler = (req, res) => {
  handler ??= makeVitalsHandler(createRouteLabel(readManifest()))
  return handler(req, res)
}

export default vitals
export const config = { api: { bodyParser: { sizeLimit: '1kb' } } }
