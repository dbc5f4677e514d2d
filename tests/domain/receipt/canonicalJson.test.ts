import { expect, test } from 'vitest'
import { canonicalJson } from '@/domain/receipt/canonicalJson'

test('members are sorted by UTF-16 code units at every depth, without blanks (RFC 8785 §3.2.3)', () => {
  const value = { '\u20ac': 1, '\r': 2, '1': 3, '\u0080': 4, '\u00f6': 5, '\ud83d\ude00': 6, '\ufb33': 7 }
  expect(canonicalJson(value)).toBe(
    '{"\\r":2,"1":3,"\u0080":4,"\u00f6":5,"\u20ac":1,"\ud83d\ude00":6,"\ufb33":7}',
  )
  expect(canonicalJson({ b: [{ d: null, c: true }], a: '"\n' })).toBe(
    '{"a":"\\"\\n","b":[{"c":true,"d":null}]}',
  )
})
