import { expect, test } from 'vitest'
import { canonicalPath } from '@/http/requestPath'

test.each([
  ['/en', '/'],
  ['/en/coins/btc', '/coins/btc'],
  ['/EN/coins', '/coins'],
  ['/en//evil.example', '/evil.example'],
  ['/DE/coins', '/de/coins'],
  ['//evil.example', '/evil.example'],
])('%s is spelled %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test.each(['/', '/coins/enj', '/english', '/de/en'])('%s stays', (path) => {
  expect(canonicalPath(path)).toBeNull()
})
