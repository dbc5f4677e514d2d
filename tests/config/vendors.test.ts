import { afterEach, expect, test, vi } from 'vitest'
import { readVendors } from '@/config/vendors'

const given = (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
}
afterEach(() => void vi.unstubAllEnvs())

test('each outside service is off while its variable is unset; the fingerprint calls no host and is on', () => {
  expect(readVendors()).toEqual({ fingerprint: true })
  given({ FINGERPRINT: '0' })
  expect(readVendors()).toEqual({})
})

test.each([
  ['GTM_ID', 'gtm', { id: 'x', host: 'https://www.googletagmanager.com' }],
  ['GA_ID', 'googleAnalytics', { id: 'x', host: 'https://www.googletagmanager.com' }],
  ['MIXPANEL_TOKEN', 'mixpanel', { token: 'x', host: 'https://api-js.mixpanel.com' }],
  ['AMPLITUDE_KEY', 'amplitude', { key: 'x', host: 'https://cdn.amplitude.com', serverZone: 'US' }],
  ['FRESHCHAT_TOKEN', 'freshchat', { token: 'x', host: 'https://wchat.freshchat.com' }],
  ['PLERDY_SITE_HASH', 'plerdy', { siteHash: 'x', userId: '', host: 'https://a.plerdy.com' }],
  ['TRUSTPILOT_BUSINESS_UNIT', 'trustpilot', { businessUnitId: 'x', host: 'https://widget.trustpilot.com' }],
  ['SATISMETER_KEY', 'satismeter', { key: 'x', host: 'https://app.satismeter.com' }],
  ['GROWTHBOOK_CLIENT_KEY', 'growthBook', { clientKey: 'x', host: 'https://cdn.growthbook.io' }],
])('%s alone switches on %s', (variable, vendor, expected) => {
  given({ [variable]: 'x' })
  const { fingerprint: _, ...vendors } = readVendors()
  expect(Object.keys(vendors)).toEqual([vendor])
  expect(vendors).toMatchObject({ [vendor]: expected })
})

test('buying by card needs the widget and the secret that signs its purchases, which stays on the server', () => {
  given({ MERCURYO_WIDGET_ID: 'x' })
  expect(readVendors()).not.toHaveProperty('mercuryo')
  given({ MERCURYO_SECRET: 'secret-1' })
  expect(readVendors().mercuryo).toEqual({ widgetId: 'x', host: 'https://widget.mercuryo.io' })
  expect(JSON.stringify(readVendors())).not.toContain('secret-1')
})

test('an Amplitude project in the EU has its own script host, which a relay may stand for', () => {
  given({ AMPLITUDE_KEY: 'x', AMPLITUDE_SERVER_ZONE: 'EU' })
  expect(readVendors().amplitude).toEqual({
    key: 'x',
    host: 'https://cdn.eu.amplitude.com',
    serverZone: 'EU',
  })
  given({ AMPLITUDE_HOST: 'https://relay.example' })
  expect(readVendors().amplitude).toMatchObject({ host: 'https://relay.example', serverZone: 'EU' })
  given({ AMPLITUDE_SERVER_ZONE: 'moon' })
  expect(readVendors).toThrow('AMPLITUDE_SERVER_ZONE must be one of US, EU')
})

test('push messages need all five of Firebase’s values, and who sends them', () => {
  given({ FIREBASE_API_KEY: 'k', FIREBASE_PROJECT_ID: 'p', FIREBASE_SENDER_ID: 's', FIREBASE_APP_ID: 'a' })
  expect(readVendors()).not.toHaveProperty('firebase')
  given({ FIREBASE_VAPID_KEY: 'v' })
  expect(readVendors()).not.toHaveProperty('firebase')
  given({ API_ORIGIN: 'https://api.example.com' })
  expect(readVendors()).toHaveProperty('firebase')
  given({ API_ORIGIN: '', FIREBASE_SERVICE_ACCOUNT: '/run/secrets/firebase.json' })
  expect(readVendors().firebase).toEqual({
    apiKey: 'k',
    projectId: 'p',
    senderId: 's',
    appId: 'a',
    vapidKey: 'v',
  })
})

test('a relay of the operator takes the vendor’s place, as an origin', () => {
  given({ GTM_ID: 'x', GTM_HOST: 'https://relay.example/' })
  expect(readVendors().gtm?.host).toBe('https://relay.example')
  given({ GTM_HOST: 'http://127.0.0.1:4000' })
  expect(readVendors().gtm?.host).toBe('http://127.0.0.1:4000')
})

test.each(['http://relay.example', 'javascript:alert(1)', 'relay.example', 'data:text/javascript,1'])(
  'a script may not come from %s',
  (host) => {
    given({ GTM_ID: 'x', GTM_HOST: host })
    expect(() => readVendors()).toThrow('must be an https origin')
  },
)
