// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inlineScripts } from '@/shell/inlineScripts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('PerformanceObserver', Paints)
  delete window.TURBOPACK
  document.documentElement.lang = 'de'
  document.head.innerHTML = '<script type="text/plain" data-deferred="/a.js"></script>'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  document.body.innerHTML = '<script type="application/json" data-boot>["shell","page"]</script>'
  void window.eval(inlineScripts.deferredScriptLoader)
}
/** jsdom paints nothing, so the test says when. */
let paint: () => void = () => undefined
class Paints {
  constructor(painted: () => void) {
    paint = painted
  }
  observe = () => undefined
}
/** The bundler's runtime, which comes with the last script, makes the list. */
function scriptsRun() {
  window.TURBOPACK = []
  document.querySelectorAll('script[src]').forEach((script) => script.dispatchEvent(new Event('load')))
}
const started = () => vi.waitFor(() => expect(window.TURBOPACK).toHaveLength(2))
const scripts = () => [...document.querySelectorAll('script[src]')].map((one) => one.getAttribute('src'))

test('scripts are fetched after the first paint and started when they have come', async () => {
  open()
  await vi.advanceTimersByTimeAsync(400)
  expect(scripts()).toEqual([])
  paint()
  await vi.advanceTimersByTimeAsync(200)
  expect(scripts()).toEqual(['/a.js'])
  scriptsRun()
  await started()
  expect(window.TURBOPACK).toEqual(['shell', 'page'])
})

test('nothing starts before every script has come, and each part starts in a task of its own', async () => {
  document.head.innerHTML = '<script type="text/plain" data-deferred="/a.js"></script>'.repeat(2)
  open()
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

test('a script that does not come is fetched again, with longer and longer pauses', async () => {
  open()
  paint()
  for (const pause of [1000, 2000, 4000]) {
    document.querySelector('script[src]')?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(scripts(), `${pause} ms`).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(scripts(), `${pause} ms`).toEqual(['/a.js'])
  }
})

test('in a background tab, which does not paint, a page starts after half a second', async () => {
  open()
  expect(scripts()).toEqual([])
  await vi.advanceTimersByTimeAsync(600)
  scriptsRun()
  await started()
  expect([scripts(), window.TURBOPACK]).toEqual([['/a.js'], ['shell', 'page']])
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
  open()
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
  open()
  await vi.advanceTimersByTimeAsync(600)
  scriptsRun()
  await started()
})
