// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAfterPaint } from '@/ui/hooks/useAfterPaint'

const FRAME = 16
const work = vi.fn<(name: string) => void>()
const done = () => work.mock.calls.flat()
const queue = () => renderHook(useAfterPaint)

beforeEach(() => {
  work.mockReset()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('of what is scheduled within a frame the latest runs, once, when that frame is drawn', () => {
  const { schedule } = queue().result.current
  schedule(() => work('first'))
  schedule(() => work('latest'))
  expect(done()).toEqual([])
  vi.advanceTimersByTime(FRAME + 1)
  expect(done()).toEqual(['latest'])
  vi.advanceTimersByTime(1000)
  expect(done()).toEqual(['latest'])
})

test('work is not run before its frame by the wait of the work before it', () => {
  const { schedule } = queue().result.current
  schedule(() => work('first'))
  vi.advanceTimersByTime(97)
  schedule(() => work('second'))
  vi.advanceTimersByTime(4)
  expect(done()).toEqual(['first'])
  vi.advanceTimersByTime(FRAME)
  expect(done()).toEqual(['first', 'second'])
})

test('a hidden page, which draws no frames, runs it after a tenth of a second', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  const { schedule } = queue().result.current
  schedule(() => work('hidden'))
  vi.advanceTimersByTime(99)
  expect(done()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done()).toEqual(['hidden'])
})

test.each(['flush', 'unmount'] as const)('%s runs it at once and only once', (how) => {
  const { result, unmount } = queue()
  result.current.schedule(() => work('now'))
  if (how === 'flush') result.current.flush()
  else unmount()
  expect(done()).toEqual(['now'])
  vi.advanceTimersByTime(1000)
  expect(done()).toEqual(['now'])
})
