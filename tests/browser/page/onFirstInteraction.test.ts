// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { onFirstInteraction, preloadOnInteraction } from '@/browser/page/onFirstInteraction'
import { saveData } from '../../saveData'

const act = vi.fn()
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
beforeEach(() => {
  vi.useFakeTimers()
  act.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
  'it runs once, at the first sign of a visitor: %s',
  async (sign) => {
    onFirstInteraction(act)
    await pass(60_000)
    expect(act).not.toHaveBeenCalled()
    fireEvent(window, new Event(sign))
    fireEvent(window, new Event(sign))
    await pass(timings.interactionRest - 1)
    expect(act).not.toHaveBeenCalled()
    await pass(10)
    expect(act).toHaveBeenCalledOnce()
    await pass(60_000)
    expect(act).toHaveBeenCalledOnce()
  },
)

test('what the interaction itself may need does not wait for its end', async () => {
  preloadOnInteraction(act, 0)
  fireEvent.pointerDown(window)
  await pass(10)
  expect(act).toHaveBeenCalledOnce()
})

test('without a sign it runs at the latest, and a later sign does not repeat it', async () => {
  onFirstInteraction(act, 5000)
  await pass(4999)
  expect(act).not.toHaveBeenCalled()
  await pass(10)
  expect(act).toHaveBeenCalledOnce()
  fireEvent.pointerDown(window)
  await pass(60_000)
  expect(act).toHaveBeenCalledOnce()
})

test.each([
  ['while the interaction rests', timings.interactionRest - 1],
  ['before the idle moment', timings.interactionRest],
])('who unsubscribes %s is left alone', async (_, after) => {
  const stop = onFirstInteraction(act)
  fireEvent.pointerDown(window)
  vi.advanceTimersByTime(after)
  expect(vi.getTimerCount()).toBe(1)
  stop()
  await pass(60_000)
  expect(act).not.toHaveBeenCalled()
})

test('who unsubscribes leaves no timer behind', () => {
  const stop = onFirstInteraction(act)
  fireEvent.pointerDown(window)
  expect(vi.getTimerCount()).toBe(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing is preloaded with data saving', async () => {
  saveData()
  preloadOnInteraction(act)
  fireEvent.pointerDown(window)
  await pass(60_000)
  expect(act).not.toHaveBeenCalled()
})
