import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import axios from 'axios'
import { measuredAdapter } from '@/http/measuredAdapter'
import type { SiteRequest } from '@/http/siteRequest'
import { runShutdownHooks } from '@/runtime/lifecycle'
import { startTracing } from '@/runtime/startTracing'
import { currentTraceparent, startSpan } from '@/runtime/tracing'
import { database } from '@/server/database/database'
import { guarded } from '@/server/outbound/callGuard'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { callProvider } from '@/server/outbound/callProvider'
import * as z from 'zod/mini'
import { noPage, serveSite } from '../http/testSite'
import { ADDRESS, anOrder, create } from '../server/exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../server/temporaryDatabase'
import { startCollector } from './collector'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
vi.mock('@/http/routeLabel', () => ({
  requestLabel: ({ place }: SiteRequest) => (place === '/api/site/live' ? place : '/page'),
  callLabel: () => '/call',
}))
// The database is opened before the tests, and wrapped where there is a collector.
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318'
useTemporaryDatabase()
beforeEach(() => vi.stubEnv('TRUST_PROXY', '1'))
afterEach(() => vi.unstubAllEnvs())

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const INBOUND = `00-${TRACE}-b7ad6b7169203331-01`

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
  attributes: { key: string; value: object }[]
}
type Exported = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

async function traceTo(collector: Awaited<ReturnType<typeof startCollector>>) {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://${collector.host}`)
  startTracing()
  return async () => {
    await runShutdownHooks()
    return collector.received.flatMap(({ body }) =>
      (JSON.parse(body) as Exported).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) => spans),
      ),
    )
  }
}

const named = (spans: Span[], name: string) => {
  const found = spans.find((span) => span.name === name)
  if (!found) throw new Error(`no span ${name} among ${spans.map((span) => span.name).join(', ')}`)
  return found
}

test('a request, its query and its calls of a back end and a provider are one trace of the trusted proxy', async () => {
  const collector = await startCollector()
  const backEnd = await startCollector()
  const stranger = await startCollector()
  const finish = await traceTo(collector)
  const request = await serveSite(async (_: IncomingMessage, res: ServerResponse) => {
    await (
      await database()
    ).execute(sql`select 'jane@example.com' from exchanges where public_id = ${'secretid'}`)
    const url = `http://${backEnd.host}/api/v3/exchanges/secretid`
    await axios.get(url, { adapter: measuredAdapter, ...{ route: '/api/v3/exchanges/{publicId}' } })
    await guarded(
      { id: 'simpleswap' },
      'quote',
      1000,
      (signal) =>
        callProvider({ baseUrl: `http://${stranger.host}`, path: '/quote', schema: z.object({}), signal }),
      { share: 'visitors', ip: null },
    )
    res.end()
  })
  await request('/faq?email=jane@example.com', { headers: { traceparent: INBOUND } })
  const spans = await finish()

  const root = named(spans, 'GET /page')
  expect(root).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' })
  const query = named(spans, 'database select exchanges')
  const call = named(spans, 'back end GET /api/v3/exchanges/{publicId}')
  for (const child of [query, call, named(spans, 'provider simpleswap quote')])
    expect(child).toMatchObject({ traceId: TRACE, parentSpanId: root.spanId })
  expect(backEnd.received[0]?.headers.traceparent).toBe(`00-${TRACE}-${call.spanId}-01`)
  expect(stranger.received[0]?.headers).not.toHaveProperty('traceparent')
  expect(JSON.stringify(spans)).not.toMatch(/jane|secretid|127\.0\.0\.1/)
})

test('a call that is passed on is a part of the trace, which the operator’s back end continues', async () => {
  const [collector, backEnd] = [await startCollector(), await startCollector()]
  vi.stubEnv('API_ORIGIN', `http://${backEnd.host}`)
  const finish = await traceTo(collector)
  const request = await serveSite(noPage)
  await request('/api/v4/markets', { headers: { traceparent: INBOUND } })
  const spans = await finish()
  const root = named(spans, 'GET /page')
  const call = named(spans, 'back end GET /call')
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: root.spanId })
  expect(backEnd.received[0]?.headers.traceparent).toBe(`00-${TRACE}-${call.spanId}-01`)
})

