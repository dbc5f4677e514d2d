import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deviceOs, deviceTimezone } from '@/browser/page/device'
import { utcOffset } from '@/browser/page/utcOffset'

const zone = process.env.TZ
const inZone = (name: string) => void (process.env.TZ = name)

beforeEach(() => inZone('UTC'))
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('the offset from UTC', () => {
  test.each([
    ['UTC', '+00:00'],
    ['Asia/Kolkata', '+05:30'],
    ['Asia/Kathmandu', '+05:45'],
    ['Asia/Tehran', '+03:30'],
    ['America/New_York', '-05:00'],
    ['America/St_Johns', '-03:30'],
    ['Pacific/Kiritimati', '+14:00'],
  ])('%s in winter is %s', (name, offset) => {
    inZone(name)
    expect(utcOffset(new Date('2026-01-15T12:00:00Z'))).toBe(offset)
  })

  test('counts daylight saving in', () => {
    inZone('Europe/Berlin')
    expect(utcOffset(new Date('2026-01-15T12:00:00Z'))).toBe('+01:00')
    expect(utcOffset(new Date('2026-07-15T12:00:00Z'))).toBe('+02:00')
  })
})

test('the zone is given with its offset now', () => {
  expect(deviceTimezone(new Date('2026-01-15T12:00:00Z'))).toMatch(/^\S+ \+00:00$/)
})

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1', 'iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36', 'macOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux'],
  ['curl/8', 'unknown'],
])('%s is %s', (userAgent, os) => {
  expect(deviceOs(userAgent)).toBe(os)
})
