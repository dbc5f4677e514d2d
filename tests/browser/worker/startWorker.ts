import { runInNewContext } from 'node:vm'
import { vi } from 'vitest'
import { compileScript } from '@/shell/inline/compileScript.js'

type Handler = (event: object) => void
const compiled = new Map<string, string>()
const scriptOf = (name: string) => {
  const known = compiled.get(name) ?? compileScript(`src/browser/worker/${name}.ts`).text
  compiled.set(name, known)
  return known
}

export const ORIGIN = 'https://halyard.example'
const SETTINGS = { release: '1', titles: { en: 'News', de: 'Neues', 'zh-Hans': '新进展' }, icon: '/i.png' }

/** The worker as it is served, in a browser that has these tabs open. */
export function startWorker({ name = 'serviceWorker', tabs = [] as string[], language = 'en-US' } = {}) {
  const handlers = new Map<string, Handler>()
  const stored = new Map<string, string>()
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(() => Promise.resolve())
  const openWindow = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve())
  const skipWaiting = vi.fn(() => Promise.resolve())
  const unregister = vi.fn(() => Promise.resolve(true))
  const setAppBadge = vi.fn(() => Promise.resolve())
  const clients = tabs.map((url) => ({ url, focus: vi.fn(() => Promise.resolve()) }))
  const matchAll = vi.fn(() => Promise.resolve(clients))
  const fetchPage = vi.fn((request: Request) => Promise.resolve(new Response(`page ${request.url}`)))
  const pathOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname
  const cache = {
    keys: () => Promise.resolve([...stored.keys()].map((path) => ({ url: ORIGIN + path }))),
    match: (path: string) => Promise.resolve(stored.has(path) ? new Response(stored.get(path)) : undefined),
    add: async (request: Request) => {
      const response = await fetchPage(request)
      if (!response.ok) throw new TypeError('bad response')
      stored.set(pathOf(request), await response.text())
    },
  }
  const caches = {
    open: () => Promise.resolve(cache),
    match: cache.match,
    keys: () => Promise.resolve(['offline']),
    delete: vi.fn(() => {
      stored.clear()
      return Promise.resolve(true)
    }),
  }
  const self = {
    location: new URL(`${ORIGIN}/service-worker.js`),
    registration: { showNotification, unregister, navigationPreload: { enable: () => Promise.resolve() } },
    clients: { matchAll, openWindow, claim: () => Promise.resolve() },
    navigator: { language, setAppBadge },
    skipWaiting,
    addEventListener: (event: string, handler: Handler) => handlers.set(event, handler),
  }
  class OwnRequest extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, ORIGIN), init)
    }
  }
  runInNewContext(scriptOf(name), {
    ...{ self, caches, SETTINGS, URL, setTimeout, clearTimeout },
    ...{ fetch: fetchPage, Request: OwnRequest, Response },
  })
  const fire = async (event: string, given: object) => {
    const waits: Promise<unknown>[] = []
    handlers.get(event)?.({ ...given, waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
    await Promise.all(waits)
  }
  return {
    ...{
      showNotification,
      openWindow,
      matchAll,
      skipWaiting,
      unregister,
      setAppBadge,
      fetchPage,
      stored,
      fire,
    },
    tabs: clients,
    events: () => [...handlers.keys()].sort(),
    push: (data: unknown) => fire('push', { data }),
    click: async (link: unknown) => {
      const close = vi.fn()
      await fire('notificationclick', { notification: { close, data: { link } } })
      return close
    },
    /** Null: the worker leaves the request to the browser. */
    navigate: async (path: string, request: Partial<Request> = {}): Promise<string | null> => {
      let response: Promise<Response> | undefined
      const waits: Promise<unknown>[] = []
      handlers.get('fetch')?.({
        request: { mode: 'navigate', method: 'GET', url: ORIGIN + path, ...request },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (given: Promise<Response>) => (response = given),
        waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      })
      const text = response ? await (await response).text() : null
      await Promise.all(waits)
      return text
    },
  }
}
