// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLoop } from '@/browser/page/loop'
import { deferred } from '../../deferred'

const waits = { after: 100, every: 1000 }
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a task runs after its first wait and then again and again, until it is stopped', async () => {
  const task = vi.fn()
  const loop = startLoop(task, waits)
  await pass(99)
  expect(task).not.toHaveBeenCalled()
  await pass(1)
  expect(task).toHaveBeenCalledTimes(1)
  await pass(2000)
  expect(task).toHaveBeenCalledTimes(3)
  loop.stop()
  await pass(5000)
  expect(task).toHaveBeenCalledTimes(3)
})

test('a task that takes longer than its rhythm is never run twice at the same time', async () => {
  const slow = deferred<undefined>()
  const task = vi.fn(() => slow.promise)
  const loop = startLoop(task, waits)
  await pass(100)
  void loop.now()
  hide(true)
  hide(false)
  await pass(5000)
  expect(task).toHaveBeenCalledTimes(1)
  slow.resolve(undefined)
  await pass(1000)
  expect(task).toHaveBeenCalledTimes(2)
  loop.stop()
})

test('a hidden tab sleeps, and catches up once when it is seen again', async () => {
  const task = vi.fn()
  const loop = startLoop(task, waits)
  await pass(100)
  hide(true)
  await pass(10_000)
  expect(task).toHaveBeenCalledTimes(1)
  hide(false)
  await pass(0)
  expect(task).toHaveBeenCalledTimes(2)
  await pass(1000)
  expect(task).toHaveBeenCalledTimes(3)
  loop.stop()
})

test('a tab that was hidden for less than the rhythm has nothing to catch up with', async () => {
  const task = vi.fn()
  const loop = startLoop(task, waits)
  await pass(100)
  hide(true)
  await pass(500)
  hide(false)
  await pass(499)
  expect(task).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(task).toHaveBeenCalledTimes(2)
  loop.stop()
})

test('a stopped loop does not resume with the tab', async () => {
  const task = vi.fn()
  const loop = startLoop(task, waits)
  hide(true)
  await pass(200)
  loop.stop()
  hide(false)
  await pass(5000)
  expect(task).not.toHaveBeenCalled()
})

test('an immediate run restarts the interval', async () => {
  const task = vi.fn()
  const loop = startLoop(task, waits)
  await loop.now()
  await pass(999)
  expect(task).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(task).toHaveBeenCalledTimes(2)
  loop.stop()
})

test('what somebody else has just done is done again a whole rhythm later', async () => {
  const task = vi.fn()
  const loop = startLoop(task, waits)
  await pass(100)
  await pass(600)
  loop.postpone()
  await pass(999)
  expect(task).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(task).toHaveBeenCalledTimes(2)
  loop.stop()
  loop.postpone()
  expect(vi.getTimerCount()).toBe(0)
})

test('a hidden tab has nothing to catch up with that somebody else did meanwhile', async () => {
  const task = vi.fn()
  const loop = startLoop(task, waits)
  await pass(100)
  hide(true)
  await pass(1500)
  loop.postpone()
  await pass(500)
  hide(false)
  await pass(499)
  expect(task).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(task).toHaveBeenCalledTimes(2)
  loop.stop()
})

test('a device that is online again does not wait for the next turn', async () => {
  const task = vi.fn()
  const loop = startLoop(task, waits)
  await pass(100)
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(task).toHaveBeenCalledTimes(2)
  loop.stop()
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(task).toHaveBeenCalledTimes(2)
})

test('a task that requests a longer pause than its interval gets it', async () => {
  const task = vi.fn().mockReturnValueOnce(5000)
  const loop = startLoop(task, waits)
  await pass(100 + 4999)
  expect(task).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(task).toHaveBeenCalledTimes(2)
  await pass(1000)
  expect(task).toHaveBeenCalledTimes(3)
  loop.stop()
})
