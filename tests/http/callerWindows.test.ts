import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callerWindows } from '@/http/callerWindows'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

test('an address is let in so often a minute, then told how long to wait', () => {
  const secondsToWait = callerWindows()
  for (let count = 0; count < 3; count++) expect(secondsToWait('1.1.1.1', 3)).toBe(0)
  expect(secondsToWait('1.1.1.1', 3)).toBe(60)
  later(45_500)
  expect(secondsToWait('1.1.1.1', 3)).toBe(15)
  expect(secondsToWait('2.2.2.2', 3)).toBe(0)
  later(14_500)
  expect(secondsToWait('1.1.1.1', 3)).toBe(0)
})

test('all addresses of one IPv6 customer are one, and so are both forms of an IPv4 address', () => {
  const secondsToWait = callerWindows()
  for (const address of ['2001:db8::1', '2001:db8::2:3', '2001:DB8:0:0:ffff::']) secondsToWait(address, 3)
  expect(secondsToWait('2001:db8::9', 3)).toBeGreaterThan(0)
  expect(secondsToWait('2001:db8:0:1::9', 3)).toBe(0)
  for (let count = 0; count < 3; count++) secondsToWait('::ffff:1.1.1.1', 3)
  expect(secondsToWait('1.1.1.1', 3)).toBeGreaterThan(0)
})

test('a flood from a hundred thousand addresses does not let back in one that keeps calling', () => {
  const secondsToWait = callerWindows()
  for (let count = 0; count < 4; count++) secondsToWait('1.1.1.1', 3)
  for (let count = 0; count < 300_000; count++) {
    secondsToWait(`10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`, 3)
    if (count % 1000 === 0) expect(secondsToWait('1.1.1.1', 3)).toBeGreaterThan(0)
  }
})
