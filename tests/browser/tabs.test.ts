// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { hearTabs, oneTabAtATime, tellTabs } from '@/browser/tabs'

afterEach(() => void vi.unstubAllGlobals())

test('what one tab tells, the others hear, and only of this subject, until they stop', async () => {
  const heard = vi.fn()
  const other = vi.fn()
  const stop = hearTabs('session', heard)
  const stopOther = hearTabs('else', other)
  tellTabs('session')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  stop()
  tellTabs('session')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(heard).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
  stopOther()
})

test('work is asked for under one lock of the site', async () => {
  const request = vi.fn((_: string, work: () => Promise<string>) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await oneTabAtATime('token-refresh', async () => 'done')).toBe('done')
  expect(request.mock.calls[0]?.[0]).toBe('halyard-token-refresh')
})

test('a browser without locks and channels still works', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(await oneTabAtATime('x', async () => 1)).toBe(1)
  expect(() => tellTabs('x')).not.toThrow()
  expect(() => hearTabs('x', () => {})()).not.toThrow()
})
