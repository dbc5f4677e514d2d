import { expect, test } from 'vitest'
import { limitKey } from '@/runtime/callerAddress'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  // A circuit of Tor is one visitor, though all have one /64.
  ['fc00:dead:beef:4dad::ab:12', 'fc00:dead:beef:4dad::ab:12'],
])('%s is counted as %s', (ip, key) => {
  expect(limitKey(ip)).toBe(key)
})
