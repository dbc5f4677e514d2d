// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { VisitorRegion } from '@/domain/site/visitorRegion'
import { useConsent } from '@/features/notices/useConsent'
import { visitorRegion } from '@/api/visitorRegion'
import { selectIsConsentPending, selectMayVendorsRun } from '@/store/slices/consentSlice'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/api/visitorRegion')
const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

function Consent() {
  useConsent()
  return null
}

function visit(zoneName: string, hasCountries: boolean) {
  process.env.TZ = zoneName
  let resolve: (region: VisitorRegion) => void = () => undefined
  const region = new Promise<VisitorRegion>((done) => (resolve = done))
  vi.mocked(visitorRegion).mockReturnValue(region)
  const { store } = renderWithStore(<Consent />, {
    preloaded: {
      site: aSite({ hasCountries, vendors: { gtm: { id: 'GTM-1', host: 'https://gtm.example' } } }),
    },
  })
  return {
    state: () => [selectIsConsentPending(store.getState()), selectMayVendorsRun(store.getState())],
    answer: (country: string | null) =>
      act(async () => {
        resolve({ country, isServed: true })
        await region
        await import('@/domain/site/consentRegion')
      }),
  }
}

test('the law of the country counts, and until it is known nothing runs and nothing is offered', async () => {
  const { state, answer } = visit('America/New_York', true)
  expect(state()).toEqual([false, false])
  await answer('DE')
  expect(state()).toEqual([true, false])
})

test('where the country is unknown, or no proxy names one, the time zone decides', async () => {
  const { state, answer } = visit('America/New_York', true)
  await answer(null)
  expect(state()).toEqual([false, true])
  const withoutProxy = visit('Europe/Berlin', false)
  await withoutProxy.answer('US')
  expect(withoutProxy.state()).toEqual([true, false])
})
