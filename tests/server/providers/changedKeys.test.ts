import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '@/server/catalogue/catalogue'
import { knownProviders } from '@/server/providers/knownProviders'
import { type FakeProvider, startFakeProvider } from './fakeProvider'

/** A key that is changed while the site runs: the next call has the new one. */
let fake: FakeProvider
beforeEach(async () => {
  fake = await startFakeProvider()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await fake.close()
})

const KEYS: Record<string, { key: string; url: string; more?: Record<string, string> }> = {
  near: { key: 'NEAR_JWT', url: 'NEAR_URL' },
  changenow: { key: 'CHANGENOW_API_KEY', url: 'CHANGENOW_URL' },
  sideshift: { key: 'SIDESHIFT_SECRET', url: 'SIDESHIFT_URL', more: { SIDESHIFT_AFFILIATE_ID: 'account' } },
  simpleswap: { key: 'SIMPLESWAP_API_KEY', url: 'SIMPLESWAP_URL' },
  exolix: { key: 'EXOLIX_API_KEY', url: 'EXOLIX_URL' },
}

test.each(Object.entries(KEYS))('%s is called with its new key', async (id, { key, url, more = {} }) => {
  for (const [name, value] of Object.entries({ [url]: fake.url, [key]: 'first-key', ...more }))
    vi.stubEnv(name, value)
  const [provider] = knownProviders([id]).configured
  const called = async () => {
    const context = { signal: AbortSignal.timeout(5000), userIp: '203.0.113.7' }
    await provider?.assets(catalogue(), context).catch(() => null)
    await provider?.read({ id: 'order', secret: null }, context).catch(() => null)
    return JSON.stringify(fake.requests.map(({ headers }) => headers))
  }
  expect(await called()).toContain('first-key')
  fake.answer({})
  vi.stubEnv(key, 'second-key')
  const second = await called()
  expect(second).toContain('second-key')
  expect(second).not.toContain('first-key')
})
