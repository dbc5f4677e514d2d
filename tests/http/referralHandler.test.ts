import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { referralHandler } from '@/http/referralHandler'
import { serveHandler } from './testSite'

const NOW = Date.parse('2026-11-29T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

async function send(choice: unknown, headers: Record<string, string> = {}) {
  const request = await serveHandler(referralHandler)
  const body = JSON.stringify(choice)
  const response = await request('/api/site/referral', { method: 'POST', headers, body })
  return { status: response.status, cookie: response.headers['set-cookie']?.[0] ?? null }
}
const granted = (search: string) => ({ choice: 'granted', search })

test('granted, the code of the visit’s link is stored, and one that is known stays the same visitor’s', async () => {
  const { status, cookie } = await send(granted('?ref=anna'))
  expect(status).toBe(204)
  expect(cookie).toMatch(new RegExp(`^partnerReferral=anna\\.${String(NOW)}\\.[\\w-]{16}\\.;`))
  const known = { cookie: 'partnerReferral=anna.5.0123456789abcdef.' }
  const again = await send(granted('?ref=anna'), known)
  expect(again.cookie).toContain(`anna.${String(NOW)}.0123456789abcdef.;`)
})

test('denied, the cookie says so until consent is requested anew, and granting ends that', async () => {
  const { cookie } = await send({ choice: 'denied', search: '?ref=anna' })
  expect(cookie).toMatch(/^partnerReferral=declined; Max-Age=15552000;/)
  const declined = { cookie: 'partnerReferral=declined' }
  expect((await send(granted(''), declined)).cookie).toMatch(/^partnerReferral=; Max-Age=0;/)
  expect(await send(granted(''))).toEqual({ status: 204, cookie: null })
})

test.each<[string, unknown, Record<string, string>, number]>([
  ['from another site', granted('?ref=anna'), { 'sec-fetch-site': 'cross-site' }, 403],
  ['of another shape', { choice: 'perhaps', search: '' }, {}, 400],
  ['of more than 1 kB', granted('?'.padEnd(1024, 'a')), {}, 400],
])('a choice %s is refused', async (_, choice, headers, status) => {
  expect(await send(choice, headers)).toEqual({ status, cookie: null })
})

test('a site whose back end is another has no such call', async () => {
  vi.stubEnv('API_ORIGIN', 'https://api.example')
  expect(await send(granted('?ref=anna'))).toEqual({ status: 404, cookie: null })
})
