import { expect, test } from 'vitest'
import { explorerUrl } from '@/domain/explorer'

test('the hash takes the place of the braces', () => {
  expect(explorerUrl('https://mempool.space/tx/{}', 'ab12')).toBe('https://mempool.space/tx/ab12')
  expect(explorerUrl('https://x.org/tx?id={}&net=main', 'ab12')).toBe('https://x.org/tx?id=ab12&net=main')
})

test('a hash cannot break out of its place', () => {
  expect(explorerUrl('https://x.org/{}', '../a?b#c')).toBe('https://x.org/..%2Fa%3Fb%23c')
  expect(explorerUrl('https://x.org/{}', '$&')).toBe('https://x.org/%24%26')
})

test.each(['', 'http://x.org/{}', 'javascript:alert({})', '//x.org/{}', 'https://x.org/'])(
  'the pattern %j gives no link',
  (pattern) => {
    expect(explorerUrl(pattern, 'ab12')).toBeNull()
  },
)
