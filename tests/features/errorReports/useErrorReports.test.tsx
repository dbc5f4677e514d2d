// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { useErrorReports } from '@/features/errorReports/useErrorReports'
import { loadSentry } from '@/integrations/sentry'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/integrations/sentry', () => ({ loadSentry: vi.fn() }))
const started = vi.mocked(loadSentry)
const sentry = { dsn: 'https://abc@sentry.example/3' }

function Reporting() {
  useErrorReports()
  return null
}
const visit = (changes: Parameters<typeof aSite>[0]) =>
  renderWithStore(<Reporting />, { preloaded: { site: aSite(changes) } })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  started.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
  delete window.earlyErrors
})

test('errors are reported where a DSN is configured, as from the environment that is configured', async () => {
  visit({ vendors: { sentry }, environment: 'staging' })
  await pass(6010)
  expect(started).toHaveBeenCalledExactlyOnceWith({ ...sentry, environment: 'staging' })
})

test('without a DSN nothing is loaded', async () => {
  visit({})
  await pass(60_000)
  expect(started).not.toHaveBeenCalled()
})

test('without interaction the reporter loads 6 s after load, and once', async () => {
  visit({ vendors: { sentry } })
  await pass(5999)
  expect(started).not.toHaveBeenCalled()
  await pass(1)
  fireEvent.pointerMove(window)
  fireEvent(window, new Event('error'))
  await pass(60_000)
  expect(started).toHaveBeenCalledOnce()
})

test('it loads after the first interaction', async () => {
  visit({ vendors: { sentry } })
  fireEvent.pointerDown(window)
  await pass(timings.interactionRest + 10)
  expect(started).toHaveBeenCalledOnce()
})

test.each(['error', 'unhandledrejection'])('it comes at once when something goes wrong: %s', async (kind) => {
  visit({ vendors: { sentry } })
  fireEvent(window, new Event(kind))
  await pass(0)
  expect(started).toHaveBeenCalledOnce()
})

test('it comes at once when something has gone wrong before', async () => {
  window.earlyErrors = { kept: [{ error: new Error('early'), at: 0 }], stop: () => {} }
  visit({ vendors: { sentry } })
  await pass(0)
  expect(started).toHaveBeenCalledOnce()
})

test('a page that is left requests nothing more', async () => {
  visit({ vendors: { sentry } }).unmount()
  fireEvent.pointerMove(window)
  await pass(60_000)
  expect(started).not.toHaveBeenCalled()
})

test('a reporter that cannot be loaded is logged only', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  started.mockRejectedValue(new Error('no chunk'))
  visit({ vendors: { sentry } })
  await pass(6010)
  expect(logged).toHaveBeenCalledExactlyOnceWith('Error reports failed: no chunk')
})