test('an order is one trace from its call to the database, and a job is a trace of its own', async () => {
  const finish = await traceTo(await startCollector())
  expect((await create(anOrder())).status).toBe(201)
  await new Promise<void>((resolve) => {
    scheduleJob('nightly', 60_000, async () => {
      await (await database()).execute(sql`select count(*) from payouts`)
      resolve()
    })
  })
  scheduleJob('polling', 1000, () => Promise.resolve())
  const spans = await finish()

  const order = named(spans, 'back end POST /api/v4/exchanges-new')
  expect(named(spans, 'database insert exchanges').traceId).toBe(order.traceId)
  const job = named(spans, 'job nightly')
  expect(job.traceId).not.toBe(order.traceId)
  expect(named(spans, 'database select payouts')).toMatchObject({
    traceId: job.traceId,
    parentSpanId: job.spanId,
  })
  expect(spans.map(({ name }) => name)).not.toContain('job polling')
  expect(JSON.stringify(spans)).not.toContain(ADDRESS.eth)
})

test.each([
  ['malformed', 'b7ad6b7169203331'],
  ['of zeros', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
  ['of a forbidden version', `ff-${TRACE}-b7ad6b7169203331-01`],
])('a traceparent that is %s begins a new trace', async (_, traceparent) => {
  const finish = await traceTo(await startCollector())
  const request = await serveSite((_, res) => Promise.resolve(void res.end()))
  await request('/faq', { headers: { traceparent } })
  const root = named(await finish(), 'GET /page')
  expect(root.traceId).not.toBe(TRACE)
  expect(root.parentSpanId ?? '').toBe('')
})

test('a trace that its caller does not record is not recorded here either', async () => {
  const finish = await traceTo(await startCollector())
  const request = await serveSite((_, res) => Promise.resolve(void res.end()))
  await request('/faq', { headers: { traceparent: INBOUND.replace(/01$/, '00') } })
  expect(await finish()).toEqual([])
})

test('a failed request is marked as failed, a probe is no trace', async () => {
  const finish = await traceTo(await startCollector())
  const request = await serveSite((_, res) => {
    res.statusCode = 500
    return Promise.resolve(void res.end())
  })
  await request('/faq')
  await request('/api/site/live')
  const spans = await finish()
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([['GET /page', 2]])
})

test('a collector that never responds does not delay the shutdown for its own ten seconds', async () => {
  const { createServer } = await import('node:net')
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  startTracing()
  startSpan('work', 'internal', {})?.end('ok')
  // Timers of one process end in their order, however busy the machine is.
  const first = await Promise.race([
    runShutdownHooks().then(() => 'the shutdown'),
    wait(10_000, 'ten seconds'),
  ])
  silent.close()
  expect(first).toBe('the shutdown')
})

test('without a collector nothing is traced, and nothing reads the traceparent of a visitor', async () => {
  let seen: unknown
  const request = await serveSite((req, res) => {
    seen = [req.headers.traceparent, currentTraceparent()]
    return Promise.resolve(void res.end())
  })
  await request('/faq', { headers: { traceparent: INBOUND } })
  expect(seen).toEqual([undefined, undefined])
})

describe('a visitor who comes through no trusted proxy', () => {
  beforeEach(() => vi.stubEnv('TRUST_PROXY', ''))

  test('does not choose the trace', async () => {
    const finish = await traceTo(await startCollector())
    const request = await serveSite((_, res) => Promise.resolve(void res.end()))
    await request('/faq', { headers: { traceparent: INBOUND } })
    const root = named(await finish(), 'GET /page')
    expect(root.traceId).not.toBe(TRACE)
    expect(root.parentSpanId ?? '').toBe('')
  })

  test('does not have a share of traces recorded that the operator does not want', async () => {
    vi.stubEnv('OTEL_TRACES_SAMPLER_ARG', '0')
    const finish = await traceTo(await startCollector())
    const request = await serveSite((_, res) => Promise.resolve(void res.end()))
    for (let count = 0; count < 20; count++) await request('/faq', { headers: { traceparent: INBOUND } })
    expect(await finish()).toEqual([])
  })
})
