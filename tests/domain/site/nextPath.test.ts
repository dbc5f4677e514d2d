import { expect, test } from 'vitest'
import { nextPath } from '@/domain/site/nextPath'

const ALLOWED = ['/customer-account/overview', '/customer-account/history']
const next = (requested: string | string[] | undefined) => nextPath(requested, ALLOWED, '/otherwise')

test('a page of the account is where signing in leads', () => {
  expect(next('/customer-account/history')).toBe('/customer-account/history')
  expect(next(['/customer-account/history', '//evil.example'])).toBe('/customer-account/history')
})

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/customer-account/../exchange',
  '/customer-account/history?next=//evil.example',
  'javascript:alert(1)',
  ['//evil.example', '/customer-account/history'],
])('signing in never leads to %s', (requested) => {
  expect(next(requested)).toBe('/otherwise')
})
