import { setTimeout as wait } from 'node:timers/promises'
import { loadCatalogue } from '@/http/loadCatalogue'
import { addedPageNames, pagesOff, servedLanguages } from '@/config/operator/operatorFacts'
import { paths } from '@/config/paths'
import { PUBLIC_PAGES } from '@/config/operator/pageNames'
import * as timings from '@/config/timings'
import { assetsOf } from '@/domain/currency/asset'
import { popularOf } from '@/domain/currency/currencyLists'
import { isOff } from '@/domain/site/offPages'
import { localePath } from '@/i18n/localePath'
import { logWarning } from '@/runtime/log'
import { addReadinessCheck } from '@/runtime/readiness'
import { internalHeaders } from './internalRequest'

const fixedPagePaths = () =>
  [
    ...PUBLIC_PAGES,
    ...addedPageNames().map((name) => `/${name}`),
    '/exchange-v2/exchange',
    '/exchanges',
    '/restricted',
  ]
    .filter((path) => !isOff(path, pagesOff()))
    .flatMap((path) => servedLanguages().map((locale) => localePath(locale, path) || '/'))

/** Milliseconds. */
const RETRY = 2000
/** Milliseconds. The pages of popular coins need the back end, which may be slow or down. */
const POPULAR_LIMIT = 5000
const NAMED = 5

/** Until each page renders without a server fault the process is not ready: a broken release must not go live. */
export function createPrewarm(origin: string, retryMs = RETRY): () => Promise<void> {
  let isReady = false
  addReadinessCheck('pages', () => isReady)
  return async () => {
    if (await prewarmPages(origin, retryMs)) isReady = true
  }
}

/** @returns whether every page renders; not before each one does */
async function prewarmPages(origin: string, retryMs: number): Promise<boolean> {
  if (!(await isListening(origin))) {
    logWarning(`This server does not reach itself at ${origin}, so it is not ready.`)
    return false
  }
  let failing = await failingOf(origin, fixedPagePaths())
  if (failing.length > 0)
    logWarning(`Not ready: ${failing.length} pages fail, ${failing.slice(0, NAMED).join(' ')}`)
  while (failing.length > 0) {
    // Must not hold up the end of the process.
    await wait(retryMs, undefined, { ref: false })
    failing = await failingOf(origin, failing)
  }
  const signal = AbortSignal.timeout(POPULAR_LIMIT)
  await Promise.race([renderPopularCoins(origin, signal), aborted(signal)])
  return true
}

/** Where visitors land; the code of coin pages has then been compiled for the others too. Failures are left to visitors. */
async function renderPopularCoins(origin: string, signal: AbortSignal): Promise<void> {
  for (const path of await popularCoinPaths().catch(() => []))
    if (!signal.aborted) await read(origin + path, signal)
}

const aborted = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    if (signal.aborted) resolve(null)
    else signal.addEventListener('abort', resolve)
  })

async function popularCoinPaths(): Promise<string[]> {
  const { currencies } = await loadCatalogue()
  return assetsOf(popularOf(currencies))
    .map(({ url }) => paths.coin(url))
    .filter((path) => !isOff(path, pagesOff()))
    .flatMap((path) => servedLanguages().map((locale) => localePath(locale, path)))
}

async function failingOf(origin: string, paths: string[]): Promise<string[]> {
  const failing: string[] = []
  for (const path of paths) if ((await read(origin + path)) === null) failing.push(path)
  return failing
}

/** Null after a fault of the server. Reads to the end: a half-read response would delay the shutdown. */
async function read(url: string, signal?: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch(url, { headers: internalHeaders(), signal })
    const text = await response.text()
    return response.status < 500 ? text : null
  } catch {
    return null
  }
}

async function isListening(origin: string): Promise<boolean> {
  for (let tries = 0; tries < timings.prewarmTries; tries++) {
    if ((await read(`${origin}/icon.svg`)) !== null) return true
    await wait(timings.prewarmWait)
  }
  return false
}
