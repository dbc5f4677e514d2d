import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { callerAddress } from '@/runtime/callerAddress'

afterEach(() => vi.unstubAllEnvs())

const call = (forwarded?: string, remoteAddress = '10.0.0.9') =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage

test.each([
  ['', '6.6.6.6', '10.0.0.9'],
  ['0', '6.6.6.6', '10.0.0.9'],
  ['1', undefined, '10.0.0.9'],
  ['1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['2', '6.6.6.6, 203.0.113.7, 10.0.0.8', '203.0.113.7'],
  ['2', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8', '6.6.6.6, 203.0.113.7, 10.0.0.8', '203.0.113.7'],
  ['10.0.0.0/8, 192.0.2.1', '203.0.113.7,192.0.2.1', '203.0.113.7'],
  ['10.0.0.0/8', '10.1.1.1', '10.1.1.1'],
  ['192.0.2.0/24', '6.6.6.6', '10.0.0.9'],
])('with TRUST_PROXY=%s and X-Forwarded-For %s the caller is %s', (trusted, forwarded, address) => {
  vi.stubEnv('TRUST_PROXY', trusted)
  expect(callerAddress(call(forwarded))).toBe(address)
})

test('a forwarded address that is not believed is in the log once, without an address', async () => {
  vi.resetModules()
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { callerAddress: freshCaller } = await import('@/runtime/callerAddress')
  vi.stubEnv('TRUST_PROXY', '192.0.2.0/24')
  freshCaller(call())
  freshCaller(call('203.0.113.7', '192.0.2.1'))
  expect(written).not.toHaveBeenCalled()
  freshCaller(call('203.0.113.7'))
  freshCaller(call('203.0.113.7'))
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockRestore()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('TRUST_PROXY')
  expect(lines[0]).not.toMatch(/203\.0\.113\.7|10\.0\.0\.9/)
})

test('a proxy is known by its IPv6 form too', () => {
  vi.stubEnv('TRUST_PROXY', '10.0.0.0/8,fd00::/8')
  expect(callerAddress(call('203.0.113.7', '::ffff:10.0.0.9'))).toBe('203.0.113.7')
  expect(callerAddress(call('203.0.113.7', 'fd00::1'))).toBe('203.0.113.7')
})

test.each([
  'yes',
  '-1',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  'example.com',
  '1,',
])('TRUST_PROXY=%s is no setting', (text) => {
  vi.stubEnv('TRUST_PROXY', text)
  expect(() => callerAddress(call())).toThrow('TRUST_PROXY must be')
})
