import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const ORIGIN = 'https://halyard.example'
const SCRIPT = readFileSync('public/push-worker.js', 'utf8')
type Handler = (event: object) => void

/** The worker in a browser that has these tabs open. */
function start(tabs: string[] = []) {
  const handlers = new Map<string, Handler>()
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(() => Promise.resolve())
  const openWindow = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve())
  const skipWaiting = vi.fn(() => Promise.resolve())
  const clients = tabs.map((url) => ({ url, focus: vi.fn(() => Promise.resolve()) }))
  const matchAll = vi.fn(() => Promise.resolve(clients))
  const self = {
    location: new URL(`${ORIGIN}/push-worker.js`),
    registration: { showNotification },
    clients: { matchAll, openWindow },
    skipWaiting,
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  }
  // It reaches nothing else: no fetch, no scripts of others.
  runInNewContext(SCRIPT, { self, URL })
  const fire = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = []
    handlers.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
    await Promise.all(waits)
    return waits.length
  }
  return {
    ...{ showNotification, openWindow, matchAll, skipWaiting, fire },
    tabs: clients,
    events: () => [...handlers.keys()],
    push: (payload: unknown) => fire('push', { data: { json: () => payload } }),
    click: async (link: unknown) => {
      const close = vi.fn()
      await fire('notificationclick', { notification: { close, data: { link } } })
      return close
    },
  }
}

const message = { title: 'Done', body: 'BTC to ETH', link: `${ORIGIN}/exchange?id=abc`, tag: 'abc' }

test('what our back end says is shown, the newest of an exchange in place of the one before', async () => {
  const worker = start()
  await worker.push({ from: '123', fcmMessageId: '1', data: message })
  expect(worker.showNotification.mock.calls).toEqual([
    ['Done', { body: 'BTC to ETH', data: { link: message.link }, tag: 'abc', renotify: true }],
  ])
})

test('so is a message in Firebase’s own words', async () => {
  const worker = start()
  const { title, body, link } = message
  await worker.push({ notification: { title, body }, fcmOptions: { link } })
  expect(worker.showNotification.mock.calls).toEqual([['Done', { body, data: { link } }]])
})

test.each([[null], [undefined], [{}], [{ data: {} }], ['text']])('of %j nothing is shown', async (payload) => {
  const worker = start()
  await worker.push(payload)
  await worker.fire('push', { data: null })
  expect(worker.showNotification).not.toHaveBeenCalled()
})

test('a click closes the notification and opens the page of the exchange', async () => {
  const worker = start([`${ORIGIN}/`, `${ORIGIN}/exchange?id=another`])
  const close = await worker.click(message.link)
  expect(close).toHaveBeenCalledOnce()
  expect(worker.openWindow.mock.calls).toEqual([[message.link]])
  for (const tab of worker.tabs) expect(tab.focus).not.toHaveBeenCalled()
})

test.each([`${ORIGIN}/exchange?id=abc`, `${ORIGIN}/de/exchange-v2/exchange?ref=x&id=abc#top`])(
  'a tab that shows the exchange already at %s is brought to the front instead',
  async (url) => {
    const worker = start([`${ORIGIN}/`, url])
    await worker.click(message.link)
    expect(worker.tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1])
    expect(worker.openWindow).not.toHaveBeenCalled()
    expect(worker.matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true })
  },
)

test.each([
  'https://evil.example/exchange?id=abc',
  'https://halyard.example@evil.example/',
  'https://halyard.example.evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  `blob:${ORIGIN}/1`,
  'http://halyard.example/',
  'https://',
  undefined,
  7,
])('a link to %s leads to our own start page', async (link) => {
  const worker = start([`${ORIGIN}/exchange`])
  await worker.click(link)
  expect(worker.openWindow.mock.calls.map(([url]) => new URL(url).origin)).toEqual([ORIGIN])
})

test('it stands between no page and its server, and a newer one takes over at once', async () => {
  const worker = start()
  expect(worker.events().sort()).toEqual(['install', 'notificationclick', 'push'])
  await worker.fire('install', {})
  expect(worker.skipWaiting).toHaveBeenCalledOnce()
})
