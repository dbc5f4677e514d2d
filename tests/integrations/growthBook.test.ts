// @vitest-environment jsdom
import { clearCache, setPolyfills } from '@growthbook/growthbook-react'
import { beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '../deferred'
import { until } from '../eventually'

const vendor = { clientKey: 'sdk-abc', host: 'https://growthbook.example' }
const fetched = vi.fn<(url: string) => Promise<Response>>()
const listener = vi.fn<(experiment: string, variation: string) => void>()

/** The real SDK, and features as its server hands them over. */
const serve = (features: object) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json({ status: 200, features })))

async function fresh() {
  vi.resetModules()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  await clearCache()
  return import('@/integrations/growthBook')
}

const half = { coverage: 1, weights: [0.5, 0.5], variations: [false, true], key: 'flow', hashAttribute: 'id' }

setPolyfills({ fetch: fetched })
beforeEach(() => {
  localStorage.clear()
  fetched.mockReset()
  listener.mockReset()
  window.history.replaceState(null, '', '/')
})

test('features are fetched by client key at the configured host, once', async () => {
  serve({ 'exchange-v2': { defaultValue: true } })
  const { startGrowthBook, featureValue } = await fresh()
  expect(featureValue('exchange-v2')).toBeNull()
  await Promise.all([startGrowthBook(vendor, listener), startGrowthBook(vendor, listener)])
  expect(featureValue('exchange-v2')).toBe(true)
  expect(featureValue('unheard-of')).toBeNull()
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['https://growthbook.example/api/features/sdk-abc'])
})

test('an experiment gives a device the same variation each time, and is tracked once', async () => {
  serve({ 'exchange-v2': { defaultValue: false, rules: [half] } })
  const seen = new Set<unknown>()
  for (let visit = 0; visit < 8; visit++) {
    const { startGrowthBook, featureValue } = await fresh()
    await startGrowthBook(vendor, listener)
    seen.add(featureValue('exchange-v2')).add(featureValue('exchange-v2'))
  }
  expect(seen.size).toBe(1)
  expect(listener).toHaveBeenCalledTimes(8)
  expect(listener).toHaveBeenLastCalledWith('flow', seen.has(true) ? '1' : '0')
})

test('it divides devices, not visits', async () => {
  serve({ 'exchange-v2': { defaultValue: false, rules: [half] } })
  const values: unknown[] = []
  for (let device = 0; device < 24; device++) {
    localStorage.setItem('device-id', `device-${device}`)
    const { startGrowthBook, featureValue } = await fresh()
    await startGrowthBook(vendor, listener)
    values.push(featureValue('exchange-v2'))
  }
  expect(values).toContain(true)
  expect(values).toContain(false)
})

test('on every path change the current page URL is recorded for feature-flag targeting, before the SDK is there too', async () => {
  const rules = [{ condition: { path: '/exchange' }, force: 'there' }]
  serve({ place: { defaultValue: 'elsewhere', rules } })
  const { startGrowthBook, featureValue, recordUrl } = await fresh()
  await recordUrl('https://halyard.example/exchange?from=btc-btc')
  await startGrowthBook(vendor, listener)
  expect(featureValue('place')).toBe('there')
  await recordUrl('https://halyard.example/coins')
  expect(featureValue('place')).toBe('elsewhere')
  await recordUrl('https://halyard.example/exchange')
  expect(featureValue('place')).toBe('there')
})

test('an address that is recorded while the SDK is on its way counts', async () => {
  const response = deferred<Response>()
  fetched.mockReturnValue(response.promise)
  const { startGrowthBook, featureValue, recordUrl } = await fresh()
  const started = startGrowthBook(vendor, listener)
  await until(() => fetched.mock.calls.length > 0)
  await recordUrl('https://halyard.example/coins')
  const rules = [{ condition: { path: '/coins' }, force: 'there' }]
  response.resolve(Response.json({ status: 200, features: { place: { defaultValue: 'elsewhere', rules } } }))
  await started
  expect(featureValue('place')).toBe('there')
})

test('an editor of experiments cannot change our pages', async () => {
  const mutation = { selector: 'body', action: 'append', attribute: 'html', value: '<b>not ours</b>' }
  const variations = [
    {},
    { js: 'document.title = "not ours"', css: 'body{color:red}', domMutations: [mutation] },
  ]
  const urlPatterns = [{ include: true, type: 'simple', pattern: '*' }]
  const redirect = {
    urlPatterns,
    key: 'redirect',
    variations: [{}, { urlRedirect: 'https://evil.example/' }],
    manual: false,
  }
  const experiments = [
    { key: 'visual', manual: false, variations, weights: [0, 1] },
    { ...redirect, weights: [0, 1] },
  ]
  fetched.mockImplementation(() => Promise.resolve(Response.json({ status: 200, features: {}, experiments })))
  const { startGrowthBook } = await fresh()
  await startGrowthBook(vendor, listener)
  expect(document.title).toBe('')
  expect(document.documentElement.outerHTML).not.toContain('not ours')
  expect(document.querySelector('style')).toBeNull()
  expect(listener).not.toHaveBeenCalled()
})

test('a host that cannot be reached fails the start, which may be tried again', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const { startGrowthBook, featureValue } = await fresh()
  await expect(startGrowthBook(vendor, listener)).rejects.toThrow()
  expect(featureValue('exchange-v2')).toBeNull()
  serve({ 'exchange-v2': { defaultValue: true } })
  await clearCache()
  await startGrowthBook(vendor, listener)
  expect(featureValue('exchange-v2')).toBe(true)
})
