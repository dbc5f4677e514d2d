import { afterEach, expect, test, vi } from 'vitest'
import { ORIGIN, startWorker } from './startWorker'

const message = { title: 'Done', body: 'BTC to ETH', link: `${ORIGIN}/exchange?id=abc`, tag: 'abc' }
const json = (payload: unknown) => ({ json: () => payload })

afterEach(() => vi.useRealTimers())

test('what our back end sends is shown, the newest of an exchange in place of the one before', async () => {
  const worker = startWorker()
  await worker.push(json({ from: '123', fcmMessageId: '1', data: message }))
  expect(worker.showNotification.mock.calls).toEqual([
    [
      'Done',
      { body: 'BTC to ETH', icon: '/i.png', data: { link: message.link }, tag: 'abc', renotify: true },
    ],
  ])
  expect(worker.setAppBadge).toHaveBeenCalledOnce()
})

test('so is a message in the fields of Firebase', async () => {
  const worker = startWorker()
  const { title, body, link } = message
  await worker.push(json({ notification: { title, body }, fcmOptions: { link } }))
  expect(worker.showNotification.mock.calls).toEqual([['Done', { body, icon: '/i.png', data: { link } }]])
})

const BROKEN = {
  'no data': null,
  'no JSON': { json: () => JSON.parse('{') as unknown },
  null: json(null),
  'an empty object': json({}),
  'no title': json({ data: { body: 'BTC to ETH' } }),
  'a title that is no text': json({ data: { title: 7 } }),
  'a text': json('text'),
}

test.each(Object.entries(BROKEN))('a push with %s still shows something', async (_, data) => {
  const worker = startWorker({ language: 'de-AT' })
  await worker.push(data)
  expect(worker.showNotification.mock.calls.map(([title]) => title)).toEqual(['Neues'])
})

test.each([
  ['zh-TW', '新进展'],
  ['pl', 'News'],
])('in the language %s it is titled %s', async (language, title) => {
  const worker = startWorker({ language })
  await worker.push(null)
  expect(worker.showNotification.mock.calls[0]?.[0]).toBe(title)
})

test('a click closes the notification and opens the page of the exchange', async () => {
  const worker = startWorker({ tabs: [`${ORIGIN}/`, `${ORIGIN}/exchange?id=another`] })
  const close = await worker.click(message.link)
  expect(close).toHaveBeenCalledOnce()
  expect(worker.openWindow.mock.calls).toEqual([[message.link]])
  for (const tab of worker.tabs) expect(tab.focus).not.toHaveBeenCalled()
})

test.each([`${ORIGIN}/exchange?id=abc`, `${ORIGIN}/de/exchange-v2/exchange?ref=x&id=abc#top`])(
  'a tab that shows the exchange already at %s is brought to the front instead',
  async (url) => {
    const worker = startWorker({ tabs: [`${ORIGIN}/`, url] })
    await worker.click(message.link)
    expect(worker.tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1])
    expect(worker.openWindow).not.toHaveBeenCalled()
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
  const worker = startWorker({ tabs: [`${ORIGIN}/exchange`] })
  await worker.click(link)
  expect(worker.openWindow.mock.calls.map(([url]) => new URL(url).origin)).toEqual([ORIGIN])
})

test('a newer worker takes over at once, with new offline pages of the open and the visited languages', async () => {
  const worker = startWorker({ tabs: [`${ORIGIN}/de/coins`] })
  worker.stored.set('/ja/offline', 'old')
  await worker.fire('install', {})
  expect(worker.skipWaiting).toHaveBeenCalledOnce()
  expect([...worker.stored]).toEqual([
    ['/ja/offline', `page ${ORIGIN}/ja/offline`],
    ['/de/offline', `page ${ORIGIN}/de/offline`],
  ])
})

test('a page comes from the network and is not stored, and its offline page is', async () => {
  const worker = startWorker()
  expect(await worker.navigate('/de/exchange?id=abc')).toBe(`page ${ORIGIN}/de/exchange?id=abc`)
  expect([...worker.stored.keys()]).toEqual(['/de/offline'])
})

test('without a connection the offline page of its language takes its place', async () => {
  const worker = startWorker()
  await worker.navigate('/de')
  await worker.navigate('/')
  worker.fetchPage.mockRejectedValue(new TypeError('offline'))
  expect(await worker.navigate('/de/coins')).toBe(`page ${ORIGIN}/de/offline`)
  // Never visited in Japanese.
  expect(await worker.navigate('/ja/coins')).toBe(`page ${ORIGIN}/offline`)
})

test('without an offline page the browser shows its own', async () => {
  const worker = startWorker()
  worker.fetchPage.mockRejectedValue(new TypeError('offline'))
  await expect(worker.navigate('/de/coins')).rejects.toThrow('offline')
})

test('a page that takes longer than four seconds is given up once, and waited for when it is tried again', async () => {
  vi.useFakeTimers()
  const worker = startWorker()
  await worker.navigate('/')
  worker.fetchPage.mockImplementation(
    ({ url }) => new Promise((resolve) => setTimeout(() => resolve(new Response(`late ${url}`)), 6000)),
  )
  const first = worker.navigate('/coins')
  await vi.advanceTimersByTimeAsync(4000)
  expect(await first).toBe(`page ${ORIGIN}/offline`)
  await vi.advanceTimersByTimeAsync(6000)
  const second = worker.navigate('/coins')
  await vi.advanceTimersByTimeAsync(6000)
  expect(await second).toBe(`late ${ORIGIN}/coins`)
})

test.each([
  ['/api/v4/exchanges/abc', {}],
  ['/views/cashback-calculator', {}],
  ['/share/home.png', {}],
  ['/exchange', { method: 'POST' }],
  ['/coins/btc.svg', { mode: 'no-cors' as const }],
  ['', { url: 'https://other.example/' }],
])('%s with %j is left to the browser', async (path, request) => {
  expect(await startWorker().navigate(path, request)).toBeNull()
})

test('switched off by the operator, it takes itself and what it stored off the device', async () => {
  const worker = startWorker({ name: 'removedWorker' })
  worker.stored.set('/offline', 'page')
  await worker.fire('install', {})
  await worker.fire('activate', {})
  expect(worker.events()).toEqual(['activate', 'install'])
  expect([worker.unregister.mock.calls.length, worker.stored.size]).toEqual([1, 0])
})
