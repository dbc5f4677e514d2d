import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inlineScripts } from '@/shell/inlineScripts'

/** Headers are kept once they are made, so each test starts afresh. */
const load = () => import('@/shell/pageHeaders')
beforeEach(() => vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

test('the policy holds the hash of every script that stands in a page', async () => {
  const policy = (await load()).pageHeaders()['content-security-policy']
  for (const script of Object.values(inlineScripts))
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
})

test('no page may be framed', async () => {
  const { pageHeaders } = await load()
  expect(pageHeaders()['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('a site reached over https sends HSTS without its subdomains', async () => {
  vi.stubEnv('SITE_URL', 'https://halyard.example')
  const { dataHeaders, pageHeaders } = await load()
  for (const headers of [dataHeaders(), pageHeaders()])
    expect(headers['strict-transport-security']).toBe('max-age=63072000')
  expect(pageHeaders()['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('a site on plain http says nothing of encryption', async () => {
  vi.stubEnv('SITE_URL', 'http://127.0.0.1:3000')
  const { dataHeaders, pageHeaders } = await load()
  expect(dataHeaders()).toEqual({})
  expect(pageHeaders()).not.toHaveProperty('strict-transport-security')
  expect(pageHeaders()['content-security-policy']).not.toContain('upgrade')
})

test('with every service on they leave room in the 4 kB that proxies reserve for response headers', async () => {
  const switches =
    'GTM_ID GA_ID MIXPANEL_TOKEN AMPLITUDE_KEY FRESHCHAT_TOKEN PLERDY_SITE_HASH MERCURYO_WIDGET_ID'
  const more = 'TRUSTPILOT_BUSINESS_UNIT SATISMETER_KEY GROWTHBOOK_CLIENT_KEY'
  const firebase = ['API_KEY', 'PROJECT_ID', 'SENDER_ID', 'APP_ID', 'VAPID_KEY'].map(
    (end) => `FIREBASE_${end}`,
  )
  for (const name of [...`${switches} ${more}`.split(' '), ...firebase]) vi.stubEnv(name, 'x')
  const { pageHeaders } = await load()
  expect(pageHeaders()['content-security-policy']).toContain('https://*.freshchat.com')
  expect(JSON.stringify(pageHeaders()).length).toBeLessThan(3_000)
})

test('the headers are made once', async () => {
  const { pageHeaders } = await load()
  expect(pageHeaders()).toBe(pageHeaders())
})

test('the development server, which makes scripts out of text, has no such policy', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect((await load()).pageHeaders()).not.toHaveProperty('content-security-policy')
})
