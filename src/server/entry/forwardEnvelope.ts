import type { IncomingHttpHeaders } from 'node:http'
import { env } from '@/config/env'
import * as timings from '@/config/timings'
import { dsnOf, type Dsn } from '@/domain/vendor/dsn'
import { secondsToWait } from '@/server/kernel/limits'
import { logFailure } from '@/runtime/log'
import { envelopeOf } from './envelopeOf'

/** Bytes. An error has some 20 kB, a trace or a profile up to a few hundred. */
export const ENVELOPE_LIMIT = 1024 * 1024

type Call = {
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** For the limit only; neither logged nor passed on. */
  ip: string
  readBody: () => Promise<Buffer | null>
}
type Answer = { status: number; headers: Record<string, string> }

/** Sentry's SDK obeys them. */
const PASSED_BACK = ['retry-after', 'x-sentry-rate-limits']

/** No open proxy: the target is never read from the call; no cookies or headers of the caller are passed on. */
export async function forwardEnvelope(call: Call): Promise<Answer> {
  const dsn = dsnOf(env.sentryDsn)
  if (!dsn) return refusal(404)
  if (call.headers['sec-fetch-site'] === 'cross-site' || !isFor(dsn, call.query)) return refusal(403)
  // Sentry's SDK does not compress; a compressed one could not be looked at.
  if (call.headers['content-encoding']) return refusal(400)
  const wait = await secondsToWait('reports', call.ip)
  if (wait > 0) return refusal(429, { 'retry-after': String(wait) })
  const body = await call.readBody()
  if (!body) return refusal(413)
  const envelope = envelopeOf(body)
  if (!envelope) return refusal(400)
  return envelope.dsn === dsn.text ? send(dsn, envelope.bytes) : refusal(403)
}

function isFor({ project }: Dsn, query: URLSearchParams) {
  const requested = query.getAll('projectId')
  return requested.length === 1 && requested[0] === project
}

const refusal = (status: number, headers: Record<string, string> = {}): Answer => ({ status, headers })

async function send(dsn: Dsn, bytes: Buffer<ArrayBuffer>): Promise<Answer> {
  try {
    const response = await fetch(dsn.ingest, {
      method: 'POST',
      headers: { 'content-type': 'application/x-sentry-envelope' },
      body: bytes,
      redirect: 'manual',
      signal: AbortSignal.timeout(timings.tunnelTimeout),
    })
    await response.body?.cancel()
    if (response.status >= 300 && response.status < 400) return refusal(502)
    const passed = PASSED_BACK.map((name) => [name, response.headers.get(name)] as const)
    const headers = Object.fromEntries(passed.flatMap(([name, value]) => (value ? [[name, value]] : [])))
    return { status: response.status, headers }
  } catch (error) {
    logFailure('monitoring tunnel', error)
    return refusal(error instanceof Error && error.name === 'TimeoutError' ? 504 : 502)
  }
}
