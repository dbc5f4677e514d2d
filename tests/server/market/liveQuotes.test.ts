import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currencies as currencyCalls } from '@/contract/currencies'
import { quotes } from '@/contract/quotes'
import { ApiError } from '@/server/kernel/ApiError'
import { listCurrencies } from '@/server/market/currencies'
import { database } from '@/server/database/database'
import { providerAssets, providerSwitches } from '@/server/database/schema'
import { dispatch } from '@/server/entry/dispatch'
import { listPairs } from '@/server/market/pairs'
import type { Provider } from '@/server/providers/provider'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import { setProviderSwitch } from '@/server/providers/switches'
import { getEstimate, getOffers, getRange } from '@/server/market/quotes'
import { readRate } from '@/server/market/rates'
import { getRequest } from '../getRequest'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { anAsset, anOffer, aProvider, assetsFrom } from '../providers/aProvider'
import { freshProviders } from '../providers/freshProviders'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
beforeEach(async () => {
  const db = await database()
  await db.delete(providerAssets)
  await db.delete(providerSwitches)
})
afterEach(() => vi.useRealTimers())

const question = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth', amount: '0.1' }

const refusing = (id: string, code: ProviderErrorCode, details = {}): Provider =>
  aProvider(id, { quote: () => Promise.reject(new ProviderError(code, details)) })
const belowMin = (id: string, limit: string) => refusing(id, 'below_min', { limit, side: 'from' })
const without = (id: string) =>
  aProvider(id, { assets: () => Promise.resolve(assetsFrom(anAsset('btc'), anAsset('usdttrc20'))) })

async function estimate(changes: Record<string, string> = {}) {
  const response = await getEstimate(getRequest(quotes.estimate, { ...question, ...changes }))
  if (!('result' in response)) throw new Error('no estimate')
  return response.result
}
async function refusal(changes?: Record<string, string>): Promise<ApiError> {
  const error = await estimate(changes).catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error('nothing was refused')
}

describe('an estimate', () => {
  test('is the best offer, with its provider and the limits of all', async () => {
    freshProviders(
      belowMin('big', '5'),
      aProvider('best', {
        quote: (question) =>
          Promise.resolve(
            anOffer(question, '21', {
              limits: { min: '0.05', max: '1' },
              minutes: [4, 9],
              networkFee: '0.002',
            }),
          ),
      }),
      aProvider('wide', {
        quote: (question) => Promise.resolve(anOffer(question, '20', { limits: { min: '0.01', max: '3' } })),
      }),
    )
    expect(await estimate()).toEqual({
      estimate: '2.1',
      estimatedAmount: '2.1',
      networkFee: '0.002',
      speed: '4-9',
      min: '0.01',
      // No more bitcoin can exist.
      max: '21000000',
      rateId: null,
      validUntil: null,
      commission: { kind: 'none', percent: '0' },
      provider: { id: 'best', name: 'BEST', custody: 'custodial', kyc: 'rare', refunds: 'requested' },
    })
  })

  test('is the best of those that are not ruled out, or that of the provider that was chosen', async () => {
    const quoting = (id: string, price: string) =>
      aProvider(id, { quote: (question) => Promise.resolve(anOffer(question, price)) })
    freshProviders(quoting('best', '21'), quoting('next', '20'), belowMin('big', '5'))
    expect((await estimate()).provider?.id).toBe('best')
    expect((await estimate({ exclude: 'best' })).provider?.id).toBe('next')
    expect(await estimate({ provider: 'next' })).toMatchObject({ estimate: '2', provider: { id: 'next' } })
    expect(await refusal({ provider: 'big' })).toMatchObject({ code: 'amount_below_min' })
  })

  test('of nobody is refused by the preferences and not by the pair', async () => {
    freshProviders(aProvider('a'), belowMin('big', '5'))
    expect(await refusal({ kyc: 'never' })).toMatchObject({ status: 422, code: 'offer_unavailable' })
    expect(await refusal({ provider: 'gone' })).toMatchObject({ code: 'offer_unavailable' })
    expect(await refusal({ exclude: 'a' })).toMatchObject({ code: 'amount_below_min' })
  })

  test('at a fixed rate has an id that gives back the provider, its key and its codes', async () => {
    const validUntil = Date.now() + 120_000
    freshProviders(
      aProvider('fixes', {
        quote: (question) => Promise.resolve(anOffer(question, '21', { rateKey: 'k1', validUntil })),
      }),
    )
    const { rateId, validUntil: until } = await estimate({ fixed: 'true' })
    expect((await readRate(rateId ?? '', Date.now())).provider).toEqual({
      id: 'fixes',
      rateKey: 'k1',
      from: { code: 'BTC', network: 'main' },
      to: { code: 'ETH', network: 'main' },
      basisPoints: 0,
    })
    expect(validUntil - Date.parse(until ?? '')).toBeGreaterThanOrEqual(15_000)
  })
})

