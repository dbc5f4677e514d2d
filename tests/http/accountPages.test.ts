import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '@/config/paths'
import { serveSite } from './testSite'

vi.mock('@/runtime/log', () => ({ logFailure: vi.fn(), logRequest: vi.fn(), logWarning: vi.fn() }))

const LONG = '<meta name="robots" content="noindex"/>A page of the account.'.repeat(30)
const { overview, history } = paths.account
const COOKIE = 'NEXT_LOCALE=en; accessToken=anna.secret; refreshToken=other.secret'
const signedIn = { headers: { cookie: COOKIE, 'accept-language': 'de' } }

let status = 200
const rendered: { url: string; headers: IncomingMessage['headers'] }[] = []
const next = vi.fn((req: IncomingMessage, res: ServerResponse) => {
  rendered.push({ url: req.url ?? '', headers: { ...req.headers } })
  res.statusCode = status
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.setHeader('cache-control', 'private, no-store')
  res.end(LONG)
  return Promise.resolve()
})
const site = () => serveSite(next)

beforeEach(() => {
  status = 200
  rendered.length = 0
})
const urls = () => rendered.map(({ url }) => url)

test('a page of the account is rendered once for all customers, and no other cache may hold it', async () => {
  const request = await site()
  const other = { headers: { cookie: 'accessToken=bert.secret' } }
  for (const options of [signedIn, signedIn, other]) {
    const response = await request(overview, options)
    expect([response.status, response.body.toString()]).toEqual([200, LONG])
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  }
  expect(urls()).toEqual([overview])
})

test('nothing of the customer reaches the page that is rendered for all', async () => {
  const request = await site()
  await request(overview, { headers: { ...signedIn.headers, host: 'evil.example' } })
  const { headers } = rendered[0] ?? {}
  expect(JSON.stringify(headers)).not.toMatch(/secret|evil/)
  expect(headers).toMatchObject({ cookie: 'accessToken=any' })
  expect(headers).not.toHaveProperty('accept-language')
})

test.each(['', 'accessToken=', 'accessToken=null', 'a=b; accessToken=null; c=d'])(
  'a visitor with the cookies "%s" is never served from the cache, but redirected by the page itself',
  async (cookie) => {
    const request = await site()
    await request(overview, signedIn)
    status = 307
    for (const time of ['first', 'second'])
      expect((await request(overview, { headers: { cookie } })).status, time).toBe(307)
    expect(rendered.slice(1).map(({ headers }) => headers.cookie)).toEqual([cookie, cookie])
    expect((await request(overview, signedIn)).status).toBe(200)
  },
)

test('a call that bears an authorization is rendered for itself', async () => {
  const request = await site()
  for (let time = 0; time < 2; time++)
    await request(overview, { headers: { ...signedIn.headers, authorization: 'Bearer x' } })
  expect(rendered).toHaveLength(2)
})

describe('the query of an account page', () => {
  test.each([
    ['/customer-account?utm_source=mail&gclid=1', '/customer-account'],
    [
      `/customer-account?next=${encodeURIComponent(history)}&ref=x`,
      `/customer-account?next=${encodeURIComponent(history)}`,
    ],
    ['/customer-account?next=https://evil.example', '/customer-account'],
    ['/de/customer-account?ref=1&form=sign-up', '/de/customer-account?form=sign-up'],
    ['/customer-account?form=other', '/customer-account'],
    ['/customer-account?noBanner=true&x', '/customer-account?noBanner=true'],
    [`${history}?utm_source=mail`, history],
  ])('of %s has the variant %s', async (url, variant) => {
    const request = await site()
    await request(url, { headers: { cookie: COOKIE } })
    await request(variant, { headers: { cookie: COOKIE } })
    expect(urls()).toEqual([variant])
  })

  test.each(['search=btc', 'state=finished', 'page=2'])(
    'with a view of the history, %s, is rendered for itself',
    async (query) => {
      const request = await site()
      const url = `${history}?${query}`
      await request(url, { headers: { cookie: COOKIE } })
      await request(url, { headers: { cookie: COOKIE } })
      expect(urls()).toEqual([url, url])
    },
  )
})

test('an address of the account that has no page is never cached', async () => {
  status = 404
  const request = await site()
  for (let time = 0; time < 2; time++) await request('/customer-account/nothing', signedIn)
  expect(rendered).toHaveLength(2)
})
