import { createHash, randomUUID } from 'node:crypto'

const TIMEOUT = 30_000
const PAGES = [
  ...['/', '/de', '/fr/faq', '/coins/btc', '/ja/fees', '/exchange-v2', '/es/exchange-v2', '/vi/about'],
]
const PAIR = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' }
const CALLS = [
  `/api/v4/ranges?${String(new URLSearchParams(PAIR))}`,
  `/api/v4/estimates?${String(new URLSearchParams({ ...PAIR, amount: '0.1' }))}`,
  '/api/v3/currencies/list?limit=20',
  '/api/site/version',
]
const ORDER = {
  ...{ ...PAIR, amount: '0.1', reverse: false, fixed: false, rateId: null },
  addressTo: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}
const FILE = /\/_next\/static\/[^"'\\\s)]+?\.(?:js|css|woff2)/g

type Created = { result: { publicId: string } }

/** What visitors have seen of a site, over all its builds. */
export function newVisits(origin: string, customer: { authorization: string }) {
  let sent = 0
  return {
    customer,
    counts: {
      ...{ pages: 0, files: 0, data: 0, dataOfAnotherBuild: 0, calls: 0 },
      ...{ orders: 0, repeatedOrders: 0, histories: 0 },
    },
    /** Responses by the release that gave them. */
    releases: new Map<string, number>(),
    /** Every file that a page of either build named, with the hash of what it first was; null: not fetched yet. */
    files: new Map<string, string | null>(),
    builds: new Set<string>(),
    /** Of acknowledged orders: id by idempotency key. */
    orders: new Map<string, string>(),
    /** Once, as a browser sends it. */
    request: async (
      path: string,
      { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
    ) => {
      // The limits of the proxy are for each address; so many visitors have many.
      const address = `203.0.113.${sent++ % 250}`
      const response = await fetch(origin + path, {
        ...init,
        redirect: 'manual',
        headers: { 'x-forwarded-for': address, ...headers },
        signal: AbortSignal.timeout(TIMEOUT),
      })
      const type = response.headers.get('content-type') ?? ''
      return { status: response.status, type, text: await response.text() }
    },
  }
}

type Visits = ReturnType<typeof newVisits>
/** @returns what was wrong; null: nothing */
export type Visit = (visits: Visits, index: number) => Promise<string | null>

const pick = <Value>(values: Iterable<Value>, index: number): Value | undefined => {
  const list = [...values]
  return list[index % Math.max(list.length, 1)]
}

export const page: Visit = async ({ request, counts, builds, files }, index) => {
  const path = pick(PAGES, index) ?? '/'
  const { status, text } = await request(path)
  counts.pages++
  const build = /"buildId":"([^"]+)"/.exec(text)?.[1]
  if (status !== 200 || !build || !text.endsWith('</html>')) return `page ${path}: ${status}`
  builds.add(build)
  for (const [file] of text.matchAll(FILE)) if (!files.has(file)) files.set(file, null)
  return null
}

export const file: Visit = async ({ request, counts, files }, index) => {
  const path = pick(files.keys(), index)
  if (path === undefined) return null
  const { status, type, text } = await request(path)
  counts.files++
  const hash = createHash('sha256').update(text).digest('hex')
  const first = files.get(path) ?? hash
  files.set(path, first)
  const isRight = status === 200 && first === hash && /javascript|css|font/.test(type)
  return isRight ? null : `file ${path}: ${status} ${type}`
}

/** What the router fetches for a link. 404 where the instance has another build: then the browser loads the page. */
export const data: Visit = async ({ request, counts, builds }, index) => {
  const build = pick(builds, index)
  if (build === undefined) return null
  const headers = { 'x-nextjs-data': '1' }
  const { status, text } = await request(`/_next/data/${build}/en/faq.json`, { headers })
  if (status === 404) counts.dataOfAnotherBuild++
  else counts.data++
  const isRight = status === 404 || (status === 200 && text.startsWith('{"pageProps"'))
  return isRight ? null : `data of ${build}: ${status}`
}

export const call: Visit = async ({ request, counts, releases }, index) => {
  const path = pick(CALLS, index) ?? ''
  const { status, text } = await request(path)
  counts.calls++
  if (status !== 200) return `call ${path}: ${status} ${text}`
  const { version, commit } = JSON.parse(text) as { version?: string; commit?: string }
  const release = commit ?? version
  if (release) releases.set(release, (releases.get(release) ?? 0) + 1)
  return null
}

const create = ({ request, customer }: Visits, key: string) =>
  request('/api/v4/exchanges-new', {
    method: 'POST',
    headers: { ...customer, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(ORDER),
  })

export const order: Visit = async (visits) => {
  const key = randomUUID()
  const { status, text } = await create(visits, key)
  visits.counts.orders++
  if (status !== 201 && status !== 200) return `order ${key}: ${status} ${text}`
  const { publicId } = (JSON.parse(text) as Created).result
  visits.orders.set(key, publicId)
  const path = `/api/v3/exchanges-new/${publicId}`
  const read = await visits.request(path, { headers: visits.customer })
  return read.status === 200 && read.text.includes(publicId) ? null : `${path}: ${read.status}`
}

/** A key once more, also one that an instance of the other build was sent first. */
export const repeatedOrder: Visit = async (visits, index) => {
  const [key, publicId] = pick(visits.orders, index * 7) ?? []
  if (key === undefined) return null
  const { status, text } = await create(visits, key)
  visits.counts.repeatedOrders++
  const isSame = status === 200 && (JSON.parse(text) as Created).result.publicId === publicId
  return isSame ? null : `order ${key} once more: ${status} ${text}`
}

export const history: Visit = async ({ request, counts, customer }) => {
  const { status, text } = await request('/api/v4/customers/exchanges?limit=5', { headers: customer })
  counts.histories++
  return status === 200 ? null : `history: ${status} ${text}`
}
