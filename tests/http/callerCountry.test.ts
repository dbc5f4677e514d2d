import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from '@/config/operator/startOperator'
import { callerCountry } from '@/http/visitorCountry'

afterEach(() => vi.unstubAllEnvs())

const call = (country: string | undefined, remoteAddress = '10.0.0.9') =>
  ({ headers: { 'cf-ipcountry': country }, socket: { remoteAddress } }) as unknown as IncomingMessage

test.each([
  ['', '1', 'DE', null],
  ['CF-IPCountry', '', 'DE', null],
  ['CF-IPCountry', '0', 'DE', null],
  ['CF-IPCountry', '1', 'DE', 'DE'],
  ['CF-IPCountry', '2', 'de', 'DE'],
  ['CF-IPCountry', '1', undefined, null],
  ['CF-IPCountry', '1', 'XX', null],
  ['CF-IPCountry', '1', 'T1', null],
  ['CF-IPCountry', '1', 'DE, US', null],
  ['CF-IPCountry', '10.0.0.0/8', 'DE', 'DE'],
  ['CF-IPCountry', '192.0.2.0/24', 'DE', null],
])('with COUNTRY_HEADER=%s and TRUST_PROXY=%s the header %s means %s', (header, proxy, written, country) => {
  vi.stubEnv('COUNTRY_HEADER', header)
  vi.stubEnv('TRUST_PROXY', proxy)
  expect(callerCountry(call(written))).toBe(country)
})

test('a header without a trusted proxy, or of no right name, is refused at start', () => {
  const faultsOf = (source: Record<string, string>) =>
    readSettings(source).faults.map(({ name, problem }) => `${name} ${problem}`)
  expect(faultsOf({ COUNTRY_HEADER: 'CF-IPCountry' })).toEqual([
    expect.stringContaining('COUNTRY_HEADER must not be set without TRUST_PROXY'),
  ])
  expect(faultsOf({ COUNTRY_HEADER: 'CF IPCountry', TRUST_PROXY: '1' })).toHaveLength(1)
  expect(faultsOf({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' })).toEqual([])
})
