import { expect, test } from 'vitest'
import { readConsent, writeConsent } from '@/domain/site/consentChoice'
import { isConsentRequired } from '@/domain/site/consentRegion'

test.each([
  'Europe/Berlin',
  'Europe/London',
  'Europe/Zurich',
  'America/Sao_Paulo',
  'America/Toronto',
  'UTC',
  '',
])('consent comes first in %j', (zone) => {
  expect(isConsentRequired(zone)).toBe(true)
})

test.each(['America/New_York', 'Australia/Sydney', 'Asia/Tokyo', 'Pacific/Auckland'])(
  'a notice is enough in %s',
  (zone) => {
    expect(isConsentRequired(zone)).toBe(false)
  },
)

test.each([
  ['Europe/Berlin', 'US', false],
  ['Europe/Berlin', 'PR', false],
  ['America/New_York', 'DE', true],
  ['Asia/Tokyo', 'BR', true],
  ['UTC', 'JP', false],
])('in the time zone %s and the country %s the country decides', (zone, country, isRequired) => {
  expect(isConsentRequired(zone, country)).toBe(isRequired)
})

test('a choice is valid for 180 days, and any other text is none', () => {
  const stored = writeConsent('granted', new Date('2026-01-01T12:00:00Z'))
  expect(readConsent(stored, new Date('2026-06-29T12:00:00Z'))).toBe('granted')
  expect(readConsent(stored, new Date('2026-07-01T12:00:00Z'))).toBeNull()
  expect(readConsent('denied 2026-01-01', new Date('2026-01-02'))).toBe('denied')
  expect(readConsent('true', new Date('2026-01-02'))).toBeNull()
  expect(readConsent(null, new Date('2026-01-02'))).toBeNull()
})