describe('an amount above what may be exchanged at once', () => {
  test('is refused before a provider is called, with the maximum', async () => {
    const quote = vi.fn<Provider['quote']>((asked) => Promise.resolve(anOffer(asked, '20')))
    freshProviders(aProvider('a', { quote }))
    const error = await refusal({ amount: '21000000.1' })
    expect([error.status, error.code, error.details.limits]).toEqual([
      422,
      'amount_above_max',
      { min: '0', max: '21000000' },
    ])
    const offers = getOffers(getRequest(quotes.offers, { ...question, amount: '21000000.1' }))
    await expect(offers).rejects.toMatchObject({ code: 'amount_above_max' })
    expect(quote).not.toHaveBeenCalled()
  })

  test('on the side that was not typed makes the offer none', async () => {
    const absurd = aProvider('absurd', { quote: (asked) => Promise.resolve(anOffer(asked, '1000000000')) })
    const pair = { tickerFrom: 'eth', networkFrom: 'eth', tickerTo: 'btc', networkTo: 'btc' }
    freshProviders(absurd)
    expect(await refusal(pair)).toMatchObject({ code: 'amount_above_max' })
    freshProviders(absurd, aProvider('sane', { quote: (asked) => Promise.resolve(anOffer(asked, '0.05')) }))
    expect((await estimate(pair)).provider?.id).toBe('sane')
  })
})

describe('when nobody has an offer', () => {
  test('the limits are shown although others do not have the pair, serve the region or answer', async () => {
    freshProviders(
      without('none'),
      refusing('region', 'region_restricted'),
      refusing('away', 'unavailable'),
      belowMin('small', '0.2'),
      belowMin('large', '0.5'),
    )
    const error = await refusal()
    expect([error.status, error.code, error.details.limits]).toEqual([
      422,
      'amount_below_min',
      { min: '0.2', max: null },
    ])
  })

  test('the highest maximum is shown', async () => {
    const aboveMax = (id: string, limit: string) => refusing(id, 'above_max', { limit, side: 'from' })
    freshProviders(aboveMax('a', '0.01'), aboveMax('b', '0.05'))
    expect(await refusal()).toMatchObject({ code: 'amount_above_max', details: { limits: { max: '0.05' } } })
  })

  test('a limit of unknown size is shown without a number', async () => {
    freshProviders(refusing('a', 'below_min'))
    const error = await refusal()
    expect([error.code, error.details.limits]).toEqual(['amount_below_min', undefined])
  })

  test('the pair is refused only where all who answer do not have it', async () => {
    freshProviders(without('a'), refusing('b', 'pair_unavailable'))
    expect(await refusal()).toMatchObject({
      status: 422,
      code: 'pair_unavailable',
      details: { fields: { tickerTo: {} } },
    })
    for (const code of [
      'unavailable',
      'rate_limited',
      'bad_answer',
      'unauthorised',
      'asset_paused',
    ] as const) {
      freshProviders(without('a'), refusing('b', code))
      expect(await refusal()).toMatchObject({ status: 503, code: 'unavailable' })
    }
  })

  test('the region is the reason where no other provider has the pair', async () => {
    freshProviders(without('a'), refusing('b', 'region_restricted'))
    expect(await refusal()).toMatchObject({ code: 'region_restricted' })
  })

  test('a pair without a fixed rate is named by the field, and nothing floats instead', async () => {
    freshProviders(refusing('a', 'fixed_unavailable'))
    expect((await refusal({ fixed: 'true' })).details.fields).toHaveProperty('fixed.code', 'pair_unavailable')
  })

  test('a switched-off provider is not called', async () => {
    freshProviders(aProvider('off'), aProvider('on'))
    await setProviderSwitch('off', { isOn: false, weight: 0 })
    expect((await estimate()).provider?.id).toBe('on')
    await setProviderSwitch('on', { isOn: false, weight: 0 })
    expect(await refusal({ amount: '0.2' })).toMatchObject({ status: 503 })
  })
})

test('a request that is wrong by itself reaches no provider', async () => {
  const quote = vi.fn<Provider['quote']>()
  freshProviders(aProvider('a', { quote }))
  expect(await refusal({ amount: 'much', tickerTo: 'nosuchcoin' })).toMatchObject({
    code: 'validation_failed',
  })
  expect(quote).not.toHaveBeenCalled()
})

test('the range is that of all providers, also where the probe is refused', async () => {
  freshProviders(belowMin('a', '0.9'), belowMin('b', '0.4'), refusing('c', 'unavailable'))
  const { amount: _, ...pair } = question
  expect(await getRange(getRequest(quotes.range, pair))).toEqual({ result: { min: '0.4', max: '21000000' } })
})

