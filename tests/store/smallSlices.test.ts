import { describe, expect, test } from 'vitest'
import { flowDecided, selectExchangeFlow } from '@/store/slices/flagsSlice'
import { makeStore } from '@/store/makeStore'
import {
  cookieNoticeAppeared,
  cookieNoticeClosed,
  selectIsCookieNoticeShown,
  selectRandomSeed,
} from '@/store/slices/otherSlice'
import {
  selectVendorStatus,
  vendorFailed,
  vendorLoaded,
  vendorRequested,
} from '@/store/slices/thirdPartiesSlice'

describe('third-party loading', () => {
  test('every service of R20 is idle at first', () => {
    const { thirdParties } = makeStore().getState()
    const names = ['amplitude', 'googleAnalytics', 'freshchat', 'satismeter']
    names.push('plerdy', 'mercuryo', 'gtm', 'trustpilot')
    expect(thirdParties).toEqual(Object.fromEntries(names.map((name) => [name, 'idle'])))
  })

  test('goes from request to success or failure, each service for itself', () => {
    const store = makeStore()
    store.dispatch(vendorRequested('gtm'))
    expect(selectVendorStatus('gtm')(store.getState())).toBe('request')
    expect(selectVendorStatus('plerdy')(store.getState())).toBe('idle')
    store.dispatch(vendorLoaded('gtm'))
    expect(selectVendorStatus('gtm')(store.getState())).toBe('success')
    store.dispatch(vendorFailed('plerdy'))
    expect(selectVendorStatus('plerdy')(store.getState())).toBe('failure')
  })
})

describe('the other slice', () => {
  test('draws its seed once for each store', () => {
    const [one, other] = [makeStore(), makeStore()].map((store) => selectRandomSeed(store.getState()))
    expect(one).toBeGreaterThanOrEqual(0)
    expect(one).toBeLessThan(1)
    expect(one).not.toBe(other)
  })

  test('knows whether the cookie notice shows', () => {
    const store = makeStore()
    store.dispatch(cookieNoticeAppeared())
    expect(selectIsCookieNoticeShown(store.getState())).toBe(true)
    store.dispatch(cookieNoticeClosed())
    expect(selectIsCookieNoticeShown(store.getState())).toBe(false)
  })
})

test('a visit stays in the flow it was given', () => {
  const store = makeStore()
  expect(selectExchangeFlow(store.getState())).toBeNull()
  store.dispatch(flowDecided('oneScreen'))
  store.dispatch(flowDecided('steps'))
  expect(selectExchangeFlow(store.getState())).toBe('oneScreen')
})

test('no two stores share anything: one for each request, one for each tab', () => {
  const store = makeStore()
  store.dispatch(vendorLoaded('gtm'))
  store.dispatch(flowDecided('oneScreen'))
  expect(selectVendorStatus('gtm')(makeStore().getState())).toBe('idle')
  expect(selectExchangeFlow(makeStore().getState())).toBeNull()
})
