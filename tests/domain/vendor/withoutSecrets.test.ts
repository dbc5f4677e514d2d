import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutSecrets } from '@/domain/vendor/withoutSecrets'

test.each([
  ['https://halyard.example/exchange?id=abc#top', 'https://halyard.example/exchange'],
  ['/exchange-v2?from=btc-btc&amount=1', '/exchange-v2'],
  ['?id=abc&step=2', ''],
  ['GET /api/v4/estimates?amount=1 failed', 'GET /api/v4/estimates failed'],
  ['{"from":"/exchange?id=abc","to":"/"}', '{"from":"/exchange","to":"/"}'],
  [
    '/auth-service/api/v1.0/refresh-session/eyJhbGci.x.y?type=customer',
    '/auth-service/api/v1.0/refresh-session/*',
  ],
  ['https://halyard.example/api/v3/exchanges-new/abc', 'https://halyard.example/api/v3/exchanges-new/*'],
  ['/api/v4/exchanges/abc/refund', '/api/v4/exchanges/*/refund'],
])('%s becomes %s', (text, reported) => {
  expect(withoutSecrets(text)).toBe(reported)
})

test.each([
  'https://key@sentry.example/3',
  'https://halyard.example/api/v3/exchanges-new/header',
  'Minified React error #418;',
  'What happened? Nothing.',
  'AC/DC and why? So.',
])('%s stays as it is', (text) => {
  expect(withoutSecrets(text)).toBe(text)
})

const word = fc.stringMatching(/^[a-z0-9]{8,20}$/)
test('what stands in a query or behind refresh-session never comes through, whatever surrounds it', () => {
  const host = fc.constantFrom('', 'https://halyard.example', 'http://127.0.0.1:3000')
  const path = fc.constantFrom('/', '/exchange', '/de/exchange', '/api/v4/estimates')
  const before = fc.constantFrom('', 'Failed: ', '["', 'from ')
  fc.assert(
    fc.property(before, host, path, word, word, (lead, origin, at, name, value) => {
      expect(withoutSecrets(`${lead}${origin}${at}?${name}=SECRET${value}&b=SECRET#SECRET`)).not.toContain(
        'SECRET',
      )
      expect(withoutSecrets(`${lead}${origin}/x/refresh-session/SECRET${value}`)).not.toContain('SECRET')
    }),
  )
})

// Some milliseconds on any machine; by backtracking over so many characters it would be a minute.
test.each(['/', 'data:image/png;base64,ab/+'])(
  'the time for a long text of «%s» grows with its length',
  (part) => {
    const text = part.repeat(300_000 / part.length)
    const started = performance.now()
    withoutSecrets(text)
    expect(performance.now() - started).toBeLessThan(5000)
  },
)
