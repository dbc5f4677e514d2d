import { describe, expect, test, vi } from 'vitest'
import type { RampOfferView, RampOptions } from '@/contract/ramps'
import { ApiFailure, type Failure } from '@/domain/text/failure'
import { decidePlainStep } from '@/screens/exchange/plain/decidePlainStep'
import { readPlainForm } from '@/screens/exchange/plain/PlainForm'
import { anExchange } from '../domain/anExchange'
import { aRefusal } from '../domain/aQuote'
import { BTC, ETH, EUR } from '../domain/currencies'
import {
  aRampInfo,
  aRampOffer,
  aRampRefusal,
  someRampOffers,
  someRampOptions,
} from '../domain/ramp/aRampOffer'

const ETH_ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const IBAN = 'DE89370400440532013000'
const SEPA = aRampOffer()
const CARD = aRampOffer({ method: 'card', opens: 'redirect', get: '0.003', quoteId: 'quote-card' })
const SIGNED = aRampOffer({ ramp: aRampInfo({ id: 'dfx' }), get: '0.004', needs: ['address', 'signature'] })
const SALE = aRampOffer({ get: '400', needs: ['iban', 'owner', 'refund_address'], opens: 'deposit' })

const BUY = { from: 'eur', to: 'eth-eth', amount: '200', country: 'CH' }
const reviewed = {
  ...{ ...BUY, step: 'order', offer: 'bity sepa', agreed: '0.0031', quoteId: 'quote-reviewed' },
  ...{ addressTo: ETH_ADDRESS, key: 'the-key-of-the-review' },
}

type Wanted = {
  offers?: RampOfferView[] | Failure
  options?: RampOptions
  placing?: Failure
  isSale?: boolean
}

function decide(typed: Record<string, string>, wanted: Wanted = {}, isPosted = true) {
  const { offers = [SIGNED, SEPA, CARD], placing, isSale = false } = wanted
  const list = vi.fn(() =>
    'kind' in offers
      ? Promise.reject(new ApiFailure(offers))
      : Promise.resolve(someRampOffers({ offers, refusals: [aRampRefusal()] })),
  )
  const exchange = { ...anExchange(), ownerSecret: 's'.repeat(43) }
  const order = vi.fn(() => (placing ? Promise.reject(new ApiFailure(placing)) : Promise.resolve(exchange)))
  const unused = () => Promise.reject(new Error('no call of exchanges'))
  const shown = decidePlainStep(
    {
      form: readPlainForm(typed),
      isPosted,
      pair: isSale ? { from: BTC, to: EUR } : { from: EUR, to: ETH },
      currencies: [BTC, ETH, EUR],
    },
    {
      ...{ quote: unused, place: unused, checkPromo: () => Promise.resolve({ state: 'valid' }) },
      ramps: {
        options: () => Promise.resolve(wanted.options ?? someRampOptions()),
        offers: list,
        order,
      },
      ...{ newKey: () => 'a-new-key', now: Date.now() },
    },
  )
  return { shown, list, order }
}

describe('the country comes first', () => {
  test('without one nothing is requested, and none is guessed', async () => {
    const { shown, list } = decide({ ...BUY, country: '' }, {}, false)
    expect(await shown).toMatchObject({
      step: 'amount',
      quoted: null,
      ramps: { hold: 'country', list: null },
    })
    expect(list).not.toHaveBeenCalled()
  })

  test('that of the caller is the one that is chosen, until another one is', async () => {
    const options = someRampOptions({ country: 'CH' })
    const { shown } = decide({ ...BUY, country: '' }, { options }, false)
    expect(await shown).toMatchObject({ form: { country: 'CH' }, ramps: { hold: null } })
  })

  test.each([
    [{ country: 'FR' }, 'unserved'],
    [{ country: 'ZZ' }, 'unserved'],
    [{ country: 'US' }, 'state'],
    // A state of no country of the list.
    [{ country: 'US', state: 'CH' }, 'state'],
    [{ country: 'US', state: 'ZZ' }, 'unserved'],
  ])('%j is on hold: %s', async (place, hold) => {
    const { shown, list } = decide({ ...BUY, ...place }, {}, false)
    expect(await shown).toMatchObject({ quoted: null, ramps: { hold } })
    expect(list).not.toHaveBeenCalled()
  })

  test('where nobody may sell to this caller, nobody is offered', async () => {
    const { shown } = decide(BUY, { options: someRampOptions({ countries: [] }) }, false)
    expect(await shown).toMatchObject({ ramps: { hold: 'nowhere' } })
  })
})

