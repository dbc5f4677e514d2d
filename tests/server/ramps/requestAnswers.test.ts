import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findCurrency } from '@/server/catalogue/catalogue'
import { forgetOfferings, refreshOfferings } from '@/server/ramps/offerings'
import { isOnRamp, isRampPair } from '@/server/ramps/rampPairs'
import {
  forgetAnswers,
  type RampCaller,
  type RampRequest,
  requestAnswers,
} from '@/server/ramps/requestAnswers'
import type { Ramp } from '@/server/ramps/ramp'
import { ProviderError } from '@/server/outbound/ProviderError'
import { forgetCalls } from '@/server/outbound/callGuard'
import { forgetBudgets } from '@/server/outbound/budgets'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aRamp, anOffer, someOfferings } from './aRamp'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()

beforeEach(() => {
  forgetOfferings()
  forgetAnswers()
  forgetCalls()
  forgetBudgets()
})
afterEach(() => vi.unstubAllEnvs())

const currency = (symbol: string) => {
  const found = findCurrency(symbol)
  if (!found) throw new Error(`${symbol} is not in the catalogue`)
  return found
}

async function codesOf(
  ramp: Ramp,
  changes: Partial<RampRequest> = {},
  caller: Partial<RampCaller> = {},
): Promise<unknown[]> {
  const request: RampRequest = {
    ...{ direction: 'buy', fiat: currency('eur'), coin: currency('btc'), amount: '100', side: 'pay' },
    ...{ country: 'CH', state: null, method: null },
    ...changes,
  }
  const { answers } = await requestAnswers(ramp, request, { ip: null, country: null, ...caller }, Date.now())
  return answers.map((answer) => ('refused' in answer ? answer.refused.code : answer.get))
}

test('offers and refusals come side by side', async () => {
  const refused = { method: 'card', refused: { code: 'below_min', limit: '50' } } as const
  expect(await codesOf(aRamp('acme', { answers: [anOffer(), refused] }))).toEqual(['0.0015', 'below_min'])
})

test.each<[authorisations: string, country: string, caller: string | null, expected: unknown]>([
  ['', 'CH', null, '0.0015'],
  ['', 'DE', null, 'country_restricted'],
  ['', 'GB', null, 'country_restricted'],
  // A visitor in the area has no offer, whatever country they choose.
  ['', 'CH', 'DE', 'country_restricted'],
  ['', 'US', 'NO', 'country_restricted'],
  ['bity=DE', 'DE', 'DE', '0.0015'],
  ['bity=DE', 'DE', 'AT', 'country_restricted'],
  ['bity=EEA', 'AT', 'DE', '0.0015'],
  ['bity=EEA', 'GB', 'GB', 'country_restricted'],
  ['guardarian=EEA', 'DE', 'DE', 'country_restricted'],
])(
  'with RAMP_AUTHORISATIONS=%s, living in %s and calling from %s: %s',
  async (named, country, caller, expected) => {
    vi.stubEnv('RAMP_AUTHORISATIONS', named)
    expect(await codesOf(aRamp('bity'), { country }, { country: caller })).toEqual([expected])
  },
)

test('what cannot be answered is refused without a call', async () => {
  const quote = vi.fn<Ramp['quote']>()
  const states = new Set(['CA'])
  const countries = new Map([
    ['CH', { buy: true, sell: false }],
    ['US', { buy: true, sell: true, states }],
  ])
  const ramp = aRamp('acme', {
    quote,
    offerings: () => Promise.resolve(someOfferings({ countries })),
    profileChanges: { takesExtraId: false },
  })
  expect(await codesOf(ramp, { direction: 'sell' })).toEqual(['country_restricted'])
  expect(await codesOf(ramp, { country: 'JP' })).toEqual(['country_restricted'])
  expect(await codesOf(ramp, { country: 'US' })).toEqual(['country_unknown'])
  expect(await codesOf(ramp, { country: 'US', state: 'NY' })).toEqual(['country_restricted'])
  expect(await codesOf(ramp, { fiat: currency('gbp') })).toEqual(['fiat_unavailable'])
  expect(await codesOf(ramp, { coin: currency('eth') })).toEqual(['pair_unavailable'])
  expect(await codesOf(ramp, { coin: currency('xrp') })).toEqual(['pair_unavailable'])
  expect(await codesOf(ramp, { method: 'pix' })).toEqual(['method_unavailable'])
  expect(await codesOf(aRamp('b', { quote, profileChanges: { needsUserIp: true } }))).toEqual(['unavailable'])
  expect(quote).not.toHaveBeenCalled()
})

test.each<[ProviderError, string]>([
  [new ProviderError('region_restricted'), 'country_restricted'],
  [new ProviderError('unauthorised'), 'unavailable'],
  [new ProviderError('bad_answer'), 'unavailable'],
  [new ProviderError('quota_used'), 'quota_used'],
  [new ProviderError('below_min', { limit: '5', side: 'from' }), 'below_min'],
])('%s of the whole ramp is one refusal', async (error, code) => {
  expect(await codesOf(aRamp('acme', { quote: () => Promise.reject(error) }))).toEqual([code])
})

test('only a ramp that needs it is sent the address of the visitor', async () => {
  const seen: (string | null)[] = []
  const quote: Ramp['quote'] = (_, { userIp }) => {
    seen.push(userIp)
    return Promise.resolve([anOffer()])
  }
  await codesOf(aRamp('one', { quote }), {}, { ip: '203.0.113.9' })
  await codesOf(aRamp('two', { quote, profileChanges: { needsUserIp: true } }), {}, { ip: '203.0.113.9' })
  expect(seen).toEqual([null, '203.0.113.9'])
})

test('a pair is one where the ramp has a way for it in a country where it may be offered', async () => {
  const pair = { direction: 'buy', fiat: 'eur', coin: 'btc' } as const
  const isOpenIn = async (country: string, named: string) => {
    vi.stubEnv('RAMP_AUTHORISATIONS', named)
    forgetOfferings()
    const countries = new Map([[country, { buy: true, sell: false }]])
    const ramp = aRamp('bity', { offerings: () => Promise.resolve(someOfferings({ countries })) })
    await refreshOfferings(ramp)
    return [
      isRampPair([ramp], pair),
      isOnRamp([ramp], { symbol: 'eur', isFiat: true }),
      isRampPair([ramp], { ...pair, direction: 'sell' }),
    ]
  }
  expect(await isOpenIn('CH', '')).toEqual([true, true, false])
  expect(await isOpenIn('DE', '')).toEqual([false, false, false])
  expect(await isOpenIn('DE', 'bity=DE')).toEqual([true, true, false])
})
