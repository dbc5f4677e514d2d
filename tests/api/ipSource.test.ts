import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { client, request } from '@/api/client'
import { nameEnvironment } from '@/api/environmentName'
import { wireBackEnd } from '@/api/wireBackEnd'
import { respondingWith } from './fakeBackEnd'

const usual = client.defaults.adapter
const NAME = 'x-qrator-ip-source'

/** The header of each of so many calls. */
async function marks(count = 1): Promise<unknown[]> {
  const calls = respondingWith(200, {})
  for (let call = 0; call < count; call++) await request({ url: '/api/x' }, () => null)
  return calls.map(({ headers }) => headers.get(NAME))
}

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'))
afterEach(() => {
  client.defaults.adapter = usual
  nameEnvironment(undefined)
  vi.unstubAllEnvs()
})

describe('outside production', () => {
  test('an x-qrator-ip-source header with a random IPv4-style value is added', async () => {
    nameEnvironment('staging')
    const all = await marks(20)
    for (const mark of all) expect(mark).toMatch(/^([1-9]\d{0,2})(\.[1-9]\d{0,2}){3}$/)
    for (const part of all.join('.').split('.')) expect(Number(part)).toBeLessThan(255)
    expect(new Set(all).size).toBe(20)
  })

  test('a development server adds it whatever the place is called', async () => {
    vi.stubEnv('NODE_ENV', 'development')
    nameEnvironment('production')
    expect(await marks()).toEqual([expect.any(String)])
  })

  test('the server learns from its configuration where it stands', async () => {
    vi.stubEnv('ENVIRONMENT', 'staging')
    wireBackEnd()
    expect(await marks()).toEqual([expect.any(String)])
    vi.stubEnv('ENVIRONMENT', '')
    wireBackEnd()
    expect(await marks()).toEqual([undefined])
  })

  test('a page learns it from its first tag', async () => {
    vi.resetModules()
    vi.stubGlobal('document', { documentElement: { dataset: { environment: 'staging' } } })
    const { namedEnvironment } = await import('@/api/environmentName')
    vi.unstubAllGlobals()
    expect(namedEnvironment()).toBe('staging')
  })
})

test('in production no such header is added', async () => {
  expect(await marks()).toEqual([undefined])
  nameEnvironment('production')
  expect(await marks()).toEqual([undefined])
})
