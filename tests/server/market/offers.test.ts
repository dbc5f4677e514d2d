import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aQuoteRequest } from '../../domain/aQuote'
import { requestOffers, type OfferFilter } from '@/server/market/offers'
import { refusalOf } from '@/server/market/refusal'
import type { ProviderQuestion } from '@/domain/exchange/providerOrder'
import type { Provider } from '@/server/providers/provider'
import { ProviderError } from '@/server/outbound/ProviderError'
import { setProviderSwitch } from '@/server/providers/switches'
import type { QuoteRequest } from '@/domain/exchange/quote'
import { anAsset, anOffer, aProvider, assetsFrom, hanging } from '../providers/aProvider'
import { freshProviders } from '../providers/freshProviders'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
vi.mock('@/server/database/database', () => ({ database: () => Promise.reject(new Error('away')) }))

const now = Date.UTC(2026, 10, 22, 12)
beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

const quoting = (id: string, rate: string, changes = {}): Provider =>
  aProvider(id, { quote: (question) => Promise.resolve(anOffer(question, rate, changes)) })
const refusing = (id: string, error: Error): Provider => aProvider(id, { quote: () => Promise.reject(error) })
const late = (id: string, ms: number, rate = '20'): Provider =>
  aProvider(id, {
    quote: (question) => new Promise((settle) => setTimeout(() => settle(anOffer(question, rate)), ms)),
  })

/** The answer, and after how many milliseconds it came. */
async function answerTo(
  changes: Partial<QuoteRequest> = {},
  filter: OfferFilter = {},
  ip: string | null = '1.2.3.4',
) {
  const started = Date.now()
  let took = -1
  const answer = requestOffers(aQuoteRequest(changes), ip, started, filter).finally(
    () => (took = Date.now() - started),
  )
  while (took < 0) await vi.advanceTimersByTimeAsync(10)
  const { offers, missing } = await answer
  return {
    took,
    offers: offers.map(({ provider }) => provider.id),
    amounts: offers.map(({ offer }) => offer.amountTo),
    missing: missing.map(({ provider, code, min, max }) => ({ id: provider.id, code, min, max })),
  }
}
const codes = async (changes?: Partial<QuoteRequest>) => {
  const { missing } = await answerTo(changes)
  return Object.fromEntries(missing.map(({ id, code }) => [id, code]))
}

describe('the order of offers', () => {
  test('is by what arrives, and two equal ones are both there, the sooner first', async () => {
    freshProviders(
      quoting('slow', '21', { minutes: [10, 60] }),
      quoting('worst', '19'),
      quoting('unsaid', '21'),
      quoting('soon', '21', { minutes: [5, 10] }),
      quoting('best', '22'),
    )
    expect((await answerTo()).offers).toEqual(['best', 'soon', 'slow', 'unsaid', 'worst'])
  })

  test('is by what must be sent for a wished payout', async () => {
    freshProviders(quoting('more', '19'), quoting('less', '21'))
    expect((await answerTo({ reverse: true, amount: '2' })).offers).toEqual(['less', 'more'])
  })

  test('is the operator’s where all else is equal, whoever answers first', async () => {
    freshProviders(late('one', 300), late('other', 10))
    expect((await answerTo()).offers).toEqual(['one', 'other'])
  })
})

describe('waiting', () => {
  test('an offer of one is there at 1.4 s although another of three hangs', async () => {
    freshProviders(aProvider('hangs', { quote: hanging }), quoting('a', '20'), quoting('b', '21'))
    const { took, offers, missing } = await answerTo()
    expect(took).toBeGreaterThanOrEqual(1400)
    expect(took).toBeLessThanOrEqual(1500)
    expect(offers).toEqual(['b', 'a'])
    expect(missing).toEqual([{ id: 'hangs', code: 'pending', min: null, max: null }])
  })

  test('all that answer at once are not waited for', async () => {
    freshProviders(quoting('a', '20'), quoting('b', '21'))
    expect((await answerTo()).took).toBeLessThanOrEqual(50)
  })

  test('with the first offer after 1.4 s it ends', async () => {
    freshProviders(aProvider('hangs', { quote: hanging }), late('late', 2500))
    const { took, offers } = await answerTo()
    expect(took).toBeLessThanOrEqual(2600)
    expect(offers).toEqual(['late'])
  })

  test('without an offer it ends at 4 s, and whoever hangs is unavailable', async () => {
    freshProviders(
      aProvider('hangs', { quote: hanging }),
      refusing('small', new ProviderError('below_min', { limit: '1', side: 'from' })),
    )
    const { took, missing } = await answerTo()
    expect(took).toBeLessThanOrEqual(4100)
    expect(missing.map(({ code }) => code)).toEqual(['unavailable', 'below_min'])
  })

  test('the pending one is called once, and the next call has its offer', async () => {
    const quote = vi.fn(
      (question: ProviderQuestion) =>
        new Promise<ReturnType<typeof anOffer>>((settle) =>
          setTimeout(() => settle(anOffer(question, '25')), 2000),
        ),
    )
    freshProviders(aProvider('late', { quote }), quoting('a', '20'))
    expect((await answerTo()).offers).toEqual(['a'])
    expect((await answerTo()).offers).toEqual(['late', 'a'])
    expect(quote).toHaveBeenCalledOnce()
  })
})

