import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../e2e/chromium.mjs'
import { BENCH_ARGS } from './benchArgs.mjs'
import { placeOrder } from './placeOrder.mjs'

/** Bytes on the wire, headers included, by path. `{order}`: the id of an order that waits for its deposit. */
const budget = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'))
/** Milliseconds without a request that end a first view; the session, which starts by the clock 5 s after load, is no part of it. */
const QUIET = 2000
/** A page that polls never is; its scripts have all come by then. */
const LONGEST = 20_000

/** The scripts that each type of page fetches, on a phone, for a visitor who touches nothing until it is quiet. */
export async function measureScripts(origin, say) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: BENCH_ARGS })
  const measured = []
  try {
    const order = await placeOrder(origin)
    for (const [path, atMost] of Object.entries(budget)) {
      say(`scripts of ${path}`)
      const url = origin + path.replace('{order}', order)
      // The first page of a server may come without its data, which the browser then fetches.
      await fetch(url).then((response) => response.text())
      const bytes = await scriptBytes(browser, url)
      measured.push({ page: path, atMost, bytes })
    }
    return measured
  } finally {
    await browser.close()
  }
}

async function scriptBytes(browser, url) {
  const context = await newPhone(browser)
  const scripts = await fetchedScripts(await context.newPage(), url)
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  await context.close()
  return sizes.reduce(
    (sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize,
    0,
  )
}

export const newPhone = (browser) =>
  browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

/** The requests of all scripts that a page fetches by itself, those of its frames too. */
export async function fetchedScripts(page, url) {
  const scripts = new Set()
  let lastAt = performance.now()
  page.on('request', (request) => {
    lastAt = performance.now()
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request)
  })
  page.on('requestfinished', () => (lastAt = performance.now()))
  await page.goto(url)
  const latest = performance.now() + LONGEST
  while (performance.now() - lastAt < QUIET && performance.now() < latest) await wait(100)
  return [...scripts]
}
