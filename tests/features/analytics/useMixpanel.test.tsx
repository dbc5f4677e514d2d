// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMixpanel } from '@/features/analytics/useMixpanel'
import { recordSession, startMixpanel, trackPage } from '@/integrations/mixpanel'
import { aSite } from '../../aSite'
import { deferred } from '../../deferred'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/integrations/mixpanel', () => ({
  startMixpanel: vi.fn(),
  trackPage: vi.fn(),
  recordSession: vi.fn(),
}))

const vendor = { token: 'abc', host: 'https://mixpanel.example' }

function Analysed() {
  useMixpanel()
  return null
}

/** `seed` as the store draws it. */
async function visit(
  asPath: string,
  { seed = 0.5, vendors = { mixpanel: vendor } }: { seed?: number; vendors?: object } = {},
) {
  vi.spyOn(Math, 'random').mockReturnValue(seed)
  const router = { asPath }
  const shown = renderWithStore(<Analysed />, { preloaded: { site: aSite({ vendors }) }, router })
  await act(async () => {})
  const goTo = async (path: string) => {
    shown.router.asPath = path
    shown.rerender(<Analysed />)
    await act(async () => {})
  }
  return { ...shown, goTo }
}

beforeEach(() => {
  window.sessionStorage.clear()
  vi.mocked(startMixpanel).mockReset().mockResolvedValue()
  vi.mocked(recordSession).mockReset()
  vi.mocked(trackPage).mockReset()
})

test('is off when it is not configured', async () => {
  await visit('/', { vendors: {}, seed: 0 })
  expect(startMixpanel).not.toHaveBeenCalled()
  expect(trackPage).not.toHaveBeenCalled()
  expect(recordSession).not.toHaveBeenCalled()
})

test('every page that is seen is counted once, by its path without the query', async () => {
  const { goTo } = await visit('/?utm_source=mail')
  await goTo('/exchange?from=btc-btc')
  await goTo('/exchange?from=eth-eth#form')
  await goTo('/')
  expect(vi.mocked(trackPage).mock.calls).toEqual([['/'], ['/exchange'], ['/']])
  expect(startMixpanel).toHaveBeenCalledExactlyOnceWith(vendor)
})

test('the first page is counted once Mixpanel has started', async () => {
  const started = deferred<undefined>()
  vi.mocked(startMixpanel).mockReturnValue(started.promise)
  await visit('/')
  expect(trackPage).not.toHaveBeenCalled()
  started.resolve(undefined)
  await act(async () => {})
  expect(trackPage).toHaveBeenCalledExactlyOnceWith('/')
})

test.each([
  [0, true],
  [0.0199, true],
  [0.02, false],
  [0.99, false],
])(
  'analytics session recording 2 percent: a visit that drew %s is recorded: %s',
  async (seed, isRecorded) => {
    const { goTo } = await visit('/', { seed })
    await goTo('/exchange')
    expect(vi.mocked(recordSession).mock.calls).toEqual(isRecorded ? [[true]] : [])
  },
)

test('a page that shows an order is not recorded', async () => {
  const { goTo } = await visit('/exchange?step=review', { seed: 0.01 })
  await goTo('/exchange?id=abc')
  await goTo('/')
  expect(vi.mocked(recordSession).mock.calls).toEqual([[true], [false], [true]])
})

test('a recording that a reload goes on with stops before an order, too', async () => {
  await visit('/exchange-v2/exchange?id=abc', { seed: 0.5 })
  expect(vi.mocked(recordSession).mock.calls).toEqual([[false]])
})

test('a failed start is logged only', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(startMixpanel).mockRejectedValue(new Error('blocked'))
  await visit('/')
  expect(logged).toHaveBeenCalledExactlyOnceWith('Mixpanel failed: blocked')
  expect(trackPage).not.toHaveBeenCalled()
})

test('a second page load of the same session is recorded as the first was', async () => {
  await visit('/', { seed: 0.01 })
  expect(recordSession).toHaveBeenCalledExactlyOnceWith(true)
  await visit('/', { seed: 0.9 })
  expect(vi.mocked(recordSession).mock.calls).toEqual([[true], [true]])
})
