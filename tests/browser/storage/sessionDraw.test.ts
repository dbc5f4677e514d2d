// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionDraw } from '@/browser/storage/sessionDraw'

beforeEach(() => window.sessionStorage.clear())

test('the first number drawn in a session counts for all its page loads', () => {
  expect(sessionDraw(0.7)).toBe(0.7)
  expect(sessionDraw(0.01)).toBe(0.7)
})

test.each(['', 'x', '2', '-1'])('a stored %j is no such number', (stored) => {
  window.sessionStorage.setItem('random-seed', stored)
  expect(sessionDraw(0.3)).toBe(0.3)
})

test('where storage is refused each page load decides for itself', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
    throw new Error('refused')
  })
  expect(sessionDraw(0.4)).toBe(0.4)
})
