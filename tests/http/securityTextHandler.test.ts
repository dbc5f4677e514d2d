import { afterEach, expect, test, vi } from 'vitest'
import { addressOf } from '@/http/addresses'
import { securityTextHandler } from '@/http/textFileHandlers'
import { serveHandler } from './testSite'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const PATH = '/.well-known/security.txt'
async function get() {
  const { status, headers, body } = await (await serveHandler(securityTextHandler))(PATH)
  return { status, headers, body: body.toString() }
}

test('with a contact address it names that address, and an expiry in less than a year from the start', async () => {
  vi.stubEnv('CONTACT_EMAIL', 'help@example.com')
  vi.stubEnv('SITE_URL', 'https://exchange.example.com')
  const started = Date.now()
  const { status, body, headers } = await get()
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toMatch(/^Contact: mailto:help@example\.com$/m)
  expect(body).toMatch(/^Canonical: https:\/\/exchange\.example\.com\/\.well-known\/security\.txt$/m)
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(started + 300 * 86_400_000)
  expect(expires).toBeLessThan(started + 365 * 86_400_000)
  vi.useFakeTimers({ toFake: ['Date'], now: started + 10 * 86_400_000 })
  expect((await get()).body).toBe(body)
})

test('without a contact address it is not found', async () => {
  expect((await get()).status).toBe(404)
})

test('its address leads to its handler and to no page', () => {
  expect(addressOf(PATH)).toMatchObject({ handledBy: 'site', handler: 'securityText' })
})
