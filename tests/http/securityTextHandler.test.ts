import type { NextApiRequest, NextApiResponse } from 'next'
import { afterEach, expect, test, vi } from 'vitest'
import { addressOf } from '@/http/addresses'
import { securityTextHandler } from '@/http/textFileHandlers'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

function get() {
  const response = { status: 200, body: '', headers: {} as Record<string, string> }
  const res = {
    setHeader: (name: string, value: string) => (response.headers[name] = value),
    status: (status: number) => {
      response.status = status
      return res
    },
    send: (body: string) => (response.body = body),
    end: vi.fn(),
  }
  securityTextHandler({ headers: {} } as unknown as NextApiRequest, res as unknown as NextApiResponse)
  return response
}

test('with a contact address it names that address, and an expiry in less than a year from the start', () => {
  vi.stubEnv('CONTACT_EMAIL', 'help@example.com')
  vi.stubEnv('SITE_URL', 'https://exchange.example.com')
  const started = Date.now()
  const { status, body, headers } = get()
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toMatch(/^Contact: mailto:help@example\.com$/m)
  expect(body).toMatch(/^Canonical: https:\/\/exchange\.example\.com\/\.well-known\/security\.txt$/m)
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(started + 300 * 86_400_000)
  expect(expires).toBeLessThan(started + 365 * 86_400_000)
  vi.useFakeTimers({ now: started + 10 * 86_400_000 })
  expect(get().body).toBe(body)
})

test('without a contact address it is not found', () => {
  expect(get()).toMatchObject({ status: 404, body: '' })
})

test('its address leads to its handler and to no page', () => {
  expect(addressOf('/.well-known/security.txt')).toMatchObject({
    handledBy: 'site',
    rewrittenTo: '/api/site/security',
  })
})
