import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as it arrived. */
type Call = { method: string; path: string; query: string; headers: IncomingHttpHeaders; body: unknown }
type Answer = { status?: number; body: unknown }

const currency = (symbol: string, changes: object) => ({
  symbol,
  id: symbol,
  has_extra_id: false,
  extra_id: '',
  name: symbol,
  validation_address: null,
  validation_extra: null,
  warnings_from: [],
  warnings_to: [],
  address_explorer: '',
  tx_explorer: '',
  image: `/coins/${symbol}.svg`,
  image_v2: `/coins/${symbol}.svg`,
  network: symbol,
  isFiat: false,
  cmcTicker: symbol,
  symbolFront: symbol,
  priority: null,
  priorityFrom: null,
  priorityTo: null,
  fullInfo: {},
  ...changes,
})

/** The fields of R17; those with a default there are left out of one. */
const CURRENCIES = [
  currency('btc', { name: 'Bitcoin', priority: 1, dailyChange: '1.25', confirmations_from: '2' }),
  currency('eth', { name: 'Ethereum', priority: 2, dailyChange: '-0.5' }),
  currency('ada', { name: 'Cardano' }),
  currency('usdttrc20', { name: 'Tether', network: 'trx', cmcTicker: 'usdt', symbolFront: 'usdt' }),
  currency('eur', { name: 'Euro', network: '', isFiat: true, priority: 3 }),
]
const bySymbol = (...symbols: string[]) => CURRENCIES.filter(({ symbol }) => symbols.includes(symbol))
const FILTERED: Record<string, string[]> = {
  new: ['ada'],
  gainers: ['btc'],
  losers: ['eth'],
  stable: [],
}

export const EXCHANGE_ID = 'seven1234'
export const EXCHANGE = {
  publicId: EXCHANGE_ID,
  type: 'floating',
  status: 'exchanging',
  // Whatever a back end sends, a page renders.
  createdAt: 'yesterday',
  updatedAt: '2026-11-21T12:00:00.000Z',
  validUntil: '2026-11-28T12:00:00.000Z',
  tickerFrom: 'btc',
  networkFrom: 'btc',
  tickerTo: 'eth',
  networkTo: 'eth',
  amountFrom: '0.1',
  expectedAmountFrom: '0.1',
  amountTo: null,
  expectedAmountTo: '2.6',
  extendedInfo: { addressFrom: 'bc1qdeposit', addressTo: '0x52908400098527886E0F7030069857D2E4169EE7' },
}
const sides = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' }
const LAST = [
  { ...sides, amountFrom: '0.5', amountTo: '13.1', finishedAt: '2026-11-20T10:00:00Z' },
  { ...sides, amountFrom: '0.7', amountTo: '18.3', finishedAt: 'the day before' },
]

export const TOKENS = { accessToken: 'access-1', refreshToken: 'refresh-1' }
const RENEWED = { accessToken: 'access-2', refreshToken: 'refresh-2' }
export const CUSTOMER = 'seven@customer.example'

const LIST = 'includeDisabled=false&extended=true&limit=1600'
const EXCHANGE_HEADERS = ['site-language', 'page-visit', 'device-timezone', 'device-os']
const isSignedIn = ({ headers }: Call) => headers.authorization === `Bearer ${RENEWED.accessToken}`
const forCustomers = (call: Call, body: unknown): Answer =>
  isSignedIn(call) ? { body } : { status: 401, body: { code: 'unauthorized' } }
const expiresAt = () => new Date(Date.now() + 3_600_000).toISOString()

/** R36, call by call as its list writes them. An access token is worth nothing until it has been refreshed once. */
const CALLS: Record<string, (call: Call) => Answer> = {
  [`GET /api/v3/currencies/list?${LIST}`]: () => ({ body: CURRENCIES }),
  ...Object.fromEntries(
    Object.entries(FILTERED).map(([filter, symbols]) => [
      `GET /api/v3/currencies/list?${LIST}&filter=${filter}`,
      () => ({ body: { result: bySymbol(...symbols) } }),
    ]),
  ),
  'GET /api/v3/currencies?fixed=false&includeDisabled=false': () => ({ body: CURRENCIES }),
  'GET /api/v3/currencies?fixed=true&includeDisabled=false': () => ({ body: bySymbol('btc', 'eth') }),
  'GET /api/v3/pairs': () => ({
    body: { result: { btc: ['eth', 'eur'], eth: ['btc'], ada: ['btc'], eur: ['btc'] } },
  }),
  'GET /api/v3/pairs?fixed=true': () => ({ body: { btc: ['eth'], eth: ['btc'] } }),
  'GET /api/v3/exchanges-new/header': () => ({ body: { result: LAST } }),
  [`GET /api/v3/exchanges-new/${EXCHANGE_ID}`]: ({ headers }) =>
    EXCHANGE_HEADERS.every((name) => headers[name])
      ? { body: { result: EXCHANGE } }
      : { status: 400, body: {} },
  [`GET /auth-service/api/v1.0/refresh-session/${TOKENS.refreshToken}?type=customer`]: () => ({
    body: RENEWED,
  }),
  'GET /api/v4/customers/segment': (call) => forCustomers(call, { result: { segment: 'gold' } }),
  'GET /api/v3/customers/profile': (call) => forCustomers(call, { data: { email: CUSTOMER } }),
  'PATCH /api/v3/customers/sl_check_in': (call) => forCustomers(call, {}),
  'POST /api/v3/sessions': () => ({ status: 201, body: { expiresAt: expiresAt() } }),
  'POST /api/v3/sessions/refresh': () => ({ body: { expiresAt: expiresAt() } }),
}

export type Calls = typeof CALLS

/** A back end with exactly the calls of R36, and these: everything else is not found. `more` are named
 * without a query. */
export async function startSectionSevenServer(more: Calls = {}) {
  const calls: Call[] = []
  const server = createServer((req, res) => {
    void readCall(req).then((call) => {
      calls.push(call)
      const name = `${call.method} ${call.path}${call.query && `?${call.query}`}`
      const respond = CALLS[name] ?? more[`${call.method} ${call.path}`]
      const { status = 200, body } = respond?.(call) ?? { status: 404, body: {} }
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  // After five idle seconds it would close a connection, perhaps as the site sends the next call on it.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const named = (method: string, path: string) =>
    calls.filter((call) => call.method === method && call.path === path)
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, named, stop }
}

async function readCall(req: IncomingMessage): Promise<Call> {
  const parts: Buffer[] = []
  for await (const part of req) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  const [path = '', query = ''] = (req.url ?? '').split('?', 2)
  const body: unknown = text ? JSON.parse(text) : null
  return { method: req.method ?? '', path, query, headers: req.headers, body }
}
