// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppBanner } from '@/features/notices/AppBanner'
import { aSite } from '../../aSite'
import { aDevice } from '../../browser/aDevice'
import { renderWithStore } from '../../renderWithStore'

const KEY = 'app-download-banner-is-hidden'
const TEXT = 'You have an option to exchange crypto and fiat currencies on the mobile app.'
const APPS = { ios: 'https://apps.example/ios', android: 'https://apps.example/android' }

const banner = () => screen.queryByRole('region', { name: TEXT })
const download = () => screen.getByRole('link', { name: 'Download App' })
/** Until the table of time zones has come. */
const arrived = () => act(async () => void (await import('@/domain/site/country')))
async function scroll() {
  fireEvent.scroll(window)
  await arrived()
}
const stay = () => act(() => screen.getByRole('button', { name: 'Stay in browser' }).click())

type Router = NonNullable<Parameters<typeof renderWithStore>[1]>['router']
const show = (apps: Partial<typeof APPS> = APPS, router: Router = {}) =>
  renderWithStore(<AppBanner />, {
    preloaded: { site: aSite({ apps: { ios: null, android: null, ...apps } }) },
    router,
  })

function inZone(timeZone: string) {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}

beforeEach(() => {
  localStorage.clear()
  aDevice('android', { touchPoints: 5 })
  inZone('Europe/Berlin')
})
afterEach(() => vi.unstubAllGlobals())

test('App banner: appears on first scroll on mobile', async () => {
  show()
  expect(banner()).toBeNull()
  await scroll()
  expect(banner()).toBeVisible()
})

test('a page that was scrolled before the banner was fetched counts as scrolled', async () => {
  vi.stubGlobal('scrollY', 300)
  show()
  await arrived()
  expect(banner()).toBeVisible()
})

test('Download App leads to the Android or iOS store', async () => {
  show()
  await scroll()
  expect(download()).toHaveAttribute('href', APPS.android)
})

test.each([
  ['an iPhone', 'iphone'],
  ['an iPad that says it is a Macintosh', 'mac'],
] as const)('Download App leads %s to the iOS store', async (_, system) => {
  aDevice(system, { touchPoints: 5 })
  show()
  await scroll()
  expect(download()).toHaveAttribute('href', APPS.ios)
})

test('Stay in browser stores dismissal', async () => {
  const { unmount } = show()
  await scroll()
  stay()
  expect(banner()).toBeNull()
  expect(localStorage.getItem(KEY)).toBe('true')
  unmount()
  show()
  await scroll()
  expect(banner()).toBeNull()
})

test('a dismissal in another tab applies here', async () => {
  show()
  await scroll()
  localStorage.setItem(KEY, 'true')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(banner()).toBeNull()
})

describe('it does not appear', () => {
  test('on a computer', async () => {
    aDevice('mac')
    show()
    await scroll()
    expect(banner()).toBeNull()
  })

  test.each(['America/New_York', 'US/Pacific', 'America/Indianapolis', 'Pacific/Honolulu'])(
    'when the visitor’s country is the United States by the browser time zone: %s',
    async (zone) => {
      inZone(zone)
      show()
      await scroll()
      expect(banner()).toBeNull()
    },
  )

  test.each([{ ios: APPS.ios }, {}])('where the operator has no app for the device: %j', async (apps) => {
    show(apps)
    await scroll()
    expect(banner()).toBeNull()
  })

  test('when noBanner is true', async () => {
    show(APPS, { asPath: '/?noBanner=true', query: { noBanner: 'true' } })
    await scroll()
    expect(banner()).toBeNull()
  })

  test.each([
    ['on an embedded view', { asPath: '/views/cashback-calculator' }],
    ['before the query is read', { isReady: false }],
  ])('%s', async (_, router) => {
    show(APPS, router)
    await scroll()
    expect(banner()).toBeNull()
  })
})

test('a neighbour of the United States sees it', async () => {
  inZone('America/Toronto')
  show()
  await scroll()
  expect(banner()).toBeVisible()
})

describe('where the operator has no store', () => {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' as const }))
  const install = () => screen.getByRole('button', { name: 'Install' })
  const offered = () => screen.queryByText('Install Halyard on this device: it opens like an app.')
  beforeEach(() => {
    window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt })
  })
  afterEach(() => {
    window.installPrompt = null
    prompt.mockClear()
  })

  test('the banner offers to install the site, once', async () => {
    show({})
    await scroll()
    expect(offered()).toBeVisible()
    act(() => install().click())
    await act(() => Promise.resolve())
    expect(prompt).toHaveBeenCalledOnce()
    expect(offered()).toBeNull()
  })

  test('it offers nothing where the browser cannot install, in the installed app, or in the United States', async () => {
    window.installPrompt = null
    const { unmount } = show({})
    await scroll()
    expect(offered()).toBeNull()
    unmount()

    window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt })
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const installed = show({})
    await scroll()
    expect(offered()).toBeNull()
    installed.unmount()

    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    inZone('America/New_York')
    show({})
    await scroll()
    expect(offered()).toBeNull()
  })
})
