import { expect, test } from 'vitest'
import { pagePolicy } from '@/domain/site/contentSecurity'
import { vendorSources } from '@/domain/vendor/vendorSources'
import type { Vendors } from '@/domain/vendor/vendors'

/** A relay of its own for each. */
const hostOf = (name: string) => `https://${name.toLowerCase()}.example`
const ALL: Required<Vendors> = {
  gtm: { id: 'x', host: hostOf('gtm') },
  googleAnalytics: { id: 'x', host: hostOf('googleAnalytics') },
  mixpanel: { token: 'x', host: hostOf('mixpanel') },
  amplitude: { key: 'x', host: hostOf('amplitude'), serverZone: 'EU' },
  freshchat: { token: 'x', host: hostOf('freshchat') },
  plerdy: { siteHash: 'x', userId: '1', host: hostOf('plerdy') },
  trustpilot: { businessUnitId: 'x', templateId: 'x', host: hostOf('trustpilot') },
  satismeter: { key: 'x', host: hostOf('satismeter') },
  mercuryo: { widgetId: 'x', host: hostOf('mercuryo') },
  growthBook: { clientKey: 'x', host: hostOf('growthBook') },
  firebase: { apiKey: 'x', projectId: 'x', senderId: 'x', appId: 'x', vapidKey: 'x' },
  sentry: { dsn: 'https://key@ingest.example/1' },
  fingerprint: true,
}
const NAMES = Object.keys(ALL) as (keyof Vendors)[]

const policyOf = (vendors: Vendors) =>
  pagePolicy({
    inlineScripts: [],
    sources: vendorSources(vendors),
    isEncrypted: false,
  })
const only = (name: keyof Vendors): Vendors => ({ [name]: ALL[name] })
const wordsOf = (vendors: Vendors) => policyOf(vendors).split(/[; ]+/)
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []

test('a vendor that is off adds nothing', () => {
  expect(vendorSources({})).toEqual([])
  for (const name of NAMES) {
    const others = Object.fromEntries(NAMES.filter((one) => one !== name).map((one) => [one, ALL[one]]))
    // The tag manager and Google Analytics share a host.
    const own = wordsOf(only(name)).filter(
      (word) => /example|\.com|\.io/.test(word) && !/tagmanager/.test(word),
    )
    const left = wordsOf(others)
    expect(
      own.filter((word) => left.includes(word)),
      name,
    ).toEqual([])
    expect(
      own.every((word) => wordsOf(ALL).includes(word)),
      name,
    ).toBe(true)
  }
})

test.each(['fingerprint', 'sentry'] as const)('%s needs no host but our own', (name) => {
  expect(policyOf(only(name))).toBe(policyOf({}))
})

test.each(NAMES)('with %s on, no script may stand in a page or be made out of text', (name) => {
  expect(scriptsOf(policyOf(only(name))).join(' ')).not.toMatch(/unsafe|strict-dynamic|data:|blob:|(^| )\*/)
})

test.each([
  'gtm',
  'googleAnalytics',
  'amplitude',
  'freshchat',
  'plerdy',
  'trustpilot',
  'satismeter',
  'mercuryo',
] as const)('the script of %s may come from its configured host', (name) => {
  expect(scriptsOf(policyOf(only(name)))).toContain(hostOf(name))
})

test.each(['mixpanel', 'growthBook', 'firebase'] as const)('%s runs no script of its own', (name) => {
  expect(scriptsOf(policyOf(only(name)))).toEqual(["'self'"])
  expect(policyOf(only(name))).toMatch(/connect-src 'self' https:/)
})

test.each([
  ['US', 'https://api2.amplitude.com', 'https://api.eu.amplitude.com'],
  ['EU', 'https://api.eu.amplitude.com', 'https://api2.amplitude.com'],
] as const)('Amplitude of the zone %s sends to %s only', (serverZone, own, other) => {
  const words = wordsOf({ amplitude: { key: 'x', host: hostOf('amplitude'), serverZone } })
  expect(words).toContain(own)
  expect(words).not.toContain(other)
})