describe('what is no offer', () => {
  test.each([
    ['an amount that is no number', { amountTo: 'NaN' }],
    ['an amount of nothing', { amountTo: '0' }],
    ['an endless amount', { amountTo: 'Infinity' }],
    ['a negative amount', { amountTo: '-2' }],
    ['another amount than was typed', { amountFrom: '0.2' }],
  ])('%s', async (_, changes) => {
    freshProviders(quoting('bad', '20', changes), quoting('good', '19'))
    const { offers, missing } = await answerTo()
    expect(offers).toEqual(['good'])
    expect(missing).toMatchObject([{ id: 'bad', code: 'bad_answer' }])
  })

  test('a floating offer for a fixed question', async () => {
    freshProviders(quoting('floats', '20', { fixed: false, validUntil: null }))
    expect(await codes({ fixed: true })).toEqual({ floats: 'fixed_unavailable' })
  })

  test('a fixed offer that ends before it could be ordered', async () => {
    freshProviders(quoting('ends', '20', { validUntil: now + 10_000 }))
    expect(await codes({ fixed: true })).toEqual({ ends: 'rate_expired' })
  })

  test('one whose own limits exclude the amount, which is then shown with them', async () => {
    freshProviders(quoting('big', '20', { limits: { min: '0.5', max: null } }))
    expect((await answerTo()).missing).toEqual([{ id: 'big', code: 'below_min', min: '0.5', max: null }])
  })

  test('a coin that is only paid out, and a pair that has no fixed rate', async () => {
    const assets = assetsFrom(anAsset('btc', { isDeposit: false }), anAsset('eth', { isFixed: false }))
    freshProviders(aProvider('payouts', { assets: () => Promise.resolve(assets) }))
    expect(await codes()).toEqual({ payouts: 'pair_unavailable' })
    const floating = assetsFrom(anAsset('btc'), anAsset('eth', { isFixed: false }))
    freshProviders(aProvider('floats', { assets: () => Promise.resolve(floating) }))
    expect(await codes({ fixed: true })).toEqual({ floats: 'fixed_unavailable' })
  })
})

test('the payout is rounded down and the deposit up to what the currencies can carry', async () => {
  freshProviders(quoting('a', '20', { amountTo: '1.9999999999999999999' }))
  expect((await answerTo()).amounts).toEqual(['1.999999999999999999'])
})

test('a limit in units of the other side is not shown as one of the typed side', async () => {
  freshProviders(refusing('a', new ProviderError('below_min', { limit: '3', side: 'to' })))
  expect((await answerTo()).missing).toEqual([{ id: 'a', code: 'below_min', min: null, max: null }])
})

test('a provider that must know the visitor’s address is not called without it, and others never get it', async () => {
  const ips: (string | null)[] = []
  const quote: Provider['quote'] = (question, { userIp }) => {
    ips.push(userIp)
    return Promise.resolve(anOffer(question, '20'))
  }
  freshProviders(aProvider('needs', { quote, profile: { needsUserIp: true } }), aProvider('other', { quote }))
  expect((await answerTo({}, {}, null)).offers).toEqual(['other'])
  expect((await answerTo({}, {}, '9.9.9.9')).offers).toEqual(['needs', 'other'])
  expect(ips).toEqual([null, '9.9.9.9'])
})

