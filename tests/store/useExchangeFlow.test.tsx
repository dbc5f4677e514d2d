// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { featureValue, startGrowthBook } from '@/integrations/growthBook'
import { trackExperiment } from '@/integrations/mixpanel'
import { selectExchangeFlow } from '@/store/slices/flagsSlice'
import { useExchangeFlow } from '@/store/useExchangeFlow'
import { aSite } from '../aSite'
import { deferred } from '../deferred'
import { renderWithStore } from '../renderWithStore'

vi.mock('@/integrations/growthBook', () => ({ startGrowthBook: vi.fn(), featureValue: vi.fn() }))
vi.mock('@/integrations/mixpanel', () => ({ trackExperiment: vi.fn() }))
// Loaded here, so that the fake clock has no module to wait for.
await import('@/store/decideFlow')

const growthBook = { clientKey: 'sdk-abc', host: 'https://growthbook.example' }
const started = vi.mocked(startGrowthBook)
const value = vi.mocked(featureValue)

/** A button of the site, and where each press of it led, in the order in which that was known. */
function show(vendors: object = { growthBook }) {
  const led: string[] = []
  function Button() {
    const decide = useExchangeFlow()
    return <button onClick={() => void decide().then((flow) => led.push(flow))}>Exchange</button>
  }
  const shown = renderWithStore(<Button />, { preloaded: { site: aSite({ vendors }) } })
  const press = async () => {
    act(() => shown.getByRole('button').click())
    await act(async () => {})
  }
  return { ...shown, led, press, decided: () => selectExchangeFlow(shown.store.getState()) }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  started.mockReset().mockResolvedValue()
  value.mockReset()
  vi.mocked(trackExperiment).mockReset()
  delete window.dataLayer
})
afterEach(() => vi.useRealTimers())

test('without GrowthBook every button leads to the steps, at once', async () => {
  const { press, led } = show({})
  await press()
  expect(led).toEqual(['steps'])
  expect(started).not.toHaveBeenCalled()
})

test.each([
  [true, 'oneScreen'],
  ['oneScreen', 'oneScreen'],
  [false, 'steps'],
  ['steps', 'steps'],
  [null, 'steps'],
  [1, 'steps'],
])('the value %j of exchange-v2 leads to %s', async (reported, flow) => {
  value.mockReturnValue(reported)
  const { press, led } = show()
  await press()
  await pass(0)
  expect(led).toEqual([flow])
  expect(value).toHaveBeenCalledWith('exchange-v2')
})

test('a click waits for the experiments no longer than 400 ms, and the next one not at all', async () => {
  started.mockReturnValue(new Promise(() => {}))
  const { press, led } = show()
  await press()
  await pass(timings.flagsTimeout - 1)
  expect(led).toEqual([])
  await pass(1)
  expect(led).toEqual(['steps'])
  await press()
  expect(led).toEqual(['steps', 'steps'])
  expect(timings.flagsTimeout).toBe(400)
})

test('a flow decided at a click stays for the visit, and such a visitor takes no part in the experiment', async () => {
  const response = deferred<undefined>()
  started.mockReturnValue(response.promise)
  value.mockReturnValue(true)
  const { press, led, decided } = show()
  await press()
  await pass(timings.flagsTimeout)
  response.resolve(undefined)
  await act(async () => {})
  await press()
  expect(led).toEqual(['steps', 'steps'])
  expect(decided()).toBe('steps')
  expect(value).not.toHaveBeenCalled()
})

test('once decided it is not evaluated again, whatever the experiment says later', async () => {
  value.mockReturnValue(true)
  const { press, led } = show()
  await press()
  await pass(0)
  value.mockReturnValue(false)
  await press()
  expect(led).toEqual(['oneScreen', 'oneScreen'])
  expect(value).toHaveBeenCalledOnce()
})

test('experiments that cannot be had lead to the steps', async () => {
  started.mockRejectedValue(new Error('blocked'))
  const { press, led } = show()
  await press()
  await pass(0)
  expect(led).toEqual(['steps'])
})

test.each([
  [{}, 0, undefined],
  [{ mixpanel: { token: 'abc', host: '' } }, 1, undefined],
  [{ gtm: { id: 'GTM-1', host: '' } }, 0, 'experiment_viewed'],
  [{ googleAnalytics: { id: 'G-1', host: '' } }, 0, 'experiment_viewed'],
])('participation is sent to the analytics that are on: %j', async (vendors, inMixpanel, inDataLayer) => {
  const { press } = show({ growthBook, ...vendors })
  await press()
  started.mock.calls[0]?.[1]('flow', '1')
  expect(vi.mocked(trackExperiment).mock.calls).toEqual(inMixpanel ? [['flow', '1']] : [])
  const event = { event: inDataLayer, experiment_id: 'flow', variation_id: '1' }
  expect(window.dataLayer).toEqual(inDataLayer ? [event] : undefined)
})
