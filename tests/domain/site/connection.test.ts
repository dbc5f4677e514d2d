import { expect, test } from 'vitest'
import { isInsecureConnection, secureConnection } from '@/features/notices/InsecureOverlay'

test.each([
  'http://shop.example/',
  'http://192.168.1.5:3000/',
  'http://localhost.example/',
  'http://127.0.0.1.example/',
  'http://mylocalhost/',
  'http://128.0.0.1/',
  'http://[::2]/',
])('%s is insecure: http from a host that is not loopback', (url) => {
  expect(isInsecureConnection(new URL(url))).toBe(true)
})

test.each([
  'https://shop.example/',
  'http://localhost:3000/',
  'http://LOCALHOST/',
  'http://shop.localhost/',
  'http://127.0.0.1:3000/',
  'http://127.8.9.255/',
  'http://127.1/',
  'http://[::1]:3000/',
])('%s is not', (url) => {
  expect(isInsecureConnection(new URL(url))).toBe(false)
})

test('the way out is the same address over https', () => {
  expect(secureConnection('http://shop.example/de/exchange?from=http:#http:')).toBe(
    'https://shop.example/de/exchange?from=http:#http:',
  )
})
