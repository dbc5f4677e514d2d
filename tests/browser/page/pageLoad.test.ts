// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { waitFromLoad, whenIdle, whenLoaded } from '@/browser/page/pageLoad'
import { eventually } from '../../eventually'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const loadedAt = (loadEventStart: number, now: number) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { loadEventStart } as PerformanceNavigationTiming,
  ])
  vi.spyOn(performance, 'now').mockReturnValue(now)
}

test('a wait counts from the load event', () => {
  loadedAt(1000, 3000)
  expect(waitFromLoad(5000)).toBe(3000)
  loadedAt(1000, 30_000)
  expect(waitFromLoad(5000)).toBe(0)
})

test('before the load event a wait has not begun', () => {
  loadedAt(0, 700)
  expect(waitFromLoad(5000)).toBe(5000)
})

test('a page is loaded when its load event is over', async () => {
  const listener = vi.fn()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  void whenLoaded().then(listener)
  await Promise.resolve()
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await eventually(() => expect(listener).toHaveBeenCalledOnce())
})

test('idle is when the browser says so, and a moment later where it cannot say', async () => {
  await expect(whenIdle()).resolves.toBeUndefined()
  const ask = vi.fn((idle: () => void) => idle())
  vi.stubGlobal('requestIdleCallback', ask)
  await whenIdle()
  expect(ask).toHaveBeenCalledOnce()
})
