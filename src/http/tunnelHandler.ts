import { callerAddress } from '@/runtime/callerAddress'
import { readBody } from '@/runtime/readBody'
import { ENVELOPE_LIMIT, forwardEnvelope } from '@/server/entry/forwardEnvelope'
import type { SiteHandler } from './SiteHandler'

/** POST /monitoring-tunnel. Without bodies: Sentry's SDK looks at the status only. */
export const tunnelHandler: SiteHandler = async (req, res, { search }) => {
  const { status, headers } = await forwardEnvelope({
    query: new URLSearchParams(search),
    headers: req.headers,
    ip: callerAddress(req),
    readBody: () => readBody(req, ENVELOPE_LIMIT),
  })
  res.statusCode = status
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.setHeader('cache-control', 'no-store')
  // What was not read of a refused body is not waited for.
  if (status >= 400) res.setHeader('connection', 'close')
  res.setHeader('content-length', 0)
  res.end()
}
