import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../e2e/chromium.mjs'
import { BENCH_ARGS } from './benchArgs.mjs'

/** Bytes on the wire, headers included, by path. */
const budget = JSON.parse(readFileSync(new URL('budget.json', import.meta.url), 'utf8'))
/** Milliseconds without a request after which a page has fetched all that it fetches by itself. */
const QUIET = 5000

/** The scripts that each type of page fetches, on a phone, for a visitor who touches nothing until it is quiet. */
export async function measureScripts(origin, say) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: BENCH_ARGS })
  const measured = []
  try {
    for (const [path, atMost] of Object.entries(budget)) {
      say(`scripts of ${path}`)
      measured.push({ page: path, atMost, bytes: await scriptBytes(browser, origin + path) })
    }
    return measured
  } finally {
    await browser.close()
  }
}

async function scriptBytes(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const scripts = new Set()
  let lastAt = performance.now()
  page.on('request', (request) => {
    lastAt = performance.now()
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request)
  })
  page.on('requestfinished', () => (lastAt = performance.now()))
  await page.goto(url)
  while (performance.now() - lastAt < QUIET) await wait(100)
  const sizes = await Promise.all([...scripts].map((request) => request.sizes()))
  await context.close()
  return sizes.reduce(
    (sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize,
    0,
  )
}
