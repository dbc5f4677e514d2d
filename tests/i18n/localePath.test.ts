import { expect, test } from 'vitest'
import { localePath, localePrefix } from '@/i18n/localePath'

test('the default language has no prefix, and no root ends in a slash', () => {
  expect([localePrefix('en'), localePrefix('de')]).toEqual(['', '/de'])
  expect([localePath('en', '/'), localePath('de', '/')]).toEqual(['', '/de'])
  expect([localePath('en', '/about'), localePath('cn', '/about')]).toEqual(['/about', '/cn/about'])
})
