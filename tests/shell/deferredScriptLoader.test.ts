// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferredScriptLoader } from '@/shell/deferredScriptLoader'
import { deferred } from '../deferred'

declare global {
  interface Window {
    TURBOPACK?: unknown[]
  }
}

const STORE = { de: { header: { skip: 'Weiter für $& und </script>' } } }
const dataWith = (store: object | null) => ({
  page: '/faq',
  props: { pageProps: { note: '"textStore":null', texts: { textStore: store } } },
})
const responseOf = (type: string, text: () => Promise<string>) => ({
  ...{ ok: true, headers: new Headers({ 'content-type': type }) },
  text,
})
const JSON_TYPE = 'application/json; charset=utf-8'
const come = () => Promise.resolve(responseOf(JSON_TYPE, () => Promise.resolve(JSON.stringify(STORE))))
const answers = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('fetch', answers.mockReset())
  vi.stubGlobal('PerformanceObserver', Paints)
  delete window.TURBOPACK
  document.documentElement.lang = 'de'
  document.head.innerHTML = '<script type="text/plain" data-deferred="/a.js"></script>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(texts: string) {
  const data = JSON.stringify(dataWith(texts ? null : STORE))
  document.body.innerHTML = `<script type="application/json" data-boot>["shell","page"]</script>
    <script id="__NEXT_DATA__" type="application/json">${data.replaceAll('<', '\\u003c')}</script>${texts}`
  void window.eval(deferredScriptLoader)
}
/** jsdom paints nothing, so the test says when. */
let paint: () => void = () => undefined
class Paints {
  constructor(painted: () => void) {
    paint = painted
  }
  observe = () => undefined
}
const TEXTS = '<script type="text/plain" data-texts="/texts/x/de"></script>'
const data = (): unknown => JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? '')
/** The bundler's runtime, which comes with the last script, makes the list. */
function scriptsRun() {
  window.TURBOPACK = []
  document.querySelectorAll('script[src]').forEach((script) => script.dispatchEvent(new Event('load')))
}
const started = () => vi.waitFor(() => expect(window.TURBOPACK).toHaveLength(2))
const scripts = () => [...document.querySelectorAll('script[src]')].map((one) => one.getAttribute('src'))

test('texts and scripts are fetched after the first paint, and no script starts before the texts', async () => {
  const texts = deferred<object>()
  answers.mockReturnValue(texts.promise)
  open(TEXTS)
  await vi.advanceTimersByTimeAsync(400)
  expect([answers.mock.calls, scripts()]).toEqual([[], []])
  paint()
  await vi.advanceTimersByTimeAsync(200)
  expect([answers.mock.calls, scripts()]).toEqual([[['/texts/x/de']], ['/a.js']])
  scriptsRun()
  await vi.advanceTimersByTimeAsync(100)
  expect(window.TURBOPACK).toEqual([])
  texts.resolve(await come())
  await started()
  expect(data()).toEqual(dataWith(STORE))
  expect(window.TURBOPACK).toEqual(['shell', 'page'])
})

test('nothing starts before every script has come, and each part starts in a task of its own', async () => {
  answers.mockImplementation(come)
  document.head.innerHTML = '<script type="text/plain" data-deferred="/a.js"></script>'.repeat(2)
  open(TEXTS)
  paint()
  const done: unknown[] = []
  const run = (part: unknown) => {
    queueMicrotask(() => done.push('the task ends'))
    return done.push(part)
  }
  window.TURBOPACK = Object.assign([], { push: run })
  const [first, last] = document.querySelectorAll('script[src]')
  first?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(100)
  await new Promise((resolve) => void setImmediate(resolve))
  expect(done).toEqual([])
  last?.dispatchEvent(new Event('load'))
  expect(done).toEqual([])
  await vi.waitFor(() => expect(done).toHaveLength(4))
  expect(done).toEqual(['shell', 'the task ends', 'page', 'the task ends'])
})

test('texts that do not come are fetched again, with longer and longer pauses', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  answers.mockResolvedValueOnce({ ok: false, status: 503 })
  answers.mockResolvedValueOnce(responseOf(JSON_TYPE, () => Promise.reject(new TypeError('half of it'))))
  answers.mockResolvedValueOnce(responseOf('text/html', () => Promise.resolve('<p>Sign in to this Wi-Fi')))
  answers.mockImplementation(come)
  open(TEXTS)
  paint()
  scriptsRun()
  for (const [pause, calls] of [
    [600, 1],
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause)
    expect([answers.mock.calls.length, window.TURBOPACK]).toEqual([calls, []])
  }
  await vi.advanceTimersByTimeAsync(8000)
  await started()
  expect([answers.mock.calls.length, window.TURBOPACK]).toEqual([5, ['shell', 'page']])
  expect(data()).toEqual(dataWith(STORE))
})

test('a script that does not come is fetched again, with longer and longer pauses', async () => {
  open('')
  paint()
  for (const pause of [1000, 2000, 4000]) {
    document.querySelector('script[src]')?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(scripts(), `${pause} ms`).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(scripts(), `${pause} ms`).toEqual(['/a.js'])
  }
})

test('a page that carries its texts starts without them, in a background tab after half a second', async () => {
  open('')
  expect(scripts()).toEqual([])
  await vi.advanceTimersByTimeAsync(600)
  scriptsRun()
  await started()
  expect([answers.mock.calls, scripts(), window.TURBOPACK]).toEqual([[], ['/a.js'], ['shell', 'page']])
})

test('a worker loads the data for numbers and dates in the language of the page, and ends', async () => {
  const worker = { terminate: vi.fn<() => void>(), onmessage: () => undefined }
  const made = vi.fn<(url: string) => object>(function () {
    return worker
  })
  vi.stubGlobal('Worker', made)
  vi.stubGlobal('Blob', function (parts: string[]) {
    return parts
  })
  const objectUrl = vi.fn<(program: string[]) => string>(() => 'blob:1')
  const revoked = vi.fn<(url: string) => void>()
  vi.stubGlobal('URL', { createObjectURL: objectUrl, revokeObjectURL: revoked })
  open('')
  await vi.advanceTimersByTimeAsync(400)
  expect(made).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect([made.mock.calls, scripts()]).toEqual([[['blob:1']], ['/a.js']])
  const numbers = vi.spyOn(Number.prototype, 'toLocaleString')
  const dates = vi.spyOn(Date.prototype, 'toLocaleString')
  const posted = vi.spyOn(window, 'postMessage').mockReturnValue()
  void window.eval(String(objectUrl.mock.calls[0]?.[0]))
  expect([numbers.mock.calls, dates.mock.calls, posted.mock.calls]).toEqual([[['de']], [['de']], [[0]]])
  worker.onmessage()
  expect([worker.terminate.mock.calls, revoked.mock.calls]).toEqual([[[]], [['blob:1']]])
})

test('a browser that allows no worker starts the page all the same', async () => {
  vi.stubGlobal('Worker', undefined)
  open('')
  await vi.advanceTimersByTimeAsync(600)
  scriptsRun()
  await started()
})
