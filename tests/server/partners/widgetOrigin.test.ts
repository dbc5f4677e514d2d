import { expect, test } from 'vitest'
import { originFault } from '@/server/partners/widgetOrigin'

test.each([
  ['https://example.com', null],
  ['https://Shop.Example.co.uk/', null],
  ['https://example.com:8443', null],
  ['https://anna.github.io', null],
  ['https://anna.vercel.app', null],
  ['https://xn--mnchen-3ya.de', null],
  ['https://münchen.de', null],
  ['https://github.io', 'shared'],
  ['https://vercel.app', 'shared'],
  ['https://co.uk', 'shared'],
  ['https://com', 'shared'],
  ['https://*.example.com', 'wildcard'],
  ['*', 'wildcard'],
  ['http://example.com', 'insecure'],
  ['https://127.0.0.1', 'local'],
  ['https://10.1.2.3', 'local'],
  ['https://[::1]', 'form'],
  ['https://localhost', 'shared'],
  ['http://localhost:3000', 'local'],
  ['http://127.0.0.1:3000', 'local'],
  ['https://example.com/page', 'form'],
  ['https://example.com?x', 'form'],
  ['https://user@example.com', 'form'],
  ['https://example.com; script-src', 'form'],
  ["https://example.com 'self'", 'form'],
  ['example.com', 'form'],
  ['null', 'form'],
  ['data:', 'form'],
  ['', 'form'],
])('%s: %s', (origin, fault) => {
  expect(originFault(origin, false)).toBe(fault)
})

test('pages of this machine may frame it in a sandbox', () => {
  expect(originFault('http://localhost:3000', true)).toBe(null)
  expect(originFault('http://127.0.0.1:8080', true)).toBe(null)
  expect(originFault('http://localhost.example.com', true)).toBe('insecure')
  expect(originFault('http://192.168.0.2', true)).toBe('insecure')
})
