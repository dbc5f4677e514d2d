import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '@/server/catalogue/catalogue'
import { assetsAt, assetsOf, forgetAssets, refreshAssets } from '@/server/providers/assetLists'
import { forgetCalls } from '@/server/outbound/callGuard'
import type { Provider } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { setProviderSwitch, switchedProviders, forgetSwitches } from '@/server/providers/switches'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { anAsset, aProvider, assetsFrom } from './aProvider'
import { freshProviders } from './freshProviders'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()

const now = Date.UTC(2026, 10, 22, 12)
const hour = 3_600_000
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const coins = (count: number) =>
  assetsFrom(
    ...catalogue()
      .slice(0, count)
      .map(({ symbol }) => anAsset(symbol)),
  )

let id = 0
/** One that the database has not seen before. */
function listing(first: number): Provider & { assets: ReturnType<typeof vi.fn<Provider['assets']>> } {
  const assets = vi.fn<Provider['assets']>(() => Promise.resolve(coins(first)))
  const provider = { ...aProvider(`listing${++id}`), assets }
  freshProviders(provider)
  return provider
}
const sizeOf = async (provider: Provider) => (await assetsOf(provider))?.size

test('the list is fetched once for all at once, and again after an hour', async () => {
  const provider = listing(10)
  const answers = await Promise.all([sizeOf(provider), sizeOf(provider), sizeOf(provider)])
  expect(answers).toEqual([10, 10, 10])
  vi.setSystemTime(now + hour - 1000)
  await sizeOf(provider)
  expect(provider.assets).toHaveBeenCalledTimes(1)
  provider.assets.mockResolvedValue(coins(12))
  vi.setSystemTime(now + hour)
  // Whoever comes first does not wait for the new one.
  expect(await sizeOf(provider)).toBe(10)
  await vi.waitFor(async () => expect(await sizeOf(provider)).toBe(12))
})

test.each([
  ['empty', 0],
  ['less than half as long', 4],
])('a list that is suddenly %s does not replace the good one', async (_, size) => {
  const provider = listing(10)
  await sizeOf(provider)
  provider.assets.mockResolvedValue(coins(size))
  await expect(refreshAssets(provider)).rejects.toMatchObject({ code: 'bad_answer' })
  expect(await sizeOf(provider)).toBe(10)
  provider.assets.mockResolvedValue(coins(5))
  await refreshAssets(provider)
  expect(await sizeOf(provider)).toBe(5)
})

test('a start without a connection works from the list of before, and says how old it is', async () => {
  const provider = listing(10)
  await sizeOf(provider)
  forgetAssets()
  forgetCalls()
  vi.setSystemTime(now + 5 * hour)
  provider.assets.mockRejectedValue(new ProviderError('unavailable'))
  expect(await sizeOf(provider)).toBe(10)
  expect(assetsAt(provider)).toBe(now)
})

test('a provider that never answered has no list, and is not called at every request', async () => {
  const provider = listing(10)
  provider.assets.mockRejectedValue(new ProviderError('unavailable'))
  expect(await assetsOf(provider)).toBeNull()
  expect(await assetsOf(provider)).toBeNull()
  expect(provider.assets).toHaveBeenCalledTimes(1)
})

test('a provider is switched and weighed while the site runs, and a restart remembers it', async () => {
  const provider = listing(1)
  expect(await switchedProviders()).toMatchObject([{ isOn: true, weight: 0 }])
  await setProviderSwitch(provider.id, { isOn: false, weight: 3 })
  expect(await switchedProviders()).toMatchObject([{ isOn: false, weight: 3 }])
  forgetSwitches()
  expect(await switchedProviders()).toMatchObject([{ isOn: false, weight: 3 }])
  await setProviderSwitch(provider.id, { isOn: true, weight: 3 })
  expect(await switchedProviders()).toMatchObject([{ isOn: true, weight: 3 }])
})
