import { bodies } from './hostileBodies.mjs'
import { brokenMessage } from './hostileMessages.mjs'
import { cookies, encodings, headers, markup, queryNames, segments } from './hostilePieces.mjs'
import { seeded } from './seeded.mjs'

const PAGES = [
  ...[
    '/',
    '/de',
    '/exchange',
    '/exchange-v2',
    '/exchange-v2/exchange',
    '/coins',
    '/coins/bitcoin',
    '/contacts',
  ],
  ...[
    '/buy-crypto',
    '/buy-crypto/bitcoin',
    '/buy-sell-crypto/btc-eth',
    '/crypto-to-crypto',
    '/cn/faq',
    '/ja/fees',
  ],
  ...[
    '/how-to-exchange/bitcoin/ethereum',
    '/what-is/bitcoin',
    '/buy-and-sell-crypto-on-halyard',
    '/restricted',
  ],
  ...['/customer-account', '/customer-account/history', '/customer-account/sign-up/confirmation', '/reviews'],
  ...['/views/cashback-calculator', '/sitemap.xml', '/robots.txt', '/404', '/_error', '/de/_error', '/en'],
]
const CALLS = [
  ...[
    '/api/v3/currencies/list',
    '/api/v3/currencies',
    '/api/v3/pairs',
    '/api/v4/markets',
    '/api/v4/estimates',
  ],
  ...[
    '/api/v4/markets/btc/history',
    '/api/v4/ranges',
    '/api/v3/exchanges-new/header',
    '/api/v3/exchanges-new/x',
  ],
  ...[
    '/api/v3/customers/profile',
    '/api/v4/customers/export',
    '/api/v4/reviews',
    '/api/v4/openapi.json',
    '/api',
  ],
  ...[
    '/auth-service/api/v1.0/refresh-session/x',
    '/api/site/ready',
    '/api/site/share/x.png',
    '/share/btc-eth.png',
  ],
  ...[
    '/sitemaps/en-1.xml',
    '/monitoring-tunnel',
    '/api/auth-service/x',
    '/api/site/views/cashback-calculator',
  ],
]
const POSTS = [
  ...[
    '/api/v4/exchanges-new',
    '/api/v4/exchanges-new/x/actions',
    '/api/v4/exchanges-new/x/payment',
    '/api/v3/sessions',
  ],
  ...[
    '/api/v3/sessions/refresh',
    '/auth-service/api/v1.0/sign-up',
    '/auth-service/api/v1.0/sign-in',
    '/api/v4/contacts',
  ],
  ...[
    '/auth-service/api/v1.0/sign-out',
    '/auth-service/api/v1.0/password-reset/confirmation',
    '/api/v4/reviews',
  ],
  ...[
    '/api/v4/customers/addresses',
    '/api/v4/customers/payouts',
    '/api/v4/reviews/x/moderation',
    '/monitoring-tunnel',
  ],
  ...[
    '/api/v4/sandbox/exchanges/x/deposits',
    '/api/v4/exchanges-new/x/push',
    '/api/v4/exchanges-new/x/transfers',
    '/api/v4/exchange-transfers',
    '/',
    '/exchange',
    '/api/site/ready',
  ],
]
const INNER = [
  ...['/_next/data/BUILD/en/index.json', '/_next/data/BUILD/de/coins/bitcoin.json', '/_next/data/x/en.json'],
  ...[
    '/_next/data/BUILD/en/exchange.json',
    '/_next/data/BUILD/xx/../en/index.json',
    '/_next/data/',
    '/_next/data',
  ],
  ...[
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/_next/image?url=https%3A%2F%2Fevil.example%2Fx.png&w=64&q=75',
  ],
  ...[
    '/_next/image?url=%2F%2Fevil.example%2Fx&w=-1&q=x',
    '/_next/image?url=/_next/image%3Furl=x&w=1&q=1',
    '/_next/image',
  ],
  ...[
    '/_next/static/../../../package.json',
    '/_next/static/%2e%2e/server/pages-manifest.json',
    '/_next/static/x.js',
  ],
  ...[
    '/_next/webpack-hmr',
    '/_next/static/chunks/%',
    '/__nextjs_original-stack-frame',
    '/__nextjs_source-map',
    '/_next/',
  ],
  ...[
    '/server/pages/index.html',
    '/.next/BUILD_ID',
    '/api/../.env',
    '/_document',
    '/_app',
    '/pages/_app',
    '/favicon.ico',
  ],
]
const METHODS = [
  ...[
    'POST',
    'PUT',
    'DELETE',
    'OPTIONS',
    'TRACE',
    'PATCH',
    'CONNECT',
    'HEAD',
    'PROPFIND',
    'PURGE',
    'M-SEARCH',
  ],
  ...['LINK', 'SEARCH', 'REPORT'],
]

/** After these the two sides speak something else than HTTP, or the server waits for it. */
const LEAVES_HTTP = /upgrade|^expect/i

/** Text as it goes over the wire: UTF-8 for what is no byte. */
const wire = (text) => (/[^\0-\xff]/.test(text) ? Buffer.from(text) : Buffer.from(text, 'latin1'))

/**
 * Hostile request number so-and-so of a seed. `bytes` is all that is sent; a `broken` one is no HTTP, and the server may
 * hang up on it without a word.
 */
