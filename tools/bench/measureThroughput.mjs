import { setTimeout as wait } from 'node:timers/promises'
import { installTools } from './lighthouse.mjs'

const CONNECTIONS = 20
/** Seconds. */
const WARM_UP = 2
const LOAD = 6
/** As browsers ask; each server sends the best of its own. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }
/** The home page, as a campaign leads there, the largest page, and one of the account. */
const PAGES = { home: '/', landing: '/?utm_source=bench', list: '/coins', account: '/customer-account' }
const EMPTY = '/'

/** Requests before memory is first looked at, and after which it is looked at again. */
const SETTLED = 10_000
/** In ms; V8 returns what it has collected only after some seconds without work. */
const COLLECTED = 20_000
const LONG = 100_000
const MIX = ['/', '/coins', '/de/faq', '/coins/btc', '/crypto-to-crypto/btc-eth', '/fr/fees']

/** Requests a second of whole pages under load, both sites by turns; and what 100,000 requests leave in memory. */
export async function measureThroughput({ halyard, empty, memoryOf }, runs, say) {
  installTools(say)
  const { default: autocannon } = await import('autocannon')
  const measured = { halyard: [], empty: [] }
  for (let run = 1; run <= runs; run++) {
    say(`throughput ${run} of ${runs}`)
    const floor = await load(autocannon, empty + EMPTY)
    measured.empty.push(asRow(Object.keys(PAGES).map((name) => [name, floor])))
    const own = []
    for (const [name, path] of Object.entries(PAGES)) own.push([name, await load(autocannon, halyard + path)])
    measured.halyard.push(asRow(own))
  }
  return { ...measured, ...(await measureMemory(autocannon, halyard, memoryOf, say)) }
}

const asRow = (results) =>
  Object.fromEntries(
    results.flatMap(([name, { rate, p99 }]) => [
      [name, rate],
      [`${name}P99`, p99],
    ]),
  )

async function load(autocannon, url) {
  await requireWholePage(url)
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_UP, headers: HEADERS })
  const result = await autocannon({ url, connections: CONNECTIONS, duration: LOAD, headers: HEADERS })
  requireNoFailure(url, result)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

/** What is counted must be the page as a visitor gets it, compressed. */
async function requireWholePage(url) {
  const response = await fetch(url, { headers: HEADERS })
  const page = await response.text()
  const isWhole = response.ok && page.trimEnd().endsWith('</html>')
  if (!isWhole) throw new Error(`${url} is no whole page`)
  if (!response.headers.has('content-encoding')) throw new Error(`${url} is not compressed`)
}

function requireNoFailure(url, { errors, timeouts, non2xx }) {
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} answers that are no page`)
}

async function measureMemory(autocannon, halyard, memoryOf, say) {
  say(`memory over ${LONG} requests`)
  const requests = MIX.map((path) => ({ path, headers: HEADERS }))
  const request = async (amount) =>
    requireNoFailure(halyard, await autocannon({ url: halyard, connections: CONNECTIONS, amount, requests }))
  await request(SETTLED)
  await wait(COLLECTED)
  const before = await memoryOf()
  await request(LONG)
  await wait(COLLECTED)
  return { memoryBefore: [{ rss: before }], memory: [{ rss: await memoryOf() }] }
}
