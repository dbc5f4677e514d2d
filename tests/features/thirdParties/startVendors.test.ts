// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { SCRIPT_VENDORS, type Vendors } from '@/domain/vendor/vendors'
import { startVendors } from '@/features/thirdParties/startVendors'
import { makeStore } from '@/store/makeStore'
import { consentRead } from '@/store/slices/consentSlice'
import { pageLoaded } from '@/store/preloadedState'
import { selectVendorStatus } from '@/store/slices/thirdPartiesSlice'
import { aSite } from '../../aSite'
import { arrive, fail, scripts } from '../../integrations/vendorScript'
import { allVendors } from './allVendors'

let stop = () => {}
let log = vi.spyOn(console, 'error')

function start(vendors: Vendors, page = { isEmbedded: false, language: 'en' }) {
  const store = makeStore()
  store.dispatch(consentRead({ choice: 'granted', isRequired: true }))
  store.dispatch(pageLoaded({ site: aSite({ vendors }), currencies: [] }))
  stop = startVendors(store, page)
  return {
    statuses: () => SCRIPT_VENDORS.map((vendor) => selectVendorStatus(vendor)(store.getState())),
    status: (vendor: keyof Vendors & (typeof SCRIPT_VENDORS)[number]) =>
      selectVendorStatus(vendor)(store.getState()),
  }
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

/** jsdom has no idle moments: this browser has one when the test says so. */
function holdIdle() {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => waiting.push(idle))
  return {
    idle: async () => {
      waiting.splice(0).forEach((idle) => idle())
      await pass()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  log = vi.spyOn(console, 'error').mockReturnValue()
  document.body.innerHTML = '<div class="trustpilot-widget"></div>'
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('no outside script is requested before the page is loaded', async () => {
  const { vendors, src } = allVendors()
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  start(vendors)
  await pass(timings.scriptTimeout - 1)
  expect(scripts()).toEqual([])
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  await pass()
  expect(scripts()).toEqual([src.gtm])
})

test('they come one after another, each in an idle moment', async () => {
  const { vendors, src } = allVendors()
  const browser = holdIdle()
  const { status } = start(vendors)
  await pass(1_000)
  expect(scripts()).toEqual([])
  await browser.idle()
  expect(scripts()).toEqual([src.gtm])
  expect(status('gtm')).toBe('request')
  await browser.idle()
  expect(scripts()).toEqual([src.gtm])
  arrive(src.gtm, { google_tag_manager: {} })
  await pass()
  expect(status('gtm')).toBe('success')
  expect(scripts()).toEqual([src.gtm])
  await browser.idle()
  expect(scripts()).toEqual([src.gtm, src.googleAnalytics])
})

test('a service that is not configured stays off', async () => {
  const { statuses } = start({})
  await pass(60_000)
  expect(scripts()).toEqual([])
  expect(new Set(statuses())).toEqual(new Set(['idle']))
})

test('the reviews widget loads 6 s after load', async () => {
  const { vendors, src } = allVendors()
  const { status } = start({ trustpilot: vendors.trustpilot })
  await pass(timings.reviewsStart - 1)
  expect(timings.reviewsStart).toBe(6_000)
  expect(scripts()).toEqual([])
  await pass(1)
  expect(scripts()).toEqual([src.trustpilot])
  arrive(src.trustpilot, { Trustpilot: { loadFromElement: vi.fn() } })
  await pass()
  expect(status('trustpilot')).toBe('success')
})

test('heatmap scripts load after page load', async () => {
  const { vendors, src } = allVendors()
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const { status } = start({ plerdy: vendors.plerdy })
  await pass(timings.scriptTimeout - 1)
  expect(scripts()).toEqual([])
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  await pass()
  expect(scripts()).toEqual([src.plerdy])
  arrive(src.plerdy)
  await pass()
  expect(status('plerdy')).toBe('success')
})

test('an embedded page has no chat widget and no survey', async () => {
  const { vendors, src } = allVendors()
  const { freshchat, satismeter, gtm } = vendors
  const { status } = start({ freshchat, satismeter, gtm }, { isEmbedded: true, language: 'en' })
  await pass()
  arrive(src.gtm, { google_tag_manager: {} })
  // Longer, and a script that was requested against the rule would have timed out and been removed.
  await pass(timings.scriptTimeout - 1)
  expect(scripts()).toEqual([src.gtm])
  expect(status('freshchat')).toBe('idle')
})

test('one that fails, hangs, brings nothing or throws is noted and logged once, and the next one comes', async () => {
  const { vendors, src } = allVendors()
  const { status } = start(vendors)
  await pass()
  fail(src.gtm)
  await pass()
  expect(status('gtm')).toBe('failure')
  await pass(timings.scriptTimeout)
  expect(status('googleAnalytics')).toBe('failure')
  await pass(1)
  const init = () => {
    throw new Error('broken')
  }
  arrive(src.amplitude, { amplitude: { init } })
  await pass()
  expect(status('amplitude')).toBe('failure')
  arrive(src.plerdy)
  await pass()
  arrive(src.freshchat)
  await pass()
  expect(status('freshchat')).toBe('failure')
  expect(scripts()).toContain(src.satismeter)
  expect(log).toHaveBeenCalledTimes(4)
})

test('a page that goes starts nothing more', async () => {
  const { vendors, src } = allVendors()
  start(vendors)
  await pass()
  stop()
  arrive(src.gtm, { google_tag_manager: {} })
  // Longer, and a script that was requested against the rule would have timed out and been removed.
  await pass(timings.scriptTimeout - 1)
  expect(scripts()).toEqual([src.gtm])
})
