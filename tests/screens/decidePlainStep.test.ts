import { describe, expect, test, vi } from 'vitest'
import type { Estimate } from '@/contract/quotes'
import type { OwnedExchange } from '@/contract/exchanges'
import type { PromoState } from '@/domain/partner/promoCode'
import { ApiFailure, type Failure } from '@/domain/text/failure'
import { decidePlainStep } from '@/screens/exchange/plain/decidePlainStep'
import { readPlainForm } from '@/screens/exchange/plain/PlainForm'
import { anExchange } from '../domain/anExchange'
import { BTC, ETH } from '../domain/currencies'

const ETH_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const estimate = (amount: string, changes: Partial<Estimate> = {}): Estimate => ({
  ...{ estimate: amount, min: '0.001', max: null, rateId: null, validUntil: null, networkFee: null },
  ...{ speed: '5-30', commission: null, provider: null },
  ...changes,
})
const provider = { id: 'near', name: 'NEAR', custody: 'protocol', kyc: 'rare' } as const
const refused = (code: string, field?: string): Failure =>
  ({
    kind: 'refused',
    status: 422,
    body: {
      ...{ code, error: '', description: '', traceId: '' },
      ...(field && { fields: { [field]: { code, description: '' } } }),
    },
  }) as Failure

const reviewed = {
  ...{ from: 'btc-btc', to: 'eth-eth', amount: '0.1', fixed: 'false', step: 'order' },
  ...{ addressTo: ETH_ADDRESS, agreed: '2', key: 'the-key-of-the-review' },
}

type Wanted = { quotes?: (Estimate | Failure)[]; placing?: Failure; promo?: PromoState }

function decide(
  typed: Record<string, string>,
  { quotes = [estimate('2')], placing, promo = 'valid' }: Wanted = {},
) {
  const left = [...quotes]
  const quote = vi.fn(() => {
    const next = left.shift() ?? quotes.at(-1)
    return next && 'kind' in next ? Promise.reject(new ApiFailure(next)) : Promise.resolve(next as Estimate)
  })
  const exchange: OwnedExchange = { ...anExchange(), ownerSecret: 's'.repeat(43) }
  const place = vi.fn(() => (placing ? Promise.reject(new ApiFailure(placing)) : Promise.resolve(exchange)))
  const checkPromo = vi.fn(() => Promise.resolve({ state: promo }))
  const given = { form: readPlainForm(typed), isPosted: true, pair: { from: BTC, to: ETH } }
  const shown = decidePlainStep(
    { ...given, currencies: [BTC, ETH] },
    { quote, place, checkPromo, newKey: () => 'a-new-key', now: Date.now() },
  )
  return { quote, place, shown, checkPromo }
}

describe('a promo code', () => {
  const typed = { ...reviewed, step: 'review', promoCode: 'summer' }

  test('that can be used goes along to the review and its order', async () => {
    const { shown, checkPromo } = decide(typed)
    expect(await shown).toMatchObject({ step: 'review', form: { promoCode: 'summer' } })
    expect(checkPromo).toHaveBeenCalledWith('summer')
    const { place } = decide({ ...typed, step: 'order' })
    await vi.waitFor(() =>
      expect(place).toHaveBeenCalledWith(expect.objectContaining({ promoCode: 'summer' }), expect.anything()),
    )
  })

  test('that cannot is refused where it was typed, with all that was entered', async () => {
    expect(await decide(typed, { promo: 'unknown' }).shown).toMatchObject({
      ...{ step: 'address', promo: 'unknown' },
      form: { promoCode: 'summer', addressTo: ETH_ADDRESS },
    })
    const { shown, checkPromo } = decide({ ...typed, promoCode: '' })
    expect((await shown).step).toBe('review')
    expect(checkPromo).not.toHaveBeenCalled()
  })
})

describe('the order of a review', () => {
  test('is what was reviewed, under its key and with its provider', async () => {
    const { shown, place, quote } = decide(
      { ...reviewed, provider: 'near' },
      { quotes: [estimate('2', { provider })] },
    )
    expect(await shown).toMatchObject({ step: 'placed' })
    expect(quote).toHaveBeenCalledWith(expect.objectContaining({ provider: 'near', amount: '0.1' }))
    expect(place).toHaveBeenCalledWith(
      expect.objectContaining({ addressTo: ETH_ADDRESS, provider: 'near', rateId: null }),
      'the-key-of-the-review',
    )
  })

  test.each([
    ['1.995', 'placed'],
    ['1.98', 'review'],
  ])('at a floating rate that now brings %s of 2 is %s', async (now, step) => {
    const { shown, place } = decide(reviewed, { quotes: [estimate(now)] })
    expect((await shown).step).toBe(step)
    expect(place).toHaveBeenCalledTimes(step === 'placed' ? 1 : 0)
  })

  test('is reviewed again with both amounts and the same key where the rate has become worse', async () => {
    expect(await decide(reviewed, { quotes: [estimate('1.9')] }).shown).toMatchObject({
      changed: { before: '2', hasExpired: false },
      form: { agreed: '1.9', key: 'the-key-of-the-review' },
    })
  })

  test.each(['', 'abc'])('that names «%s» as the reviewed amount is reviewed', async (agreed) => {
    const { shown, place } = decide({ ...reviewed, agreed })
    expect((await shown).step).toBe('review')
    expect(place).not.toHaveBeenCalled()
  })

  test('whose fixed rate has run out is reviewed with the next', async () => {
    const { shown, place } = decide(
      { ...reviewed, fixed: 'true', rateId: 'old' },
      { quotes: [estimate('1.9', { rateId: 'new' })], placing: refused('rate_expired', 'rateId') },
    )
    expect(await shown).toMatchObject({
      changed: { before: '2', hasExpired: true },
      form: { agreed: '1.9', rateId: 'new', key: 'the-key-of-the-review' },
    })
    expect(place).toHaveBeenCalledWith(expect.objectContaining({ rateId: 'old' }), expect.anything())
  })

  test('whose address is refused leads back to its field', async () => {
    const { shown } = decide(reviewed, { placing: refused('address_refused', 'addressTo') })
    expect(await shown).toMatchObject({
      step: 'address',
      refused: { addressTo: 'address_refused' },
      form: { addressTo: ETH_ADDRESS },
    })
  })

  test.each<Failure>([
    { kind: 'timeout' },
    { kind: 'rateLimited', retryAfter: 3 },
    refused('screening_denied'),
  ])('that fails by %o is sent again as it was', async (placing) => {
    expect(await decide({ ...reviewed, amount: '0.10' }, { placing }).shown).toMatchObject({
      step: 'review',
      failure: placing,
      form: { agreed: '2', key: 'the-key-of-the-review', amount: '0.10' },
    })
  })

  test('without a rate loses no address', async () => {
    const { shown } = decide(reviewed, { quotes: [{ kind: 'broken' }] })
    expect(await shown).toMatchObject({
      step: 'amount',
      problem: { kind: 'broken' },
      form: { addressTo: ETH_ADDRESS },
    })
  })
})

test('a review has a key of its own', async () => {
  expect(await decide({ ...reviewed, step: 'review', key: '' }).shown).toMatchObject({
    step: 'review',
    form: { key: 'a-new-key', agreed: '2' },
  })
})

test('a required refund address is missed before the order', async () => {
  const quotes = [estimate('2', { provider: { ...provider, isRefundRequired: true } })]
  expect(await decide({ ...reviewed, step: 'review' }, { quotes }).shown).toMatchObject({
    step: 'address',
    judged: { problems: { userRefundAddress: 'refund_address_required' } },
  })
})
