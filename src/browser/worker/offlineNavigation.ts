import { DEFAULT_LOCALE, LOCALES } from '@/config/locales'

const CACHE = 'offline'
/** Milliseconds until a page counts as out of reach. */
const MAX_WAIT = 4000

/** What was out of reach a moment ago: the next attempt waits as long as it takes. */
const timedOut = new Set<string>()

/** Of pages of the site itself, with its offline page. */
export const isOwnNavigation = ({ mode, method, url }: Request, origin: string): boolean =>
  mode === 'navigate' && method === 'GET' && new URL(url).origin === origin && !isForMachines(new URL(url))

const isForMachines = ({ pathname }: URL) => /^\/(api|views|share|auth-service|sitemaps)\//.test(pathname)

/** @throws what the network throws, where no offline page is cached */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const offlinePage = offlinePageOf(url)
  const response = fromNetwork(event)
  // It may fail after the offline page was shown.
  response.catch(() => undefined)
  try {
    const inTime = timedOut.delete(url) ? await response : await withinLimit(response, url)
    event.waitUntil(addMissing(offlinePage))
    return inTime
  } catch {
    return (await cachedPage(offlinePage)) ?? response
  }
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined
  return preloaded ?? fetch(event.request)
}

function withinLimit(response: Promise<Response>, url: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      timedOut.add(url)
      reject(new Error('the page takes too long'))
    }, MAX_WAIT)
    response.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function offlinePageOf(url: string): string {
  const [, first] = new URL(url).pathname.split('/')
  const language = LOCALES.find((locale) => locale === first)
  return language && language !== DEFAULT_LOCALE ? `/${language}/offline` : '/offline'
}

const cachedPage = async (path: string) =>
  (await caches.match(path)) ?? (await caches.match(offlinePageOf(new URL('/', self.location.href).href)))

/** Of the languages that were visited, and of the open pages. Without a connection the worker installs all the same. */
export async function refreshOfflinePages(worker: ServiceWorkerGlobalScope): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const cache = await caches.open(CACHE)
  const known = (await cache.keys()).map(({ url }) => url)
  const pages = new Set([...known, ...windows.map(({ url }) => url)].map(offlinePageOf))
  await Promise.all([...pages].map((page) => addPage(cache, page)))
}

async function addMissing(page: string): Promise<void> {
  const cache = await caches.open(CACHE)
  if (!(await cache.match(page))) await addPage(cache, page)
}

async function addPage(cache: Cache, page: string): Promise<void> {
  try {
    await cache.add(new Request(page, { cache: 'reload' }))
  } catch {
    // The next visit tries again.
  }
}
