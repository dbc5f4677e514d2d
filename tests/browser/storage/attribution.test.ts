// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { noteAttribution } from '@/browser/storage/attribution'
import { refuseStorage } from '../refuseStorage'

beforeEach(() => localStorage.clear())

const land = (pathname: string, search = '') => noteAttribution({ pathname, search })
const NOBODY = { utmSource: null, utmMedium: null, utmCampaign: null, referral: null }

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

test('who referred a visitor is remembered', () => {
  land('/', '?ref=abc')
  expect(land('/').referral).toBe('abc')
})

test('where storage is refused only the address itself counts', () => {
  refuseStorage()
  expect(land('/', '?utm_source=ads')).toMatchObject({ utmSource: 'ads', firstPage: '/' })
  expect(land('/coins')).toEqual({ ...NOBODY, firstPage: '/coins' })
})
