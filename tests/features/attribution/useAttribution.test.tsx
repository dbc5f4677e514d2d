// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { useAttribution } from '@/shell/useAttribution'
import { selectAttribution } from '@/store/slices/analyticsSlice'
import { renderWithStore } from '../../renderWithStore'

function Attributed() {
  useAttribution()
  return null
}

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/coins?utm_source=mail&utm_campaign=autumn&ref=friend')
})

test('the shell puts utmSource, utmMedium, utmCampaign and firstPage into the store', () => {
  const { store } = renderWithStore(<Attributed />)
  expect(selectAttribution(store.getState())).toEqual({
    utmSource: 'mail',
    utmMedium: null,
    utmCampaign: 'autumn',
    referral: 'friend',
    referralAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    firstPage: '/coins',
  })
})
