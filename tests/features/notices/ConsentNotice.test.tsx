// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CookieNotice } from '@/features/notices/CookieNotice'
import { useConsent } from '@/features/notices/useConsent'
import { ConsentSettings } from '@/shell/Footer'
import { selectVendors } from '@/store/selectVendors'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

const KEY = 'cookie-consent'
const MIXPANEL = { mixpanel: { token: 'abc', host: 'https://m.example' } }
const MERCURYO = { mercuryo: { widgetId: 'w', host: 'https://w.example' } }

function Site() {
  useConsent()
  return (
    <>
      <CookieNotice />
      <ConsentSettings />
    </>
  )
}

async function show(zone: string, vendors = { ...MIXPANEL, ...MERCURYO }) {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: zone })
  const { store } = renderWithStore(<Site />, { preloaded: { site: aSite({ vendors }) } })
  await act(async () => {
    // The table of time zones.
    await import('@/domain/site/consentRegion')
    await vi.advanceTimersByTimeAsync(10_000)
  })
  return { running: () => Object.keys(selectVendors(store.getState())) }
}
const consent = () => screen.queryByRole('region', { name: 'Choose your cookies' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const sent = vi.fn<(url: string, body: string) => boolean>()
beforeEach(() => {
  localStorage.clear()
  sent.mockClear()
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: sent }))
  vi.useFakeTimers({
    now: new Date('2026-11-22T12:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('where consent is required, no vendor runs before it, but for what the visitor requests', async () => {
  const { running } = await show('Europe/Berlin')
  expect(consent()).toBeVisible()
  expect(running()).toEqual(['mercuryo'])
  press('Accept')
  expect(running()).toEqual(['mixpanel', 'mercuryo'])
  expect(localStorage.getItem(KEY)).toBe('granted 2026-11-22')
  expect(sent).toHaveBeenCalledExactlyOnceWith('/api/site/referral', '{"choice":"granted","search":""}')
  expect(consent()).toBeNull()
})

test('declining is remembered, and no notice follows', async () => {
  const { running } = await show('UTC')
  press('Decline')
  expect(running()).toEqual(['mercuryo'])
  expect(localStorage.getItem(KEY)).toBe('denied 2026-11-22')
  expect(screen.queryByRole('region')).toBeNull()
})

test('accept and decline look alike', async () => {
  await show('Europe/Paris')
  const [accept, decline] = ['Accept', 'Decline'].map(
    (name) => screen.getByRole('button', { name }).className,
  )
  expect(accept).toBe(decline)
})

test('where a notice is enough, vendors run and the specified sentence stands', async () => {
  const { running } = await show('America/New_York')
  expect(running()).toEqual(['mixpanel', 'mercuryo'])
  expect(screen.getByRole('region', { name: /^We use cookies/ })).toBeVisible()
})

test('a choice is changed from the footer, with the focus on its first button', async () => {
  localStorage.setItem(KEY, 'denied 2026-11-20')
  const { running } = await show('Europe/Berlin')
  expect(consent()).toBeNull()
  press('Cookie settings')
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus()
  press('Accept')
  expect(running()).toEqual(['mixpanel', 'mercuryo'])
})

test('a choice in another tab counts here', async () => {
  const { running } = await show('Europe/Berlin')
  localStorage.setItem(KEY, 'granted 2026-11-22')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(running()).toContain('mixpanel')
  expect(consent()).toBeNull()
})

test('without vendors that need consent, nothing is to be chosen', async () => {
  await show('Europe/Berlin', { ...MERCURYO } as never)
  expect(consent()).toBeNull()
  expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull()
})
