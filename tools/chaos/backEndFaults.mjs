import { badBackEnd } from './badBackEnd.mjs'
import { checkResponse } from './checkResponse.mjs'
import { rawCall } from './rawCall.mjs'
import { startSite } from './startSite.mjs'

/** Milliseconds: a page may wait for one call, which is given up after 10 s (R34); the rest is for a busy machine. */
const TIMEOUT = 30_000
const PAGES = [
  ...[
    '/',
    '/de',
    '/exchange?from=btc',
    '/coins',
    '/coins/bitcoin',
    '/ja/faq',
    '/buy-crypto/ethereum',
    '/reviews',
  ],
  ...[
    '/buy-sell-crypto/btc-to-eth',
    '/what-is/monero',
    '/exchange?id=x',
    '/customer-account',
    '/trading-contest',
  ],
  ...['/sitemap.xml', '/robots.txt', '/views/cashback-calculator', '/api/site/live'],
]
/** Rendered on demand only, and nothing without the back end: one of each kind. */
const UNSEEN = [
  ...['/coins/litecoin', '/de/buy-crypto/litecoin', '/sell-crypto/usdt?ref=x', '/share/btc-eth.png'],
  ...['/crypto-to-crypto/btc-eth', '/fr/buy-sell-crypto/eur-btc', '/how-to-exchange/btc/eth'],
  ...['/ja/what-is/tether', '/buy-and-sell-crypto-on-halyard'],
]
/** Calls that are passed on to the back end, whose faults they then have. */
const PASSED_ON = [
  '/api/v3/pairs',
  '/api/v4/markets',
  '/api/v3/exchanges-new/x',
  '/auth-service/api/v1.0/refresh-session/x',
]
/** What a gateway says of what lies behind it. */
const GATEWAY = new Set([500, 502, 503, 504])

/**
 * The operator's back end is down, slow or wrong: every page that was ever made still stands, one that never was is
 * unavailable for a while, and nothing hangs.
 */
export async function backEndFaults(dataDir, report) {
  const good = await startSite({ DATA_DIR: dataDir }, { sign: '/icon.svg' })
  const backEnd = await badBackEnd(good)
  const neverGood = await badBackEnd(good)
  neverGood.become(neverGood.ways[0])
  const site = await startSite({ DATA_DIR: dataDir, API_ORIGIN: backEnd.origin }, { sign: '/icon.svg' })
  const cold = await startSite({ DATA_DIR: dataDir, API_ORIGIN: neverGood.origin }, { sign: '/icon.svg' })
  const judge = async (way) => {
    await judgeAll(site, report, way)
    await judgeUnseen(cold, report, way)
  }
  // From here on they are known, and what is known stays.
  for (const path of PAGES) await fetch(site.origin + path).then((response) => response.text())
  await good.kill()
  for (const way of backEnd.ways) {
    backEnd.become(way)
    neverGood.become(way)
    await judge(way)
  }
  await Promise.all([backEnd.close(), neverGood.close()])
  await judge('is down')
  for (const one of [site, cold]) {
    if (one.hasEnded()) report.lost('the server ended by itself')
    await one.stop()
  }
}

const asker = (site) => {
  const { hostname: host, port, host: own } = new URL(site.origin)
  return (path) =>
    rawCall({ host, port }, `GET ${path} HTTP/1.1\r\nHost: ${own}\r\nConnection: close\r\n\r\n`, {
      timeout: TIMEOUT,
    })
}
const statusOf = ({ text }) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)

async function judgeAll(site, report, way) {
  const statuses = new Map()
  let slowest = 0
  const askOf = asker(site)
  const request = async (path) => {
    const response = await askOf(path)
    const status = statusOf(response)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    slowest = Math.max(slowest, response.ms)
    const faults = checkResponse(response, {}, { origin: site.origin, timeout: TIMEOUT })
    const isPassedOn = PASSED_ON.includes(path)
    for (const fault of faults) {
      // It answers for the back end: its faults are the back end's, its hanging would be ours.
      if (isPassedOn && (GATEWAY.has(status) || /^(?:markup|leads)/.test(fault)) && !/inside/.test(fault))
        continue
      if (isPassedOn && way === 'breaks off' && fault.startsWith('no answer')) continue
      report.lost(`the back end ${way}: ${path}: ${fault}`)
    }
  }
  await Promise.all([...PAGES, ...PASSED_ON].map(request))
  const met = [...statuses].sort().map(([status, times]) => `${status}: ${times}`)
  report.tried(`the back end ${way}; ${met.join(', ')}; slowest ${Math.round(slowest)} ms`)
}

/** A site whose back end never responded says so, in time, and that one may come again. */
async function judgeUnseen(site, report, way) {
  let slowest = 0
  const askOf = asker(site)
  const request = async (path) => {
    const response = await askOf(path)
    slowest = Math.max(slowest, response.ms)
    const faults = checkResponse(response, {}, { origin: site.origin, timeout: TIMEOUT })
    const others = faults.filter((fault) => fault !== 'status 503')
    if (statusOf(response) !== 503) others.push(`status ${statusOf(response)} and not 503`)
    if (!/^retry-after: \d+\r$/im.test(response.text)) others.push('it does not say when to come again')
    if (/^cache-control: (?!no-store\r$)/im.test(response.text)) others.push('it may be cached')
    for (const fault of others) report.lost(`the back end was never good and ${way}: ${path}: ${fault}`)
  }
  await Promise.all(UNSEEN.map(request))
  report.tried(`the back end was never good and ${way}; slowest ${Math.round(slowest)} ms`)
}