describe('the offers', () => {
  test('are all shown; the best that needs no signature is the one that is chosen', async () => {
    const { shown, list } = decide({ ...BUY, country: 'US', state: 'CA' }, {}, false)
    expect(await shown).toMatchObject({
      ...{ step: 'amount', problem: null, form: { offer: 'bity sepa' } },
      ramps: { list: { offers: [SIGNED, SEPA, CARD] } },
    })
    expect(list).toHaveBeenCalledWith({
      ...{ direction: 'buy', fiat: 'eur', ticker: 'eth', network: 'eth', amount: '200', side: 'pay' },
      ...{ country: 'US', state: 'CA', method: '' },
    })
  })

  test('a way of paying has another one chosen than the radio button of another way', async () => {
    const { shown } = decide({ ...BUY, method: 'card', offer: 'bity sepa', step: 'address' }, {}, false)
    expect(await shown).toMatchObject({ step: 'amount', form: { offer: 'bity card' } })
  })

  test('one that needs a signature cannot be chosen by its name', async () => {
    const { shown } = decide({ ...BUY, offer: 'dfx sepa', step: 'address' }, {}, false)
    expect(await shown).toMatchObject({ step: 'amount', form: { offer: 'bity sepa' } })
  })

  test('where nobody has one, the reasons stand there', async () => {
    const { shown } = decide(BUY, { offers: [] }, false)
    expect(await shown).toMatchObject({
      ...{ step: 'amount', quoted: null, problem: { kind: 'refused' } },
      ramps: { list: { refusals: [{ code: 'below_min', limit: '50' }] } },
    })
  })

  test('one that is gone when its order is sent is replaced by none unseen, and nothing is lost', async () => {
    const { shown, order } = decide(reviewed, { offers: [CARD] })
    expect(await shown).toMatchObject({
      ...{ step: 'amount', problem: { body: { code: 'unavailable' } } },
      form: { offer: 'bity card', quoteId: '', step: 'review', addressTo: ETH_ADDRESS },
    })
    expect(order).not.toHaveBeenCalled()
  })
})

describe('what an offer needs', () => {
  test('is refused where it is missing: account, its holder and where coins come back', async () => {
    const typed = { ...BUY, amount: '0.01', from: 'btc', to: 'eur', offer: 'bity sepa', step: 'review' }
    const { shown } = decide({ ...typed, ownerName: 'Ada' }, { offers: [SALE], isSale: true })
    const { judged } = (await shown) as { judged: { problems: object } }
    expect(judged.problems).toEqual({
      addressTo: 'address_required',
      owner: 'account_owner_invalid',
      userRefundAddress: 'refund_address_required',
    })
  })

  test('alone is ordered', async () => {
    const leftOver = { userRefundAddress: IBAN, ownerName: 'Ada', unregEmail: 'ada@example.com' }
    const { shown, order } = decide({ ...reviewed, ...leftOver })
    expect(await shown).toMatchObject({ step: 'placed' })
    expect(order).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ quoteId: 'quote-reviewed', addressTo: ETH_ADDRESS, userRefundAddress: '' },
        ...{ iban: '', owner: null, unregEmail: '' },
      }),
      'the-key-of-the-review',
    )
  })

  test('a private key in a field is a secret, and stands in no page', async () => {
    const { shown } = decide({ ...reviewed, step: 'review', addressTo: 'a'.repeat(64) })
    expect(await shown).toMatchObject({ step: 'address', judged: { to: { isSecret: true } } })
    expect(JSON.stringify(await shown)).not.toContain('a'.repeat(64))
  })
})

describe('the order', () => {
  test('is reviewed with the offer that it names', async () => {
    const { shown, order } = decide({ ...reviewed, step: 'review' })
    expect(await shown).toMatchObject({
      step: 'review',
      form: { agreed: '0.0031', quoteId: 'quote-sepa', key: 'a-new-key' },
    })
    expect(order).not.toHaveBeenCalled()
  })

  test('at worse terms is reviewed again, as another order', async () => {
    const { shown, order } = decide({ ...reviewed, agreed: '0.004' })
    expect(await shown).toMatchObject({
      ...{ step: 'review', changed: { before: '0.004' } },
      form: { agreed: '0.0031', quoteId: 'quote-sepa', key: 'a-new-key' },
    })
    expect(order).not.toHaveBeenCalled()
  })

  test('whose answer was lost is sent again as it was, also at worse terms', async () => {
    const { shown } = decide(reviewed, { placing: { kind: 'unreachable' } })
    const { form } = (await shown) as { form: Record<string, string> }
    expect(form).toMatchObject({ isPending: '1', quoteId: 'quote-reviewed', key: reviewed.key })
    const again = decide({ ...form, step: 'order' }, { offers: [aRampOffer({ get: '0.002' })] })
    expect(await again.shown).toMatchObject({ step: 'placed' })
    expect(again.order).toHaveBeenCalledWith(
      expect.objectContaining({ quoteId: 'quote-reviewed' }),
      reviewed.key,
    )
  })

  test.each(['rate_expired', 'rate_mismatch'])(
    'of an offer that is over is reviewed again: %s',
    async (code) => {
      const { shown } = decide(reviewed, { placing: aRefusal(code as 'rate_expired') })
      expect(await shown).toMatchObject({
        ...{ step: 'review', changed: { before: '0.0031', hasExpired: false } },
        form: { quoteId: 'quote-sepa', key: 'a-new-key' },
      })
    },
  )

  test('a refused field is shown where it was entered', async () => {
    const offers = [aRampOffer({ needs: ['address', 'iban'] })]
    const fields = { iban: 'account_invalid' } as const
    const { shown } = decide(
      { ...reviewed, userRefundAddress: IBAN },
      { offers, placing: aRefusal('validation_failed', { fields }) },
    )
    expect(await shown).toMatchObject({ step: 'address', refused: { userRefundAddress: 'account_invalid' } })
  })

  test.each(['quota_used', 'region_restricted'] as const)(
    'a refusal is said in the review: %s',
    async (code) => {
      const { shown } = decide(reviewed, { placing: aRefusal(code) })
      expect(await shown).toMatchObject({
        step: 'review',
        failure: { body: { code } },
        form: { isPending: '' },
      })
    },
  )
})