export function hostileInput(seed, number, { host, build }) {
  const chance = seeded(seed * 1_000_003 + number)
  const kinds = [path, query, header, body, method, inner, cookie, broken]
  const kind = kinds[number % kinds.length]
  const made = kind(chance, number)
  const { line = 'GET / HTTP/1.1', extra = [], content = '', isBroken = false, raw } = made
  if (raw !== undefined) return { kind: kind.name, isBroken, bytes: wire(raw.replaceAll('HOST', host)) }
  const own = extra.some((one) => /^host:/i.test(one)) ? [] : [`Host: ${host}`]
  const length = content.length > 0 ? [`Content-Length: ${Buffer.byteLength(content)}`] : []
  const head = [line.replaceAll('BUILD', build), ...own, 'Connection: close', ...length, ...extra].join(
    '\r\n',
  )
  return { kind: kind.name, isBroken, bytes: Buffer.concat([wire(`${head}\r\n\r\n`), Buffer.from(content)]) }
}

const anywhere = (chance) => chance.pick([...PAGES, ...CALLS, ...INNER])
/** No line of HTTP holds these three as they are. */
const target = (text) => text.replace(/[\r\n\0 ]/g, (letter) => encodeURIComponent(letter))
const marked = (chance, number) => chance.pick(encodings)(chance.pick(markup(number)))

function path(chance, number) {
  const piece = chance.chance(0.3) ? marked(chance, number) : chance.pick(segments)
  const base = anywhere(chance).split('?')[0]
  const forms = [
    `${base}/${piece}`,
    `/${piece}`,
    `${piece}`,
    `/${piece}${base}`,
    `${base}${piece}`,
    `//${piece}`,
  ]
  const slash = base.lastIndexOf('/')
  forms.push(`${base.slice(0, slash)}/${piece}`, `/de/${piece}`, `${base}/${piece}?${piece}#${piece}`)
  return { line: `GET ${target(chance.pick(forms))} HTTP/1.1`, extra: languages(chance) }
}

/** Without a stored language a visitor is led on, which is where open redirects live. */
const languages = (chance) =>
  chance.chance(0.3) ? [`Accept-Language: ${chance.pick(['de', 'zh', 'fr;q=0.1', 'en'])}`] : []

function query(chance, number) {
  const pairs = Array.from({ length: 1 + chance.below(4) }, () => {
    const value = chance.chance(0.5) ? marked(chance, number) : chance.pick(segments)
    return `${chance.pick(queryNames)}${chance.pick(['=', '=', '=', '', '[]=', '=='])}${value}`
  })
  const requested = chance.chance(0.1)
    ? 'a=1&'.repeat(1500)
    : pairs.join(chance.pick(['&', '&', ';', '&&', '?']))
  return { line: `GET ${target(`${anywhere(chance)}?${requested}`)} HTTP/1.1`, extra: languages(chance) }
}

function header(chance) {
  const extra = Array.from({ length: 1 + chance.below(3) }, () => chance.pick(headers))
  const suffix = chance.chance(0.3) ? '?id=1' : ''
  return {
    line: `GET ${anywhere(chance)}${suffix} HTTP/1.1`,
    extra,
    isBroken: extra.some((one) => LEAVES_HTTP.test(one)),
  }
}

function body(chance, number) {
  const { content, types } = chance.pick(bodies)(chance, chance.pick(markup(number)))
  const type = chance.pick([
    ...types,
    ...types,
    'text/plain',
    'application/json; charset=utf-7',
    'x',
    '',
    'multipart/form-data',
  ])
  const extra = [`Content-Type: ${type}`, `idempotency-key: ${chance.pick(['hostile-', ''])}${number}`]
  if (chance.chance(0.1)) extra.push('Content-Encoding: gzip')
  return {
    line: `${chance.pick(['POST', 'POST', 'POST', 'PATCH', 'PUT'])} ${chance.pick(POSTS)} HTTP/1.1`,
    extra,
    content,
  }
}

function method(chance) {
  const content = chance.chance(0.3) ? '{"a":1}' : ''
  const line = `${chance.pick(METHODS)} ${chance.pick([...PAGES, ...CALLS, ...INNER, ...POSTS, '*', 'evil.example:443'])} HTTP/1.1`
  return {
    line,
    content,
    extra: content ? ['Content-Type: application/json'] : [],
    isBroken: line.startsWith('CONNECT'),
  }
}

function inner(chance, number) {
  const more = chance.chance(0.5)
    ? `/${chance.chance(0.4) ? marked(chance, number) : chance.pick(segments)}`
    : ''
  const extra = [
    ...(chance.chance(0.6) ? ['x-nextjs-data: 1'] : []),
    ...(chance.chance(0.5) ? [chance.pick(headers)] : []),
  ]
  return {
    line: `GET ${target(`${chance.pick(INNER)}${more}`)} HTTP/1.1`,
    extra,
    isBroken: extra.some((one) => LEAVES_HTTP.test(one)),
  }
}

function cookie(chance, number) {
  const value = chance.chance(0.2) ? `NEXT_LOCALE=${chance.pick(markup(number))}` : chance.pick(cookies)
  return {
    line: `GET ${anywhere(chance)} HTTP/1.1`,
    extra: [`Cookie: ${value}`, ...languages(chance)],
  }
}

function broken(chance, number) {
  return { raw: brokenMessage(chance, chance.pick(markup(number))), isBroken: true }
}
