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
  props: { pageProps: { note: '"initialI18nStore":null', _nextI18Next: { initialI18nStore: store } } },
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

test('the data for numbers are loaded while the scripts are under way, in the language of the page, in two tasks', async () => {
  const done: unknown[] = []
  vi.spyOn(Intl.Locale.prototype, 'maximize').mockImplementation(function (this: Intl.Locale) {
    expect(scripts()).toEqual(['/a.js'])
    done.push(`regions ${this.toString()}`)
    queueMicrotask(() => done.push('the task ends'))
    return this
  })
  vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation((tag) => {
    done.push(`numbers ${String(tag)}`)
    return '0'
  })
  open('')
  await vi.advanceTimersByTimeAsync(600)
  expect(done).toEqual(['regions de', 'the task ends', 'numbers de'])
})
