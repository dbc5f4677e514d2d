import { expect, test } from 'vitest'
import { isCountryServed } from '@/domain/site/servedCountry'

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
