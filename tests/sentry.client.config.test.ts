// @vitest-environment jsdom
import { AxiosError } from 'axios'
import { FirebaseError } from '@firebase/app'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dsnOf } from '@/domain/vendor/dsn'
import { startSentry } from '../sentry.client.config'
import { sentryClient } from './sentryClient'

vi.mock('@sentry/nextjs', async () => (await import('./sentryClient')).sentryClient)

type Event = Record<string, unknown> & {
  exception?: { values: { type: string; value: string; mechanism: { handled: boolean } }[] }
}
type Sent = { url: string; header: { dsn: string }; items: [{ type: string }, Event][] }

const DSN = 'https://abc:secret@sentry.example/3'
const sent: Sent[] = []
const events = () =>
  sent.flatMap(({ items }) => items.filter(([{ type }]) => type === 'event').map(([, event]) => event))
const reported = () => events().map(({ exception }) => exception?.values[0]?.value)
const transactions = () =>
  sent.flatMap(({ items }) => items.filter(([{ type }]) => type === 'transaction').map(([, event]) => event))

/** What the real SDK hands to the network. */
function hear(url: string, { body }: { body: string }) {
  const [header, ...lines] = body.split('\n').filter(Boolean)
  const parts = lines.map((line) => JSON.parse(line) as unknown)
  const items = parts.flatMap((part, at) => (at % 2 ? [] : [[part, parts[at + 1]]])) as Sent['items']
  sent.push({ url, header: JSON.parse(header ?? '') as Sent['header'], items })
  return Promise.resolve(new Response(null, { status: 200 }))
}

beforeAll(() => {
  window.history.replaceState(null, '', '/exchange?id=SECRET#SECRET')
  vi.stubGlobal('fetch', hear)
  vi.spyOn(Math, 'random').mockReturnValue(0.1)
  const earlyErrors = [
    { error: new Error('before anybody listened'), at: 1_700_000_000_500 },
    { error: 'a text', at: 1_700_000_001_000 },
    { error: new AxiosError('Network Error'), at: 0 },
  ]
  startSentry({ dsn: DSN, environment: 'staging', earlyErrors })
})
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.1)
})
const arrived = async () => {
  await sentryClient.flush(2000)
}

test('early errors, before Sentry has loaded, are sent when it has, each with its own time', async () => {
  await arrived()
  expect(reported()).toEqual(
    ['before anybody listened', 'a text'].map((text) => expect.stringContaining(text) as string),
  )
  const [first] = events()
  expect(first).toMatchObject({ timestamp: 1_700_000_000.5, environment: 'staging' })
  expect(first?.exception?.values[0]?.mechanism).toMatchObject({ handled: false })
})

test('the release is main-site-frontend@2.71.0', () => {
  expect(events()[0]).toMatchObject({ release: 'main-site-frontend@2.71.0' })
})

test('the error-reporting service sends through a same-origin tunnel', () => {
  expect(sent.map(({ url }) => url)).toEqual(sent.map(() => '/monitoring-tunnel?projectId=3'))
  expect(sent[0]?.header.dsn).toBe(dsnOf(DSN)?.text)
})

test('trace sample rate 0.15; profile sample rate 0.3; replay sample rates 0 (off)', () => {
  expect(sentryClient.getClient()?.getOptions()).toMatchObject({
    ...{ tracesSampleRate: 0.15, profileSessionSampleRate: 0.3, profileLifecycle: 'trace' },
    ...{ replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 0, tracePropagationTargets: [] },
  })
  expect(sentryClient.getClient()?.getIntegrationByName('BrowserProfiling')).toBeDefined()
  expect(sentryClient.getClient()?.getIntegrationByName('Replay')).toBeUndefined()
})

test.each([
  ['AxiosError', new AxiosError('Request failed with status code 500', AxiosError.ERR_BAD_RESPONSE)],
  ['AxiosError without a message', new AxiosError()],
  ['FirebaseError', new FirebaseError('messaging/permission-blocked', 'The permission was blocked')],
  ['Load failed', new TypeError('Load failed')],
  ['NotFoundError', new DOMException('The object can not be found here.', 'NotFoundError')],
  ['NotFoundError without a message', new DOMException('', 'NotFoundError')],
])('error reporting ignores %s', async (_, error) => {
  const before = events().length
  sentryClient.captureException(error)
  await arrived()
  expect(events()).toHaveLength(before)
})

test.each([
  ['a TypeError', new TypeError('x is not a function')],
  ['another refusal of the browser', new DOMException('Denied', 'NotAllowedError')],
])('error reporting reports %s', async (_, error) => {
  const before = events().length
  sentryClient.captureException(error)
  await arrived()
  expect(events()).toHaveLength(before + 1)
})

const run = (name: string) => sentryClient.startSpan({ name, op: 'navigation', parentSpan: null }, () => {})

test('transactions named /404 are dropped from error reporting', async () => {
  run('/404')
  run('/exchange')
  await arrived()
  expect(transactions().map(({ transaction }) => transaction)).toEqual(['/exchange'])
})

test('one trace in seven is sent', async () => {
  const before = transactions().length
  for (const drawn of [0.149, 0.151, 0.9]) {
    vi.spyOn(Math, 'random').mockReturnValue(drawn)
    sentryClient.startNewTrace(() => run('/exchange'))
  }
  await arrived()
  expect(transactions()).toHaveLength(before + 1)
})

test('nothing that opens an order or a session leaves with a report', async () => {
  const data = {
    url: 'https://halyard.example/auth-service/api/v1.0/refresh-session/SECRET?type=customer',
    to: '/exchange?id=SECRET',
    'http.query': '?id=SECRET',
  }
  const headers = { 'X-Exchange-Secret': 'SECRET', authorization: 'Bearer SECRET' }
  sentryClient.addBreadcrumb({ category: 'xhr', data: { ...data, headers, ownerSecret: 'SECRET' } })
  sentryClient.addBreadcrumb({ category: 'navigation', data: { to: '/de/exchange?id=abc#move=SECRET' } })
  sentryClient.setExtra('deep', [{ path: '/api/v3/exchanges-new/SECRET' }])
  sentryClient.captureException(new Error('GET /exchange?id=SECRET failed'))
  await arrived()
  const event = events().at(-1)
  expect(event).toMatchObject({ request: { url: 'http://localhost:3000/exchange' } })
  expect(event?.exception?.values[0]?.value).toBe('GET /exchange failed')
  expect(JSON.stringify(event?.breadcrumbs)).toContain('/auth-service/api/v1.0/refresh-session/*')
  expect(JSON.stringify(sent)).not.toContain('SECRET')
})

test('nor do the parameters of the page, which the SDK takes from what Next.js has served', async () => {
  const nextData = { page: '/exchange/order', query: { id: 'SECRET' }, props: {} }
  document.body.innerHTML = `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(nextData)}</script>`
  const client = sentryClient.getClient()
  if (!client) throw new Error('Sentry has not started')
  client.getIntegrationByName('BrowserTracing')?.afterAllSetup?.(client)
  sentryClient.getActiveSpan()?.end()
  await arrived()
  expect(transactions().at(-1)).toMatchObject({ transaction: '/exchange/order' })
  expect(JSON.stringify(sent)).not.toContain('SECRET')
})
