// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteAttribution } from '@/browser/storage/attribution'
import { refuseStorage } from '../refuseStorage'

beforeEach(() => localStorage.clear())

const land = (pathname: string, search = '') => noteAttribution({ pathname, search }, 30)
const NOBODY = { utmSource: null, utmMedium: null, utmCampaign: null, referral: null, referralAt: null }

test('the first visited page path is stored once under firstPage', () => {
  expect(land('/de/coins/btc', '?ref=me').firstPage).toBe('/de/coins/btc')
  expect(land('/exchange').firstPage).toBe('/de/coins/btc')
  expect(localStorage.getItem('firstPage')).toBe('/de/coins/btc')
})

test('utm_source, utm_medium and utm_campaign are stored under their own names and found again', () => {
  land('/', '?utm_source=mail&utm_medium=letter&utm_campaign=autumn')
  expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
    utm_source: 'mail',
    utm_medium: 'letter',
    utm_campaign: 'autumn',
  })
  expect(land('/coins')).toMatchObject({ utmSource: 'mail', utmMedium: 'letter', utmCampaign: 'autumn' })
})

test('a new campaign takes the place of an older one as a whole', () => {
  land('/', '?utm_source=mail&utm_medium=letter&utm_campaign=autumn')
  const newer = { utmSource: 'ads', utmMedium: null, utmCampaign: null }
  expect(land('/', '?utm_source=ads')).toMatchObject(newer)
  expect(land('/')).toMatchObject(newer)
})

describe('the code of a partner', () => {
  const DAY = 86_400_000
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00.000Z') }))
  afterEach(() => vi.useRealTimers())
  const later = (days: number) => vi.setSystemTime(Date.now() + days * DAY)

  test('is remembered for as many days as the programme says, and not on the next', () => {
    expect(land('/', '?ref=abc').referral).toBe('abc')
    later(29.9)
    expect(land('/').referral).toBe('abc')
    later(0.1)
    expect(land('/').referral).toBeNull()
    expect(localStorage.getItem('ref')).toBeNull()
  })

  test('is the last one that was brought, whose days begin anew', () => {
    land('/', '?ref=abc')
    later(20)
    land('/', '?ref=def')
    later(20)
    expect(land('/')).toMatchObject({ referral: 'def', referralAt: '2026-12-19T12:00:00.000Z' })
  })

  test.each(['abc', '7', 'null', '{"code":7}'])('of the release before, %s, counts from now', (stored) => {
    localStorage.setItem('ref', stored)
    expect(land('/').referral).toBe(stored)
    later(31)
    expect(land('/').referral).toBeNull()
  })

  test('does not last longer for a clock that was ahead', () => {
    localStorage.setItem('ref', JSON.stringify({ code: 'abc', at: Date.now() + 300 * DAY }))
    expect(land('/').referral).toBe('abc')
    later(31)
    expect(land('/').referral).toBeNull()
  })
})

test('where storage is refused only the address itself counts', () => {
  refuseStorage()
  expect(land('/', '?utm_source=ads')).toMatchObject({ utmSource: 'ads', firstPage: '/' })
  expect(land('/coins')).toEqual({ ...NOBODY, firstPage: '/coins' })
})