test('a fixed rate is requested for each visitor, a floating one for all', async () => {
  const quote = vi.fn((question: ProviderQuestion) =>
    Promise.resolve(anOffer(question, '20', { validUntil: question.fixed ? now + 900_000 : null })),
  )
  freshProviders(aProvider('a', { quote }))
  for (const ip of ['1.1.1.1', '2.2.2.2']) await answerTo({}, {}, ip)
  expect(quote).toHaveBeenCalledTimes(1)
  for (const ip of ['1.1.1.1', '2.2.2.2']) await answerTo({ fixed: true }, {}, ip)
  expect(quote).toHaveBeenCalledTimes(3)
})

test('an answer is used for 5 s', async () => {
  const quote = vi.fn((question: ProviderQuestion) => Promise.resolve(anOffer(question, '20')))
  freshProviders(aProvider('a', { quote }))
  await answerTo()
  await vi.advanceTimersByTimeAsync(4_000)
  await answerTo()
  expect(quote).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_500)
  await answerTo()
  expect(quote).toHaveBeenCalledTimes(2)
})

test('excluded providers and those that may want documents are not called', async () => {
  freshProviders(
    aProvider('never', { profile: { kyc: 'never' } }),
    aProvider('rare', { profile: { kyc: 'rare' } }),
    aProvider('possible', { profile: { kyc: 'possible' } }),
  )
  expect((await answerTo({}, { exclude: ['never'] })).offers).toEqual(['rare', 'possible'])
  expect((await answerTo({}, { kyc: 'rare' })).offers).toEqual(['never', 'rare'])
  expect(await answerTo({}, { kyc: 'never' })).toMatchObject({ offers: ['never'], missing: [] })
})

test('an hour of outage: the provider is hardly called, never speaks for the pair, and is back soon after', async () => {
  let isDown = true
  const quote = vi.fn((question: ProviderQuestion) =>
    isDown ? Promise.reject(new ProviderError('unavailable')) : Promise.resolve(anOffer(question, '30')),
  )
  freshProviders(aProvider('down', { quote }), quoting('up', '20'))
  for (let call = 0; call < 720; call++) {
    const { offers, missing } = await answerTo({ amount: `0.${(call % 8) + 1}` })
    expect([offers, missing[0]?.code]).toEqual([['up'], 'unavailable'])
    await vi.advanceTimersByTimeAsync(5_000)
  }
  expect(quote.mock.calls.length).toBeLessThan(25)
  isDown = false
  await vi.advanceTimersByTimeAsync(300_000)
  expect((await answerTo()).offers).toEqual(['down', 'up'])
})

test('a 429 stops quotes for as long as it says, and no longer', async () => {
  const quote = vi.fn(() => Promise.reject(new ProviderError('rate_limited', { retryAfter: 20_000 })))
  freshProviders(aProvider('busy', { quote }))
  for (const amount of ['0.1', '0.2', '0.3'])
    expect(await codes({ amount })).toEqual({ busy: 'rate_limited' })
  expect(quote).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  await codes({ amount: '0.4' })
  expect(quote).toHaveBeenCalledTimes(2)
})

test('a switch without a database is an error for the operator', async () => {
  await expect(setProviderSwitch('a', { isOn: false, weight: 0 })).rejects.toThrow('away')
})

describe('who has used up the quotes of one visitor', () => {
  const amount = (call: number) => ({ amount: `0.1${String(call).padStart(4, '0')}` })
  const spend = async (ip: string) => {
    for (let call = 0; call < 40; call++) await answerTo(amount(call), {}, ip)
  }

  test('is told when to come again, and nobody else', async () => {
    freshProviders(quoting('acme', '20'))
    await spend('1.1.1.1')
    const { offers, missing } = await requestOffers(aQuoteRequest(amount(99)), '1.1.1.1', Date.now())
    expect(offers).toEqual([])
    const refusal = refusalOf(missing)
    expect([refusal.status, refusal.code]).toEqual([429, 'rate_limited'])
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
    expect((await answerTo(amount(99), {}, '2.2.2.2')).offers).toEqual(['acme'])
  })

  test('takes no answer from those who ask the same in the same moment', async () => {
    freshProviders(quoting('acme', '20'))
    await spend('1.1.1.1')
    const both = ['1.1.1.1', '2.2.2.2'].map((ip) => requestOffers(aQuoteRequest(amount(77)), ip, Date.now()))
    const [greedy, other] = await Promise.all(both)
    expect([greedy?.offers.length, other?.offers.length]).toEqual([0, 1])
  })
})
