import { afterEach, expect, test, vi } from 'vitest'
import { liveMarket } from '@/server/market/liveMarket'
import { findCurrency } from '@/server/catalogue/catalogue'
import { forgetOfferings } from '@/server/ramps/offerings'
import { registerRamps } from '@/server/ramps/registry'
import { aRamp, someOfferings } from '../ramps/aRamp'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
afterEach(() => {
  registerRamps(null)
  vi.unstubAllEnvs()
})

const currency = (symbol: string) => {
  const found = findCurrency(symbol)
  if (!found) throw new Error(`${symbol} is not in the catalogue`)
  return found
}
const isEnabled = (symbol: string) => liveMarket.offered(currency(symbol)).enabled
const isPair = (from: string, to: string, fixed = false) =>
  liveMarket.isPairAvailable(currency(from), currency(to), fixed)

/** `DE` alone: open only where it is named. */
const useRampIn = async (country: string) => {
  forgetOfferings()
  const countries = new Map([[country, { buy: true, sell: false }]])
  registerRamps([aRamp('bity', { offerings: () => Promise.resolve(someOfferings({ countries })) })])
  await liveMarket.ready()
}

test('fiat is exchanged where a ramp has a way for it in a country where it may be offered', async () => {
  await useRampIn('CH')
  expect([isEnabled('eur'), isEnabled('btc'), isEnabled('gbp'), isEnabled('eth')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([isPair('eur', 'btc'), isPair('btc', 'eur'), isPair('eur', 'chf')]).toEqual([true, false, false])
  expect([isPair('eur', 'btc', true), isPair('eur', 'eth')]).toEqual([false, false])
})

test('a country that is closed by default opens with its authorisation alone', async () => {
  await useRampIn('DE')
  expect([isEnabled('eur'), isPair('eur', 'btc')]).toEqual([false, false])
  vi.stubEnv('RAMP_AUTHORISATIONS', 'bity=DE')
  await useRampIn('DE')
  expect([isEnabled('eur'), isPair('eur', 'btc')]).toEqual([true, true])
})

test('with neither providers nor ramps nothing changes', async () => {
  registerRamps(null)
  await liveMarket.ready()
  expect([isEnabled('eur'), isPair('eur', 'btc')]).toEqual([false, false])
})
