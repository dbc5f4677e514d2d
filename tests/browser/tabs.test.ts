// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { hearTabs, oneTabAtATime, tellTabs } from '@/browser/tabs'
import { timings } from '@/config/timings'
import { fakeTabs } from '../fakeTabs'
import { heldAnswer } from '../heldAnswer'

let tabs: ReturnType<typeof fakeTabs>
beforeEach(() => void (tabs = fakeTabs()))
afterEach(() => void vi.unstubAllGlobals())

test('what another tab tells is heard, until hearing stops', async () => {
  const heard = vi.fn()
  const stop = hearTabs('session', heard)
  tabs.tell('session')
  tabs.tell('signed-out')
  await Promise.resolve()
  expect(heard).toHaveBeenCalledOnce()
  stop()
  tabs.tell('session')
  await Promise.resolve()
  expect(heard).toHaveBeenCalledOnce()
})

test('a tab does not hear itself, another copy of the site does', async () => {
  vi.resetModules()
  const other = await import('@/browser/tabs')
  const [own, theirs] = [vi.fn(), vi.fn()]
  hearTabs('session', own)
  other.hearTabs('session', theirs)
  tellTabs('session')
  await Promise.resolve()
  expect(own).not.toHaveBeenCalled()
  expect(theirs).toHaveBeenCalledOnce()
})

test('a piece of work waits for the same one of another tab', async () => {
  const held = heldAnswer<undefined>()
  const work = vi.fn(() => Promise.resolve('done'))
  void tabs.work('session', () => held.promise)
  const own = oneTabAtATime('session', work)
  await Promise.resolve()
  expect(work).not.toHaveBeenCalled()
  held.resolve(undefined)
  expect(await own).toBe('done')
})

test('the next tab begins when what this one stored can be read there; this one does not wait for it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const next = vi.fn(() => Promise.resolve())
  expect(await oneTabAtATime('session', () => Promise.resolve('done'))).toBe('done')
  void tabs.work('session', next)
  await vi.advanceTimersByTimeAsync(timings.tabHandOver - 1)
  expect(next).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(next).toHaveBeenCalledOnce()
})

test('work that fails fails for whoever asked for it, and the next tab has its turn', async () => {
  await expect(oneTabAtATime('session', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await tabs.work('session', () => Promise.resolve(7))).toBe(7)
})

test('a browser without locks and channels works in this tab alone', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', {})
  hearTabs('session', () => {})()
  tellTabs('session')
  expect(await oneTabAtATime('session', () => Promise.resolve(7))).toBe(7)
})