describe('the call of offers', () => {
  const offers = async (changes: Record<string, string> = {}) => {
    const response = await getOffers(getRequest(quotes.offers, { ...question, ...changes }))
    if (!('result' in response)) throw new Error('no offers')
    return quotes.offers.result.parse(response.result)
  }

  test('lists the best first and says why the others are absent', async () => {
    freshProviders(belowMin('small', '0.2'), aProvider('a'), without('none'))
    const listed = await offers()
    expect(listed.offers).toMatchObject([
      {
        provider: { id: 'a' },
        estimate: '2',
        min: '0.001',
        max: null,
        rateId: null,
        fixed: false,
        minutes: null,
      },
    ])
    expect(listed.missing.map(({ provider, code, min }) => [provider.id, code, min])).toEqual([
      ['small', 'below_min', '0.2'],
      ['none', 'pair_unavailable', null],
    ])
    expect(await offers({ exclude: 'a,none' })).toMatchObject({
      offers: [],
      missing: [
        { provider: { id: 'small' }, code: 'below_min' },
        { provider: { id: 'a' }, code: 'excluded', min: null },
        { provider: { id: 'none' }, code: 'excluded' },
      ],
    })
    expect(await offers({ kyc: 'never' })).toMatchObject({
      offers: [],
      missing: [{ code: 'excluded' }, { code: 'excluded' }, { code: 'excluded' }],
    })
  })

  test('has the one offer of the sandbox, or the reason for none', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22), toFake: ['Date'] })
    freshProviders()
    const listed = await offers({ fixed: 'true' })
    expect(listed.offers).toMatchObject([{ provider: { id: 'sandbox' }, fixed: true, minutes: [5, 30] }])
    expect((await estimate()).estimate).toBe((await offers()).offers[0]?.estimate)
    expect(await offers({ amount: '0.00000001' })).toMatchObject({
      offers: [],
      missing: [{ code: 'below_min' }],
    })
    expect(await offers({ exclude: 'sandbox' })).toMatchObject({ offers: [], missing: [] })
    await expect(offers({ amount: 'much' })).rejects.toMatchObject({ code: 'amount_invalid' })
  })
})

test('pairs and currencies are what at least one provider has, by side and by rate', async () => {
  const some = assetsFrom(
    anAsset('btc', { isPayout: false }),
    anAsset('eth', { isDeposit: false, isFixed: false }),
    anAsset('xrp', { isFloating: false }),
  )
  freshProviders(
    aProvider('some', { assets: () => Promise.resolve(some) }),
    aProvider('more', { assets: () => Promise.resolve(assetsFrom(anAsset('btc'), anAsset('usdttrc20'))) }),
  )
  expect(await pairs('false')).toEqual({ btc: ['eth', 'usdttrc20'], usdttrc20: ['btc'] })
  expect(await pairs('true')).toEqual({ btc: ['usdttrc20', 'xrp'], usdttrc20: ['btc'] })
  const response = await listCurrencies(getRequest(currencyCalls.list))
  const listed = 'result' in response ? response.result : []
  expect(listed.map(({ symbol, fullInfo }) => [symbol, fullInfo.isFixedRateEnabled]).toSorted()).toEqual([
    ['btc', true],
    ['eth', false],
    ['usdttrc20', true],
    ['xrp', true],
  ])
  await setProviderSwitch('some', { isOn: false, weight: 0 })
  expect(await pairs('false')).toEqual({ btc: ['usdttrc20'], usdttrc20: ['btc'] })
  await setProviderSwitch('some', { isOn: true, weight: 0 })
})

async function pairs(fixed: string) {
  const response = await listPairs(getRequest(currencyCalls.pairs, { fixed }))
  if (!('encoded' in response)) throw new Error('no pairs')
  const body = JSON.parse(brotliDecompressSync(response.encoded.br).toString()) as {
    result: Record<string, string[]>
    sandbox: boolean
  }
  expect(body.sandbox).toBe(false)
  return Object.fromEntries(
    Object.entries(body.result).map(([symbol, targets]) => [symbol, targets.toSorted()]),
  )
}

test('a live answer does not call itself a sandbox', async () => {
  const call = {
    method: 'GET',
    path: '/api/v4/estimates',
    query: question,
    headers: {},
    ip: '127.0.0.1',
    readBody: () => Promise.resolve(''),
  }
  const isSandbox = async () => {
    const { headers, body } = await dispatch(call)
    return [
      headers['x-sandbox'],
      (JSON.parse(typeof body === 'string' ? body : '') as { sandbox: boolean }).sandbox,
    ]
  }
  freshProviders(aProvider('a'))
  expect(await isSandbox()).toEqual([undefined, false])
  freshProviders()
  expect(await isSandbox()).toEqual(['true', true])
})
