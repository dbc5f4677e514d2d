import { Agent, get } from 'node:http'
import { serveFiles } from './serveFiles.mjs'
import { quantile } from './statistics.mjs'

/** Of a hundred requests. */
const SHARES = { popular: 70, tail: 25, call: 5 }
const POPULAR = [
  '/',
  '/exchange',
  '/coins',
  '/coins/btc',
  '/coins/eth',
  '/faq',
  '/fees',
  '/de',
  '/ja',
  '/crypto-to-crypto/btc-eth',
]
const CALLS = [
  '/api/v4/estimates?tickerFrom=btc&networkFrom=btc&tickerTo=eth&networkTo=eth&amount=0.1&fixed=false&reverse=false',
  '/api/v4/ranges?tickerFrom=btc&networkFrom=btc&tickerTo=eth&networkTo=eth&fixed=false&reverse=false',
  '/api/v3/currencies/btc',
]
const REQUESTS = 2000
const CONNECTIONS = 8
/** Of each type alone, one after another, for its processor time. */
const ALONE = 100
const HEADERS = { 'accept-encoding': 'gzip' }

/** @param sites two processes: `origin`, and `cpuSeconds()` of its process */
export async function measureMix([one, two], say) {
  const tail = await coinPaths(one.origin)
  say('processor time of each type of request')
  const alone = await processorTimes(one, tail.splice(0, ALONE))
  const sequence = drawn(tail)
  // What a server that has run for an hour holds.
  for (const { origin } of [one, two]) for (const path of POPULAR) await request(origin + path)
  say(`a mix of ${REQUESTS} requests at one process, at two and at nginx`)
  const single = { ...alone, ...(await load(sequence, () => one.origin, [one])) }
  const pair = await load(drawn(tail.toReversed()), (at) => [one, two][at % 2].origin, [one, two])
  return { one: [single], two: [pair], files: await loadFiles(sequence, one.origin, say) }
}

/** A page for each ticker; of two coins with one ticker only the first has its address. */
async function coinPaths(origin) {
  const response = await fetch(`${origin}/api/v3/currencies`)
  const coins = Object.values((await response.json()).result).filter(({ isFiat }) => !isFiat)
  const paths = coins.map(({ symbolFront }) => `/coins/${encodeURIComponent(symbolFront.toLowerCase())}`)
  return shuffled([...new Set(paths)].filter((path) => !POPULAR.includes(path)))
}

async function processorTimes(site, paths) {
  const average = async (list) => {
    const before = await site.cpuSeconds()
    for (const path of list) await request(site.origin + path)
    return ((await site.cpuSeconds()) - before) * (1000 / list.length)
  }
  const repeated = (list) => Array.from({ length: 5 * ALONE }, (_, at) => list[at % list.length])
  await average(POPULAR)
  return {
    tailCpu: await average(paths),
    popularCpu: await average(repeated(POPULAR)),
    callCpu: await average(repeated(CALLS)),
  }
}

/** The same in each run: types by their shares, and of the long tail every page once. */
function drawn(tail) {
  const kinds = Object.entries(SHARES).flatMap(([kind, share]) => Array(share).fill(kind))
  const lists = { popular: POPULAR, tail, call: CALLS }
  const next = { popular: 0, tail: 0, call: 0 }
  return shuffled(Array.from({ length: REQUESTS }, (_, at) => kinds[at % kinds.length])).map((kind) => ({
    kind,
    path: lists[kind][next[kind]++ % lists[kind].length],
  }))
}

/** By a generator with a fixed seed (Numerical Recipes), so that runs compare. */
function shuffled(list) {
  let state = 18
  const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

async function load(sequence, originOf, sites) {
  const cpu = async () =>
    (await Promise.all(sites.map(({ cpuSeconds }) => cpuSeconds()))).reduce((a, b) => a + b)
  const took = { popular: [], tail: [], call: [] }
  const before = await cpu()
  const started = performance.now()
  let at = 0
  const connection = async () => {
    for (let mine = at++; mine < sequence.length; mine = at++) {
      const { kind, path } = sequence[mine]
      const from = performance.now()
      await request(originOf(mine) + path)
      took[kind].push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  const seconds = (performance.now() - started) / 1000
  return {
    rate: sequence.length / seconds,
    cpu: ((await cpu()) - before) * (1000 / sequence.length),
    ...Object.fromEntries(
      Object.entries(took).flatMap(([kind, times]) => [
        [`${kind}P50`, quantile(times, 0.5)],
        [`${kind}P99`, quantile(times, 0.99)],
      ]),
    ),
  }
}

async function loadFiles(sequence, origin, say) {
  const bodies = new Map()
  for (const path of new Set(sequence.map((each) => each.path)))
    bodies.set(path, await request(origin + path))
  const files = await serveFiles(bodies)
  if (!files) {
    say('nginx is not installed: nothing to compare the mix with')
    return []
  }
  const served = sequence.map(({ kind, path }) => ({ kind, path: files.pathOf(path) }))
  const measured = await load(served, () => files.origin, [{ cpuSeconds: async () => 0 }])
  await files.stop()
  return [{ ...measured, cpu: undefined }]
}

/** A coin that is switched off has no page; visitors come by old links all the same. */
const SERVED = new Set([200, 404])
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** @returns the body as it came, compressed */
const request = (url) =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: HEADERS }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        SERVED.has(response.statusCode)
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`${url}: ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
