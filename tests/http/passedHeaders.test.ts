import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contract } from '@/contract/contract'
import type { Endpoints } from '@/contract/endpoint'
import { FROM_BACK_END, headersForBackEnd, headersForPage, headersOfVisitor } from '@/http/passedHeaders'

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://halyard.example')
  vi.stubEnv('API_ORIGIN', 'http://api.internal:8080')
})
afterEach(() => vi.unstubAllEnvs())

const from = (headers: IncomingHttpHeaders, remoteAddress = '198.51.100.7') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

/** Every header that an endpoint of the contract names. */
const ofContract = Object.values<Endpoints>(contract).flatMap((resource) =>
  Object.values(resource).flatMap(({ headers = {} }) => Object.keys(headers)),
)
/** R34 and R37, and what any call over HTTP has. */
const ofCalls = [
  'authorization',
  'device-id',
  'device-os',
  'device-time',
  'device-timezone',
  'os',
  'page-visit',
  'site-language',
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-length',
  'transfer-encoding',
  'if-none-match',
  'user-agent',
  'x-request-id',
]
/** By these a back end, or a proxy before it, learns who calls, of which host, and what to call instead. */
const CLAIMS = [
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-forwarded',
  'x_forwarded_for',
  'x-original-forwarded-for',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-azure-clientip',
  'x-appengine-user-ip',
  'x-envoy-external-address',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'cf-ipcountry',
  'fastly-client-ip',
  'fly-client-ip',
  'x-qrator-ip-source',
  'cookie',
  'cookie2',
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
  'via',
  'origin',
  'referer',
  'traceparent',
  'tracestate',
  'baggage',
  'x-halyard-internal',
  'x-nextjs-data',
  'x-matched-path',
  'x-middleware-subrequest',
  'x-invoke-path',
  'x-prerender-revalidate',
  'rsc',
  'next-url',
]
/** The only ones of these names that arrive are the site's own. */
const OWN = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']
const claimed = Object.fromEntries(CLAIMS.map((name) => [name, '6.6.6.6']))

describe('a call of the operator’s back end', () => {
  test.each([...new Set([...ofContract, ...ofCalls])])('has the %s of its visitor', (name) => {
    expect(headersForBackEnd(from({ [name.toLowerCase()]: 'abc' }))).toMatchObject({
      [name.toLowerCase()]: 'abc',
    })
  })

  test('has the site’s host and protocol, and the address that the site saw', () => {
    expect(headersForBackEnd(from(claimed))).toEqual({
      host: 'api.internal:8080',
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': 'halyard.example',
      'x-forwarded-proto': 'https',
    })
  })

  test.each(CLAIMS.filter((name) => !OWN.includes(name)))('never has the %s of a visitor', (name) => {
    vi.stubEnv('TRUST_PROXY', '1')
    expect(headersForBackEnd(from(claimed))).not.toHaveProperty(name)
  })

  test('has no header but those that are listed, whatever is sent', () => {
    const listed = new Set([...ofContract.map((name) => name.toLowerCase()), ...ofCalls, ...OWN])
    for (const more of ['device-id', 'expect', 'if-modified-since']) listed.add(more)
    const name = fc.stringMatching(/^[a-z][a-z\d_-]{0,20}$/)
    fc.assert(
      fc.property(fc.dictionary(name, fc.string()), (headers) => {
        const sent = headersForBackEnd(from({ ...claimed, ...headers }))
        expect(Object.keys(sent).filter((one) => !listed.has(one))).toEqual([])
        expect(sent).toMatchObject({ host: 'api.internal:8080', 'x-forwarded-host': 'halyard.example' })
      }),
    )
  })

  test('behind a trusted proxy has the address that one saw', () => {
    vi.stubEnv('TRUST_PROXY', '1')
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }
    expect(headersForBackEnd(from(headers))['x-forwarded-for']).toBe('203.0.113.7')
  })

  test('has the country of a visitor from a trusted proxy alone', () => {
    vi.stubEnv('COUNTRY_HEADER', 'CF-IPCountry')
    const call = from({ 'cf-ipcountry': 'DE' })
    expect(headersForBackEnd(call)).not.toHaveProperty('cf-ipcountry')
    vi.stubEnv('TRUST_PROXY', '1')
    expect(headersForBackEnd(call)).toMatchObject({ 'cf-ipcountry': 'DE' })
    expect(headersForBackEnd(from({ 'x-country': 'DE' }))).not.toHaveProperty('x-country')
  })

  test('outside production retains the made-up address that marks it', () => {
    vi.stubEnv('ENVIRONMENT', 'staging')
    expect(headersForBackEnd(from({ 'x-qrator-ip-source': '6.6.6.6' }))).toMatchObject({
      'x-qrator-ip-source': '6.6.6.6',
    })
  })

  test('continues the trace of this process, never one of the visitor', () => {
    const own = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`
    expect(headersForBackEnd(from(claimed), own).traceparent).toBe(own)
  })
})

describe('a request that Next.js gets', () => {
  test.each([
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'if-none-match',
    'range',
    'sec-fetch-site',
    'user-agent',
  ])('has the %s of its visitor', (name) => {
    expect(headersForPage(from({ [name]: 'abc' }))).toMatchObject({ [name]: 'abc' })
  })

  test.each(CLAIMS.filter((name) => !['host', 'cookie', 'x-forwarded-for'].includes(name)))(
    'never has the %s of a visitor',
    (name) => {
      expect(headersForPage(from(claimed))).not.toHaveProperty(name)
    },
  )

  test('has the site’s host, and the address that the site saw', () => {
    expect(headersForPage(from(claimed))).toMatchObject({
      host: 'halyard.example',
      'x-forwarded-for': '198.51.100.7',
    })
  })
})

test.each([
  'set-cookie',
  'content-security-policy',
  'x-frame-options',
  'refresh',
  'clear-site-data',
  'link',
  'service-worker-allowed',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'strict-transport-security',
  'server',
  'x-powered-by',
  'via',
  'alt-svc',
  'x-nextjs-redirect',
  'x-middleware-rewrite',
  'connection',
  'transfer-encoding',
  'report-to',
])('the %s of a back end reaches no visitor', (name) => {
  expect(FROM_BACK_END).not.toContain(name)
})

test('of the cookies of a visitor only the one of a partner’s link goes along with an order without scripts', () => {
  const referral = 'partnerReferral=anna.5.0123456789abcdef.'
  expect(headersOfVisitor(from({ cookie: `accessToken=secret; ${referral}` }))).toMatchObject({
    cookie: referral,
  })
  expect(headersOfVisitor(from({ cookie: 'accessToken=secret' }))).not.toHaveProperty('cookie')
})
