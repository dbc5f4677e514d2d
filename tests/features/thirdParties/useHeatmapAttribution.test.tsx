// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { useHeatmapAttribution } from '@/features/thirdParties/useHeatmapAttribution'
import { visitorAttributed } from '@/store/slices/analyticsSlice'
import { vendorFailed } from '@/store/slices/thirdPartiesSlice'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'
import { allVendors } from './allVendors'

const send = vi.fn()
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const trackerArrives = () => Object.assign(window, { sendDataForInitPlerdy: send })

function Shown() {
  useHeatmapAttribution()
  return null
}

function show({ isConfigured = true } = {}) {
  const vendors = isConfigured ? { plerdy: allVendors().vendors.plerdy } : {}
  const shown = renderWithStore(<Shown />, { preloaded: { site: aSite({ vendors }) } })
  act(() => {
    shown.store.dispatch(
      visitorAttributed({
        ...{ utmSource: 'news', utmMedium: null, utmCampaign: 'may' },
        ...{ referral: 'friend', referralAt: null, firstPage: '/exchange' },
      }),
    )
  })
  return shown
}

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset()
  Reflect.deleteProperty(window, 'sendDataForInitPlerdy')
})
afterEach(() => vi.useRealTimers())

test('heatmap attribution is sent after 1 s', async () => {
  trackerArrives()
  show()
  await pass(999)
  expect(send).not.toHaveBeenCalled()
  await pass(1)
  expect(send).toHaveBeenCalledOnce()
  expect(window.plerdysendData).toEqual({
    type: 'attribution',
    data: { utm_source: 'news', utm_medium: '', utm_campaign: 'may', first_page: '/exchange' },
  })
})

test('heatmap attribution is retried every 500 ms until the tracker is there, then no more', async () => {
  expect([timings.heatmapAttributionStart, timings.heatmapAttributionRetry]).toEqual([1_000, 500])
  show()
  await pass(1_000)
  trackerArrives()
  await pass(499)
  expect(send).not.toHaveBeenCalled()
  await pass(1)
  expect(send).toHaveBeenCalledOnce()
  await pass(60_000)
  expect(send).toHaveBeenCalledOnce()
})

test('a tracker that failed, is off, or whose page is gone is waited for no longer', async () => {
  const { store, unmount } = show()
  await pass(1_000)
  act(() => {
    store.dispatch(vendorFailed('plerdy'))
  })
  expect(vi.getTimerCount()).toBe(0)
  unmount()
  show({ isConfigured: false })
  expect(vi.getTimerCount()).toBe(0)
  const gone = show()
  expect(vi.getTimerCount()).toBe(1)
  gone.unmount()
  expect(vi.getTimerCount()).toBe(0)
})
