// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFeatureFlags } from '@/features/featureFlags/useFeatureFlags'
import { recordUrl } from '@/integrations/growthBook'
import { decideFlow } from '@/store/decideFlow'
import { selectExchangeFlow } from '@/store/slices/flagsSlice'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

vi.mock('@/integrations/growthBook', () => ({ recordUrl: vi.fn() }))
vi.mock('@/store/decideFlow', () => ({ decideFlow: vi.fn() }))

const growthBook = { clientKey: 'sdk-abc', host: 'https://growthbook.example' }
const recorded = () => vi.mocked(recordUrl).mock.calls.map(([url]) => url)

function Flagged() {
  useFeatureFlags()
  return null
}

async function visit(path: string, vendors: object = { growthBook }) {
  window.history.replaceState(null, '', path)
  const shown = renderWithStore(<Flagged />, {
    preloaded: { site: aSite({ vendors }) },
    router: { asPath: path },
  })
  await act(async () => {})
  const goTo = (next: string) => {
    window.history.replaceState(null, '', next)
    shown.router.asPath = next
    shown.rerender(<Flagged />)
    return act(async () => {})
  }
  return { ...shown, goTo }
}

beforeEach(() => {
  vi.mocked(recordUrl).mockReset()
  vi.mocked(decideFlow).mockReset().mockResolvedValue('oneScreen')
})

test('on every path change the current page URL is recorded for feature-flag targeting', async () => {
  const { goTo } = await visit('/?a=b')
  await goTo('/exchange?from=btc-btc')
  await goTo('/')
  const origin = window.location.origin
  expect(recorded()).toEqual([`${origin}/?a=b`, `${origin}/exchange?from=btc-btc`, `${origin}/`])
})

test('the flow is decided in the background, once', async () => {
  const { store, goTo } = await visit('/')
  await expect.poll(() => selectExchangeFlow(store.getState())).toBe('oneScreen')
  await goTo('/exchange')
  expect(decideFlow).toHaveBeenCalledOnce()
})

test('is off when it is not configured', async () => {
  const { store } = await visit('/', {})
  expect(recorded()).toEqual([])
  expect(selectExchangeFlow(store.getState())).toBeNull()
})
