import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { text as takeOver } from '@/browser/page/takeOverExchange.ts?script'
import { pageServices } from '@/http/pageServices'
import { currentVisitor } from '@/runtime/requestContext'
import { serveSite } from './testSite'

vi.hoisted(() => void (process.env.SITE_URL = 'https://halyard.example'))
beforeEach(() => vi.stubEnv('TRUST_PROXY', '1'))
afterEach(() => vi.unstubAllEnvs())

const FORM = '/exchange-form'
const CONTACT = '/contact-form'
const OWN = `/own-exchange/abc123/${'s'.repeat(43)}`
const TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

/** What a page's loader is given. */
async function postTo(path: string, headers: Record<string, string>, body = 'a=1&b=x%20y') {
  const seen: unknown[] = []
  const request = await serveSite((_, res) => {
    seen.push(pageServices.postedForm(), currentVisitor()?.ip)
    res.end('page')
    return Promise.resolve()
  })
  const { status } = await request(path, { method: 'POST', headers: { ...TYPE, ...headers }, body })
  return { status, seen }
}

test.each([
  [FORM, { 'sec-fetch-site': 'same-origin' }],
  // A reload of what a form has shown.
  [FORM, { 'sec-fetch-site': 'none' }],
  [FORM, { origin: 'https://halyard.example' }],
  // A text browser.
  [FORM, {}],
  [OWN, { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  [OWN, { origin: 'null' }],
])('a form of this site at %s, sent with %o, reaches its page', async (path, headers) => {
  const { status, seen } = await postTo(path, { ...headers, 'x-forwarded-for': '203.0.113.7' })
  expect([status, ...seen]).toEqual([200, { a: '1', b: 'x y' }, '203.0.113.7'])
})

test.each([
  [FORM, { 'sec-fetch-site': 'cross-site' }, 403],
  [FORM, { 'sec-fetch-site': 'same-site' }, 403],
  [FORM, { 'sec-fetch-site': 'cross-site', origin: 'https://halyard.example' }, 403],
  [FORM, { origin: 'https://evil.example' }, 403],
  [FORM, { origin: 'https://halyard.example.evil.example' }, 403],
  [FORM, { origin: 'http://halyard.example' }, 403],
  [FORM, { origin: 'null' }, 403],
  [OWN, { origin: 'https://evil.example' }, 403],
  [FORM, { 'content-type': 'text/plain' }, 415],
  [FORM, { 'content-type': 'application/json' }, 415],
  ['/exchange', {}, 405],
  ['/offline', {}, 405],
])('what is sent to %s with %o is answered with %i, and no page is made', async (path, headers, expected) => {
  const { status, seen } = await postTo(path, headers)
  expect([status, seen]).toEqual([expected, []])
})

test.each([
  ['a field twice', 'a=1&a=2', 400],
  ['a prototype', '__proto__=1', 400],
  ['more fields than any form has', Array.from({ length: 61 }, (_, name) => `f${name}=1`).join('&'), 400],
  ['more than any form holds', `a=${'x'.repeat(20_000)}`, 413],
])('a form with %s is refused', async (_, body, expected) => {
  const { status, seen } = await postTo(FORM, {}, body)
  expect([status, seen]).toEqual([expected, []])
})

test('a page that is only read gets no form, and one that is the same for all no visitor', async () => {
  const seen: unknown[] = []
  const request = await serveSite((_, res) => {
    seen.push([pageServices.postedForm(), currentVisitor() !== null])
    res.end('page')
    return Promise.resolve()
  })
  await request(FORM)
  await request('/faq')
  expect(seen).toEqual([
    [null, true],
    [null, false],
  ])
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([FORM, CONTACT, OWN])(
  '%s is for one reader alone, and nothing of others runs there',
  async (path) => {
    const request = await serveSite((_, res) => Promise.resolve(void res.end('page')))
    const { headers } = await request(path)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': path === OWN ? 'no-referrer' : 'strict-origin-when-cross-origin',
    })
    const policy = String(headers['content-security-policy'])
    const [script, connect] = path === OWN ? [hashOf(takeOver), "'self'"] : ["'none'", "'none'"]
    expect(policy).toContain(`; script-src ${script}; `)
    expect(policy).toContain(`; connect-src ${connect}; `)
    for (const kind of ['frame', 'worker']) expect(policy).toContain(`; ${kind}-src 'none'`)
    expect(policy).toContain("form-action 'self'")
  },
)
