import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/config/env'
import { readSite } from '@/config/site'

const given = (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
}

beforeEach(() =>
  given({
    SITE_URL: '',
    API_ORIGIN: '',
    BRAND_NAME: '',
    BRAND_LOGO: '',
    BRAND_ACCENT: '',
    CONTACT_EMAIL: '',
    APP_STORE_URL: '',
    GOOGLE_PLAY_URL: '',
    ENVIRONMENT: '',
    MAINTENANCE_ID: '',
  }),
)
afterEach(() => void vi.unstubAllEnvs())

describe('the site as its pages know it', () => {
  test('without any variable is Halyard on this machine', () => {
    expect(readSite()).toEqual({
      brand: { name: 'Halyard', logo: null, accent: null, contactEmail: null },
      apps: { ios: null, android: null },
      url: 'http://localhost:3000',
      environment: 'production',
      hasRamps: true,
      vendors: { fingerprint: true },
      wallet: { rpcUrls: {}, sandboxChain: null, walletConnect: null },
      maintenanceId: null,
      // Without staff nobody decides on applications; friends are invited in countries that an operator names.
      operator: { off: ['/customer-account/ambassador', '/customer-account/invitations'] },
    })
  })

  test('environment default production', () => {
    expect(readSite().environment).toBe('production')
    given({ ENVIRONMENT: 'staging' })
    expect(readSite().environment).toBe('staging')
  })

  test('is an operator’s own, read anew each time', () => {
    given({ BRAND_NAME: 'Capstan', BRAND_ACCENT: '#FF6a3d', SITE_URL: 'https://capstan.example/' })
    given({ APP_STORE_URL: 'https://store.example/app', ENVIRONMENT: 'staging', MAINTENANCE_ID: 'may' })
    expect(readSite()).toMatchObject({
      brand: { name: 'Capstan', accent: '#FF6a3d' },
      apps: { ios: 'https://store.example/app', android: null },
      url: 'https://capstan.example',
      environment: 'staging',
      maintenanceId: 'may',
    })
  })

  test.each(['red', '#fff', '#ff6a3d;}', 'url(x)'])('refuses %s as its colour', (colour) => {
    given({ BRAND_ACCENT: colour })
    expect(() => readSite()).toThrow('BRAND_ACCENT')
  })
})

test.each(['-1', 'soon'])('a number of %s is refused by its name', (value) => {
  given({ SANDBOX_STEP_SECONDS: value })
  expect(() => env.sandboxStepSeconds).toThrow('SANDBOX_STEP_SECONDS')
})

test('a back end of the operator is reached without a doubled slash', () => {
  given({ API_ORIGIN: 'https://api.example//' })
  expect(env.apiOrigin).toBe('https://api.example')
})
