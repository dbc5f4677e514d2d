// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeEarlyErrors } from '@/browser/page/earlyErrors'
import { inlineScripts } from '@/shell/inlineScripts'

/** As a page runs it, before everything else; jsdom would not. */
const runScript = () => void window.eval(inlineScripts.earlyErrors)
const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught' }))
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

beforeEach(runScript)
afterEach(() => {
  takeEarlyErrors()
  delete window.earlyErrors
})

test('early errors, before Sentry has loaded, are buffered', () => {
  const thrown = new Error('thrown')
  const before = Date.now()
  fail(thrown)
  reject('refused')
  fail(null)
  const taken = takeEarlyErrors()
  expect(taken.map(({ error }) => error)).toEqual([thrown, 'refused', 'Uncaught'])
  expect(taken[0]?.at).toBeGreaterThanOrEqual(before)
})

test('at most twenty are buffered', () => {
  for (let count = 0; count < 30; count++) fail(count + 1)
  expect(takeEarlyErrors().map(({ error }) => error)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

test('once they are taken the listeners go, and none is taken twice', () => {
  fail(new Error('first'))
  expect(takeEarlyErrors()).toHaveLength(1)
  // Vitest itself listens to errors that nobody else does; one without an object it lets be.
  fail(null)
  reject('third')
  expect(takeEarlyErrors()).toEqual([])
})

test('a page without the script has none', () => {
  delete window.earlyErrors
  expect(takeEarlyErrors()).toEqual([])
})
