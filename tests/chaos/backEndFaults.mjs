import { badBackEnd } from './badBackEnd.mjs'
import { judgeAnswer } from './judgeAnswer.mjs'
import { rawCall } from './rawCall.mjs'
import { startSite } from './startSite.mjs'

/** Milliseconds: the site gives a call up after 10 s (specification §7), and a page may be behind one such call. */
const PATIENCE = 15_000
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
/** Calls that are passed on, and what is made only when it is asked for: without the back end nothing is known of these. */
const PASSED_ON = [
  ...['/coins/litecoin', '/share/btc-eth.png'],
  ...[
    '/api/v3/pairs',
    '/api/v4/markets',
    '/api/v3/exchanges-new/x',
    '/auth-service/api/v1.0/refresh-session/x',
  ],
]
/** What a gateway says of what lies behind it. */
const GATEWAY = new Set([500, 502, 503, 504])

/** The operator's back end is down, slow or wrong: every page still stands, and nothing hangs. */
export async function backEndFaults(dataDir, report) {
  const good = await startSite({ DATA_DIR: dataDir }, { sign: '/icon.svg' })
  const backEnd = await badBackEnd(good)
  const site = await startSite({ DATA_DIR: dataDir, API_ORIGIN: backEnd.origin }, { sign: '/icon.svg' })
  // From here on they are known, and what is known stays.
  for (const path of PAGES) await fetch(site.origin + path).then((answer) => answer.text())
  await good.kill()
  for (const way of backEnd.ways) {
    backEnd.become(way)
    await judgeAll(site, report, way)
  }
  await backEnd.close()
  await judgeAll(site, report, 'is down')
  if (site.hasEnded()) report.lost('the server ended by itself')
  await site.stop()
}

async function judgeAll(site, report, way) {
  const { hostname: host, port, host: own, origin } = new URL(site.origin)
  const statuses = new Map()
  let slowest = 0
  const ask = async (path) => {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: ${own}\r\nConnection: close\r\n\r\n`
    const answer = await rawCall({ host, port }, bytes, { patience: PATIENCE })
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer.text)?.[1] ?? 0)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    slowest = Math.max(slowest, answer.ms)
    const faults = judgeAnswer(answer, {}, { origin, patience: PATIENCE })
    const isPassedOn = PASSED_ON.includes(path)
    for (const fault of faults) {
      // It answers for the back end: its faults are the back end's, its hanging would be ours.
      if (isPassedOn && (GATEWAY.has(status) || /^(?:markup|leads)/.test(fault)) && !/inside/.test(fault))
        continue
      if (isPassedOn && way === 'breaks off' && fault.startsWith('no answer')) continue
      report.lost(`the back end ${way}: ${path}: ${fault}`)
    }
  }
  await Promise.all([...PAGES, ...PASSED_ON].map(ask))
  const met = [...statuses].sort().map(([status, times]) => `${status}: ${times}`)
  report.tried(`the back end ${way}; ${met.join(', ')}; slowest ${Math.round(slowest)} ms`)
}
