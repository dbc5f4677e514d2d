import { once } from 'node:events'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../../e2e/chromium.mjs'
import { BENCH_ARGS } from './benchArgs.mjs'
import { fetchedScripts, newPhone } from './measureScripts.mjs'
import { placeWidget } from './placeWidget.mjs'

/** @returns the bytes of the scripts of a first view, each compressed by gzip: of a widget in a page of its host, and of
 * the empty app. What a server compresses with, and how well, does not count. */
export async function measureWidget({ halyard, dataDir, empty }, say) {
  say('scripts of a widget')
  let framed = ''
  const host = createServer((_, res) => {
    res.setHeader('content-type', 'text/html')
    res.end(`<!doctype html><title>Shop</title><iframe src="${framed}" width="400" height="720"></iframe>`)
  })
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: BENCH_ARGS })
  try {
    const origin = `http://127.0.0.1:${host.address().port}`
    framed = `${halyard}/widget/${await placeWidget(halyard, dataDir, origin)}`
    return { own: await gzipOf(browser, origin), empty: await gzipOf(browser, empty) }
  } finally {
    await browser.close()
    host.closeAllConnections()
    host.close()
  }
}

async function gzipOf(browser, url) {
  const context = await newPhone(browser)
  const scripts = await fetchedScripts(await context.newPage(), url)
  if (scripts.length === 0) throw new Error(`no script came of ${url}`)
  await context.close()
  const urls = [...new Set(scripts.map((request) => request.url()))]
  const bodies = await Promise.all(
    urls.map(async (one) => Buffer.from(await (await fetch(one)).arrayBuffer())),
  )
  return { gzip: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0), scripts: bodies.length }
}
