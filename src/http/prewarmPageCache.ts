import { setTimeout as wait } from 'node:timers/promises'
import { addedPageNames, pagesOff, servedLanguages } from '@/config/operator/operatorFacts'
import { publicPages } from '@/config/publicPages'
import * as timings from '@/config/timings'
import { isOff } from '@/domain/site/offPages'
import { localePath } from '@/i18n/localePath'
import { logWarning } from '@/runtime/log'
import { addReadinessCheck } from '@/runtime/readiness'
import { internalHeaders } from './forwardedHeaders'

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

/** Milliseconds. */
const RETRY = 2000
const NAMED = 5

/** Until each page renders without a server fault the process is not ready: a broken release must not go live. */
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
    // Must not hold up the end of the process.
    await wait(retryMs, undefined, { ref: false })
  }
}

async function failingOf(origin: string, paths: string[]): Promise<string[]> {
  const failing: string[] = []
  for (const path of paths) if (!(await isWhole(origin, path))) failing.push(path)
  return failing
}

/** With the texts that it names: without them its scripts do not start. */
async function isWhole(origin: string, path: string): Promise<boolean> {
  const page = await read(origin + path)
  const texts = page && TEXTS.exec(page)?.[1]
  return page !== null && (!texts || (await read(origin + texts, 400)) !== null)
}

const TEXTS = / data-texts="([^"]+)"/

/** Null after a status of `fault` or more. Reads to the end: a half-read response would delay the shutdown. */
const read = (url: string, fault = 500) =>
  fetch(url, { headers: internalHeaders() }).then(
    (response) => response.text().then((text) => (response.status < fault ? text : null)),
    () => null,
  )

async function isListening(origin: string): Promise<boolean> {
  for (let tries = 0; tries < timings.prewarmTries; tries++) {
    if ((await read(`${origin}/icon.svg`)) !== null) return true
    await wait(timings.prewarmWait)
  }
  return false
}
