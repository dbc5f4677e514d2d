import { setTimeout as wait } from 'node:timers/promises'
import { addedPageNames, pagesOff, servedLanguages } from '@/config/operator/operatorFacts'
import { publicPages } from '@/config/publicPages'
import { timings } from '@/config/timings'
import { isOff } from '@/domain/site/offPages'
import { localePath } from '@/i18n/localePath'
import { logWarning } from '@/runtime/log'
import { addReadinessCheck } from '@/runtime/readiness'
import { internalHeaders } from './forwardedHeaders'

/** All pages of fixed addresses: the first visitor, a crawler perhaps, must not wait for them. */
const paths = () =>
  [
    ...publicPages,
    ...addedPageNames().map((name) => `/${name}`),
    '/exchange-v2/exchange',
    '/exchanges',
    '/restricted',
  ]
    .filter((path) => !isOff(path, pagesOff()))
    .flatMap((path) => servedLanguages().map((locale) => localePath(locale, path) || '/'))

/** Milliseconds between two tries of pages that fail. */
const RETRY = 2000
/** Paths that a warning names. */
const NAMED = 5

/**
 * Requests this server's own pages once it listens, so that the caches hold them before the first visitor comes. Until
 * each has been answered without a fault of the server the process is not ready: a release whose pages fail must not
 * replace one whose pages do not.
 */
export async function prewarmPageCache(origin: string, retryMs = RETRY): Promise<void> {
  let failing = paths()
  addReadinessCheck('pages', () => failing.length === 0)
  if (!(await isListening(origin))) {
    logWarning(`This server does not reach itself at ${origin}, so it is not ready.`)
    return
  }
  for (let tries = 0; ; tries++) {
    failing = await failingOf(origin, failing)
    if (failing.length === 0) return
    if (tries === 0)
      logWarning(`Not ready: ${failing.length} pages fail, ${failing.slice(0, NAMED).join(' ')}`)
    // Nobody waits for this one: it must not hold up the end of the process.
    await wait(retryMs, undefined, { ref: false })
  }
}

async function failingOf(origin: string, paths: string[]): Promise<string[]> {
  const failing: string[] = []
  for (const path of paths) if (!(await responds(origin + path))) failing.push(path)
  return failing
}

/** Read to its end: a response half read would delay the shutdown. */
const responds = (url: string) =>
  fetch(url, { headers: internalHeaders() }).then(
    (response) => response.arrayBuffer().then(() => response.status < 500),
    () => false,
  )

async function isListening(origin: string): Promise<boolean> {
  for (let tries = 0; tries < timings.prewarmTries; tries++) {
    if (await responds(`${origin}/icon.svg`)) return true
    await wait(timings.prewarmWait)
  }
  return false
}
