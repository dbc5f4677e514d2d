import { expect, test } from 'vitest'
import { codeFault, codeKey, normalCode } from '@/domain/partner/partnerCode'

test.each([
  ['abc', null],
  ['my_site-2026', null],
  ['ab', 'length'],
  ['x'.repeat(33), 'length'],
  ['-abc', 'characters'],
  ['abc-', 'characters'],
  ['straße', 'characters'],
  ['a b c', 'characters'],
  ['a%00b', 'characters'],
  ['partners', 'reserved'],
  ['adm1n', 'reserved'],
  ['your-code', 'reserved'],
])('%s: %s', (code, fault) => {
  expect(codeFault(code)).toBe(fault)
})

test('codes that look alike have one key', () => {
  expect(codeKey(' Sh0p-One')).toBe(codeKey('shop_one'))
  expect(codeKey('ill')).toBe(codeKey('1l1'))
  expect(codeKey('shop')).not.toBe(codeKey('ship'))
  expect(normalCode(' Shop ')).toBe('shop')
})
