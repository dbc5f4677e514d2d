import {
  createStackParser,
  createTransport,
  exceptionFromError,
  Scope,
  type Event,
  type Exception,
} from '@sentry/core'
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server'
import { env } from '@/config/env'
import { withoutSecrets } from '@/domain/vendor/withoutSecrets'
import { onShutdown } from '@/runtime/lifecycle'
import { setFailureReporter } from '@/runtime/log'
import { isQueryError } from '@/runtime/queryError'
import { release } from '@/runtime/release'

/** Milliseconds. */
const SEND_LIMIT = 5_000
const SHUTDOWN_LIMIT = 2_000
/** Milliseconds in which a repeated failure is reported once. */
const QUIET = 60_000
const MAX_CAUSES = 5

const parser = createStackParser(nodeStackLineParser())

/** Where, name, stack and causes only: no request, header, body, breadcrumb, host name or visitor. */
export function startFailureReports(): void {
  const client = new ServerRuntimeClient({
    dsn: env.sentryServerDsn,
    environment: env.environment,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser: parser,
    transport: (options) => createTransport(options, ({ body }) => send(options.url, body)),
    sendClientReports: false,
    includeServerName: false,
  })
  client.init()
  const latest = new Map<string, number>()
  setFailureReporter((where, error, traceId) => {
    const exceptions = exceptionsOf(error)
    const key = `${where} ${exceptions.map(({ type }) => type).join()}`
    if (performance.now() - (latest.get(key) ?? -Infinity) < QUIET) return
    latest.set(key, performance.now())
    client.captureEvent(eventOf(where, exceptions, traceId), {}, new Scope())
  })
  onShutdown('failure reports', async () => {
    setFailureReporter(null)
    await client.close(SHUTDOWN_LIMIT)
  })
}

const eventOf = (where: string, values: Exception[], traceId?: string): Event => ({
  level: 'error',
  release: release().version,
  transaction: where,
  tags: { where, ...(traceId && { requestId: traceId }) },
  // Sentry shows the last one first.
  exception: { values: values.toReversed() },
})

function exceptionsOf(error: unknown, depth = 0): Exception[] {
  if (isQueryError(error)) return exceptionsOf(error.cause, depth)
  if (!(error instanceof Error)) return [{ type: typeof error, value: '' }]
  const { type, value, stacktrace } = exceptionFromError(parser, error)
  const own = { type, value: withoutPersonalData(value ?? ''), stacktrace }
  const hasCause = error.cause !== undefined && depth < MAX_CAUSES
  return [own, ...(hasCause ? exceptionsOf(error.cause, depth + 1) : [])]
}

const EMAIL = /[^\s@<>"']+@[^\s@<>"']+/g
/** Ids, addresses of chains, hashes and tokens. */
const LONG_WORD = /\b(?=\w*\d)\w{14,}\b/g
const IP = /\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:[\da-f]{1,4}:){3,}[\da-f:]*/gi

const withoutPersonalData = (text: string) =>
  withoutSecrets(text).replace(EMAIL, '*').replace(IP, '*').replace(LONG_WORD, '*')

async function send(url: string, body: string | Uint8Array) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-sentry-envelope' },
    body: typeof body === 'string' ? body : Buffer.from(body),
    redirect: 'error',
    signal: AbortSignal.timeout(SEND_LIMIT),
  })
  await response.body?.cancel()
  return {
    statusCode: response.status,
    headers: {
      'retry-after': response.headers.get('retry-after'),
      'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
    },
  }
}
