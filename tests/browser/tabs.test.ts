// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { subscribe, withTabLock, broadcast } from '@/browser/tabs'
import * as timings from '@/config/timings'
import { fakeTabs } from '../fakeTabs'
import { deferred } from '../deferred'

let tabs: ReturnType<typeof fakeTabs>
beforeEach(() => void (tabs = fakeTabs()))
afterEach(() => void vi.unstubAllGlobals())

test('a broadcast of another tab is received, until the subscription ends', async () => {
  const listener = vi.fn()
  const stop = subscribe('session', listener)
  tabs.emit('session')
  tabs.emit('signed-out')
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
  stop()
  tabs.emit('session')
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
})

test('a tab does not receive its own broadcast, another copy of the site does', async () => {
  vi.resetModules()
  const other = await import('@/browser/tabs')
  const [own, theirs] = [vi.fn(), vi.fn()]
  subscribe('session', own)
  other.subscribe('session', theirs)
  broadcast('session')
  await Promise.resolve()
  expect(own).not.toHaveBeenCalled()
  expect(theirs).toHaveBeenCalledOnce()
})

test('a piece of work waits for the same one of another tab', async () => {
  const held = deferred<undefined>()
  const work = vi.fn(() => Promise.resolve('done'))
  void tabs.work('session', () => held.promise)
  const own = withTabLock('session', work)
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
  held.resolve(undefined)
  expect(await own).toBe('done')
})

test('the next tab begins when what this one stored can be read there; this one does not wait for it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const next = vi.fn(() => Promise.resolve())
  expect(await withTabLock('session', () => Promise.resolve('done'))).toBe('done')
  void tabs.work('session', next)
  await vi.advanceTimersByTimeAsync(timings.tabLockHold - 1)
  expect(next).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(next).toHaveBeenCalledOnce()
})

test('work that fails rejects for its caller, and the next tab gets the lock', async () => {
  await expect(withTabLock('session', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await tabs.work('session', () => Promise.resolve(7))).toBe(7)
})

test('a browser without locks and channels works in this tab alone', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', {})
  subscribe('session', () => {})()
  broadcast('session')
  expect(await withTabLock('session', () => Promise.resolve(7))).toBe(7)
})
