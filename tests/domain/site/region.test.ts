import { expect, test } from 'vitest'
import { isCountryServed, isRestricted, RESTRICTED_OFFSETS } from '@/domain/site/region'

test('restricted UTC offsets: +03:30, +04:30, +06:30', () => {
  expect(RESTRICTED_OFFSETS).toEqual(['+03:30', '+04:30', '+06:30'])
})

test.each(RESTRICTED_OFFSETS)('visitors at %s are restricted', (offset) => {
  expect(isRestricted(offset)).toBe(true)
})

test.each(['+00:00', '-03:30', '+03:00', '+05:30', '+05:45', '+09:30'])(
  'visitors at %s are not',
  (offset) => {
    expect(isRestricted(offset)).toBe(false)
  },
)

test.each([
  ['DE', undefined, true],
  [null, undefined, true],
  ['US', { deny: ['US', 'KP'] }, false],
  ['DE', { deny: ['US', 'KP'] }, true],
  [null, { deny: ['US'] }, true],
  ['DE', { allow: ['DE', 'FR'] }, true],
  ['US', { allow: ['DE', 'FR'] }, false],
  [null, { allow: ['DE', 'FR'] }, false],
  ['DE', { allow: ['DE', 'FR'], deny: ['DE'] }, false],
])('whether visitors of %s are served with %o: %s', (country, choice, served) => {
  expect(isCountryServed(country, choice)).toBe(served)
})
