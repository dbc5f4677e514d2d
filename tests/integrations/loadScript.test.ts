// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { loadScript } from '@/integrations/loadScript'
import { aHost, arrive, fail, scripts } from './vendorScript'

let src = ''
beforeEach(() => {
  vi.useFakeTimers()
  src = `${aHost()}/tool.js`
})
afterEach(() => vi.useRealTimers())

const load = () => loadScript(src, () => (window as { tool?: string }).tool)

test('an address has one element, however often it is requested', async () => {
  const both = [load(), load()]
  expect(scripts()).toEqual([src])
  const script = document.querySelector('script')
  expect(script?.async).toBe(true)
  expect(script?.textContent).toBe('')
  arrive(src, { tool: 'hammer' })
  expect(await Promise.all([...both, load()])).toEqual(['hammer', 'hammer', 'hammer'])
  expect(scripts()).toEqual([src])
})

test('a script that fails is taken away, and a later try is a new one', async () => {
  const first = load()
  fail(src)
  await expect(first).rejects.toThrow('could not be loaded')
  expect(scripts()).toEqual([])
  const second = load()
  arrive(src, { tool: 'hammer' })
  expect(await second).toBe('hammer')
})

test('a script that never loads fails after its timeout', async () => {
  const late = load()
  late.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(timings.scriptTimeout - 1)
  expect(scripts()).toEqual([src])
  await vi.advanceTimersByTimeAsync(1)
  await expect(late).rejects.toThrow('took too long')
  expect(scripts()).toEqual([])
})

test('a script that brings nothing has failed', async () => {
  const empty = load()
  arrive(src)
  await expect(empty).rejects.toThrow('brought nothing')
  expect(scripts()).toEqual([])
})
