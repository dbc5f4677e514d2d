// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { accessToken, refreshToken } from '@/browser/storage/tokens'

afterEach(() => vi.restoreAllMocks())

test('where cookies cannot be read at all nobody is signed in, and nothing breaks', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect([accessToken(), refreshToken()]).toEqual([null, null])
})
