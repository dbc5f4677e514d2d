import { DrizzleQueryError } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { runShutdownHooks } from '@/runtime/lifecycle'
import { logFailure } from '@/runtime/log'
import { startFailureReports } from '@/runtime/startFailureReports'
import { startCollector } from './collector'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
afterEach(() => vi.unstubAllEnvs())

async function reportTo(collector: Awaited<ReturnType<typeof startCollector>>) {
  vi.stubEnv('SENTRY_SERVER_DSN', `http://key@${collector.host}/42`)
  startFailureReports()
}

test('a failure reaches Sentry with its causes and its place, and without personal data', async () => {
  const sentry = await startCollector()
  await reportTo(sentry)
  const cause = new RangeError('no route to 10.20.30.40 for jane@example.com')
  const message =
    'GET https://api.example.com/exchanges/abc123?secret=word failed for bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  logFailure('render', new Error(message, { cause }), 'request-1')
  await runShutdownHooks()
  expect(sentry.received.map(({ path }) => path.split('?')[0])).toEqual(['/api/42/envelope/'])
  const body = sentry.received[0]?.body ?? ''
  const event = JSON.parse(body.split('\n')[2] ?? '') as {
    tags: object
    exception: { values: { type: string; value: string; stacktrace: { frames: object[] } }[] }
  }
  expect(event.tags).toEqual({ where: 'render', requestId: 'request-1' })
  const { values } = event.exception
  expect(values.map(({ type }) => type)).toEqual(['RangeError', 'Error'])
  expect(values[1]?.stacktrace.frames.length).toBeGreaterThan(0)
  expect(values[1]?.value).toMatch(/^GET https:\/\/api.example.com\/exchanges\/\S+ failed for \*$/)
  expect(body).not.toMatch(/jane|10\.20\.30|abc123|secret=|bc1q|server_name|user"/)
})

test('of a failed statement only what it caused is reported', async () => {
  const sentry = await startCollector()
  await reportTo(sentry)
  logFailure('dispatch', new DrizzleQueryError('select $1', ['jane'], new Error('connection lost')))
  await runShutdownHooks()
  expect(sentry.received[0]?.body).toContain('connection lost')
  expect(sentry.received[0]?.body).not.toMatch(/jane|select/)
})

test('a failure that repeats is one report', async () => {
  const sentry = await startCollector()
  await reportTo(sentry)
  for (let count = 0; count < 20; count++) logFailure('redis', new Error('away'))
  logFailure('mail', new Error('away'))
  await runShutdownHooks()
  expect(sentry.received).toHaveLength(2)
})

test('a Sentry that refuses everything harms nothing', async () => {
  const sentry = await startCollector(500)
  await reportTo(sentry)
  logFailure('render', new Error('broken'))
  await runShutdownHooks()
  expect(sentry.received).toHaveLength(1)
})
