import { expect, test } from 'vitest'
import { matchesPattern } from '@/server/providers/safePattern'

const BTC = '^[13][a-km-zA-HJ-NP-Z1-9]{25,80}$|^(bc1)[0-9A-Za-z]{25,80}$'

test.each([
  [BTC, 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', true],
  [BTC, '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', true],
  [BTC, '0xde2642b2120fd3011fe9659688f76e9E4676F472', false],
  ['^(0x)[0-9A-Fa-f]{40}$', '0xde2642b2120fd3011fe9659688f76e9E4676F472', true],
  [String.raw`^((bitcoincash:)?(q|p)[a-z0-9]{41})$`, 'qplfzeasde8cedsd4wq5zwnlp2qwtl7j25rf69kwkr', true],
  [
    '^(([0-9A-Za-z]{57,59})|([0-9A-Za-z]{100,104}))$|^(addr)[0-9A-Za-z]{8,100}$',
    `addr1${'q'.repeat(98)}`,
    true,
  ],
  [String.raw`^[\]a]{2}$`, ']a', true],
  [String.raw`^0\.0\.\d+$`, '0.0.456858', true],
])('%s tells whether %s is written so', (pattern, text, matches) => {
  expect(matchesPattern(pattern, text)).toBe(matches)
})

test('a pattern without anchors is one of the whole text', () => {
  expect(matchesPattern('[0-9]{1,10}', '12')).toBe(true)
  expect(matchesPattern('[0-9]{1,10}', 'r12')).toBe(false)
  expect(matchesPattern('a|b', 'bc')).toBe(false)
})

test.each([null, undefined, '', '([', '[z-a]', 'x'.repeat(501)])(
  '%j is no pattern, so that nothing is known',
  (pattern) => {
    expect(matchesPattern(pattern, 'x')).toBeNull()
  },
)

test('nothing is known of a text that is too long', () => {
  expect(matchesPattern('x+', 'x'.repeat(129))).toBeNull()
})

/** Each would run for longer than the test on this text, were it run. */
const ENDLESS = `${'a'.repeat(127)}!`
test.each([
  '^(a+)+$',
  '^(a|a)*$',
  '^(a|aa){1,99}$',
  '^(?:a+){2,}$',
  '^(a*)*b$',
  String.raw`^(a+)\1+$`,
  '^(?=(a+)+)b$',
  '^(?<n>a+)$',
  '^a*a*a*a*a*b$',
  '^a+a+a+a+$',
  '^a{1,99}a{1,99}a{1,99}a{1,99}$',
  '^((a+)?)+$',
  `^${'a?'.repeat(30)}${'a'.repeat(30)}$`,
  `^${'(a|a)'.repeat(30)}$`,
  `^${'a{0,1}'.repeat(30)}$`,
])('%s is not run', (pattern) => {
  expect(matchesPattern(pattern, ENDLESS)).toBeNull()
})

// One that backtracks for ever never ends here.
test('the slowest pattern that is run ends', () => {
  expect(matchesPattern('a*a*a*a?a?a?b|a*a*a*(a|a)(a|a)c', 'a'.repeat(128))).toBe(false)
})
