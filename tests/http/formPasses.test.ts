import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPassKey } from '@/http/formPasses'
import { currentVisitor } from '@/runtime/requestContext'
import { serveSite } from './testSite'

vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logRequest: vi.fn(), logWarning: vi.fn() }))
vi.hoisted(() => void (process.env.SITE_URL = 'https://halyard.example'))
const ONION = `http://${'a'.repeat(56)}.onion`
const FORM = '/exchange-form'
const POST = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  body: 'a=1',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setPassKey(() => Promise.resolve(Buffer.alloc(32, 1)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

async function visit(
  path = FORM,
  cookie = '',
  init: { method?: string; headers?: object; body?: string } = {},
) {
  const seen: ReturnType<typeof currentVisitor>[] = []
  const request = await serveSite((_, res) => {
    seen.push(currentVisitor())
    res.end('page')
    return Promise.resolve()
  })
  const { headers } = await request(path, {
    ...init,
    headers: { ...init.headers, ...(cookie && { cookie }) },
  })
  const [set = ''] = [headers['set-cookie'] ?? []].flat()
  return { visitor: seen[0], set, pair: set.split(';')[0] ?? '' }
}

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('who reads a form gets a pass, which counts for them some seconds later', async () => {
  const first = await visit()
  expect(first.set).toMatch(
    /^formPass=[\w-]{22}\.\w+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  )
  expect(first.visitor?.passId).toBeNull()
  const soon = await visit(FORM, first.pair)
  expect([soon.set, soon.visitor?.passId]).toEqual(['', null])
  later(5000)
  const ripe = await visit(FORM, first.pair)
  expect([ripe.set, ripe.visitor?.passId]).toEqual(['', first.pair.slice(9, 31)])
  expect(ripe.visitor?.formToken).toEqual({
    sent: first.visitor?.formToken.next,
    next: first.visitor?.formToken.next,
  })
})

test('no other page gives one', async () => {
  for (const path of ['/faq', '/customer-account', '/exchange?id=abc'])
    expect((await visit(path)).set, path).toBe('')
})

test.each([
  ['another id', (pair: string) => pair.replace(/=..../, '=AAAA')],
  ['another time', (pair: string) => pair.replace(/\.(\w)\w/, '.$11')],
  ['another seal', (pair: string) => `${pair.slice(0, -5)}AAAAA`],
])('one with %s is no pass and no proof', async (_, forge) => {
  const { pair } = await visit()
  later(10_000)
  const { visitor, set } = await visit(FORM, forge(pair))
  expect(visitor?.passId).toBeNull()
  expect(visitor?.formToken.sent).toBeNull()
  expect(set).toContain('formPass=')
})

test('an old one is replaced by the next page that is read, and still proves a form that was open', async () => {
  const { pair, visitor } = await visit()
  later(4 * 3_600_000)
  const posted = await visit(FORM, pair, POST)
  expect(posted.set).toBe('')
  expect(posted.visitor).toMatchObject({ passId: null, formToken: { sent: visitor?.formToken.next } })
  expect((await visit(FORM, pair)).set).toContain('formPass=')
})

test('without cookies a form proves nothing, whatever it sends', async () => {
  expect((await visit(FORM, '', POST)).visitor?.formToken.sent).toBeNull()
})

test('with another key it is nobody’s', async () => {
  const { pair } = await visit()
  later(10_000)
  setPassKey(() => Promise.resolve(Buffer.alloc(32, 2)))
  expect((await visit(FORM, pair)).visitor?.passId).toBeNull()
})

test('at the onion service its cookie needs no https', async () => {
  vi.stubEnv('ONION_ORIGIN', ONION)
  const { set, visitor } = await visit(FORM, '', { headers: { host: new URL(ONION).host } })
  expect(set).toMatch(/SameSite=Strict$/)
  expect(visitor?.isSecure).toBe(false)
})
