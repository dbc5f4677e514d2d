// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useVitals } from '@/features/vitals/useVitals'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

type Measured = { name: string; value: number }
const library = vi.hoisted(() => {
  const listeners: ((measured: Measured) => void)[] = []
  const measure = (listener: (measured: Measured) => void) => void listeners.push(listener)
  return { listeners, measure }
})
vi.mock('web-vitals', () => ({
  onCLS: library.measure,
  onINP: library.measure,
  onLCP: library.measure,
  onTTFB: library.measure,
}))

function Reporting() {
  useVitals()
  return null
}
const visit = (hasMetrics: boolean) =>
  renderWithStore(<Reporting />, {
    preloaded: { site: aSite({ hasMetrics }) },
    router: { pathname: '/coins/[symbol]' },
  })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const beacon = vi.fn<typeof navigator.sendBeacon>(() => true)
const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  library.listeners.length = 0
  beacon.mockClear()
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: beacon }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('without the operator’s metrics nothing is measured', async () => {
  visit(false)
  await pass(60_000)
  expect(library.listeners).toHaveLength(0)
})

test('one report is sent, with the last values, when the page is hidden', async () => {
  visit(true)
  await pass(5999)
  expect(library.listeners).toHaveLength(0)
  await pass(10)
  const [first] = library.listeners
  first?.({ name: 'CLS', value: 0.1 })
  first?.({ name: 'CLS', value: 0.2 })
  first?.({ name: 'LCP', value: 900 })
  hide('visible')
  expect(beacon).not.toHaveBeenCalled()
  hide('hidden')
  hide('hidden')
  expect(beacon).toHaveBeenCalledExactlyOnceWith(
    '/api/site/vitals',
    JSON.stringify({ page: '/coins/[symbol]', vitals: { CLS: 0.2, LCP: 900 } }),
  )
})
