import { expect, test } from 'vitest'
import { isPublicSite } from '@/config/environment/fakeKeys'
import { readEnvironment } from '@/config/environment/readEnvironment'
import { productionFault } from '../../../tools/fakes/refuseProduction'

const LIVE = {
  ...{ LIVE: '1', PROVIDERS: 'exolix', EXOLIX_API_KEY: 'fake-exolix', EXOLIX_URL: 'http://127.0.0.1:4801' },
  ...{ CONTACT_EMAIL: 'a@example.com', LEGAL_NAME: 'A', LEGAL_ADDRESS: 'B', LEGAL_LAW: 'C' },
}
const faultsOf = (more: Record<string, string>) =>
  readEnvironment({ ...LIVE, ...more }).faults.filter(({ name }) => name === 'EXOLIX_API_KEY').length

test.each([
  ['of production', {}, 1],
  ['of production by name', { ENVIRONMENT: 'production' }, 1],
  [
    'of staging at a public address',
    { ENVIRONMENT: 'staging', SITE_URL: 'https://staging.halyard.exchange' },
    1,
  ],
  ['of staging on this machine', { ENVIRONMENT: 'staging' }, 0],
  ['of staging in a network of its own', { ENVIRONMENT: 'staging', SITE_URL: 'https://staging.internal' }, 0],
  ['of production with a real key', { EXOLIX_API_KEY: 'k3Jd8sLq' }, 0],
])('a live site %s with the key of a fake', (_, settings, faults) => {
  expect(faultsOf(settings)).toBe(faults)
})

test.each([
  ['https://staging.example', false],
  ['https://halyard.exchange', true],
  ['http://localhost:3000', false],
  ['https://127.0.0.9', false],
  ['https://10.1.2.3', false],
  ['https://172.32.0.1', true],
  ['https://8.8.8.8', true],
  ['https://[::1]', false],
  ['https://[fd00::1]', false],
  ['https://[2001:db8::1]', true],
  ['https://staging', false],
  ['https://127.0.0.1.nip.io', true],
])('%s is public: %s', (url, isPublic) => {
  expect(isPublicSite(url)).toBe(isPublic)
})

test.each([
  [{ ENVIRONMENT: 'production' }, true],
  [{ LIVE: '1' }, true],
  [{ LIVE: '1', ENVIRONMENT: 'staging' }, false],
  [{ SITE_URL: 'https://halyard.exchange' }, true],
  [{}, false],
])('fakes beside %o are refused: %s', (settings, isRefused) => {
  expect(productionFault(settings) !== null).toBe(isRefused)
})
