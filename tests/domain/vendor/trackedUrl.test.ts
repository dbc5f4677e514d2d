import { expect, test } from 'vitest'
import { trackedUrl } from '@/domain/vendor/trackedUrl'

test('an address retains its campaign and loses every other query and its fragment', () => {
  const href = 'https://halyard.example/de/exchange?id=abc&utm_source=a%20b&to=0x1&utm_campaign=c#part'
  expect(trackedUrl(href)).toBe('https://halyard.example/de/exchange?utm_source=a+b&utm_campaign=c')
  expect(trackedUrl('https://halyard.example/exchange?id=abc')).toBe('https://halyard.example/exchange')
})

test('what is no address is empty', () => {
  expect(trackedUrl('')).toBe('')
})
