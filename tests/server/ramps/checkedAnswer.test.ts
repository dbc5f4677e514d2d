import { expect, test } from 'vitest'
import { checkedAnswer } from '@/server/ramps/checkedAnswer'
import type { RampOffer, RampQuestion } from '@/server/ramps/ramp'
import { anOffer } from './aRamp'

const question: RampQuestion = {
  direction: 'buy',
  fiat: { symbol: 'eur', code: 'EUR', digits: 2 },
  coin: { symbol: 'btc', code: 'BTC', network: 'bitcoin', memo: 'none', precision: 8 },
  amount: '100',
  side: 'pay',
  method: null,
  country: 'CH',
  state: null,
  basisPoints: 0,
}
const AT = Date.UTC(2026, 10, 29)

const check = (offer: Partial<RampOffer>, requested: Partial<RampQuestion> = {}) =>
  checkedAnswer(anOffer(offer), { ...question, ...requested }, AT)

test('an answer for what was typed is an offer, what arrives rounded down and what is paid up', () => {
  expect(check({ get: '0.0015000099' })).toMatchObject({ pay: '100', get: '0.0015' })
  const open = { limits: { min: null, max: null } }
  expect(check({ ...open, pay: '99.991', get: '0.0015' }, { amount: '0.0015', side: 'get' })).toMatchObject({
    pay: '100',
    get: '0.0015',
  })
})

test.each<[what: string, offer: Partial<RampOffer>, refused: { code: string; limit: string | null }]>([
  ['at the minimum', { pay: '150' }, { code: 'below_min', limit: '150' }],
  ['at the maximum', { pay: '80' }, { code: 'above_max', limit: '80' }],
  [
    'with its own minimum',
    { pay: '150', limits: { min: '150', max: null } },
    { code: 'below_min', limit: '150' },
  ],
  ['within other limits', { limits: { min: '250', max: '900' } }, { code: 'below_min', limit: '250' }],
  ['above them', { limits: { min: '1', max: '99.99' } }, { code: 'above_max', limit: '99.99' }],
  [
    'a cent beside it',
    { pay: '100.01', limits: { min: null, max: null } },
    { code: 'below_min', limit: '100.01' },
  ],
])('an answer for another amount, %s, is a limit and no offer', (_, offer, refused) => {
  expect(check(offer)).toEqual({ method: 'sepa', refused })
})

test.each<[what: string, offer: Partial<RampOffer>]>([
  ['nothing arrives', { get: '0' }],
  ['what arrives is no number', { get: 'NaN' }],
  ['what arrives is negative', { get: '-1' }],
  ['in powers of ten', { get: '1e-3' }],
  ['less than a unit arrives', { get: '0.000000001' }],
  ['a price that was held and has run out', { isEstimate: false, validUntil: AT }],
])('%s: unavailable', (_, offer) => {
  expect(check(offer)).toEqual({ method: 'sepa', refused: { code: 'unavailable', limit: null } })
})

test('five digits of coins are a rounding, and the typed amount stands', () => {
  const limits = { min: null, max: null }
  const sale = { direction: 'sell', amount: '0.123456', side: 'pay' } as const
  expect(check({ pay: '0.12346', get: '8000', limits }, sale)).toMatchObject({ pay: '0.123456', get: '8000' })
  expect(check({ pay: '0.12', get: '8000', limits }, sale)).toMatchObject({ refused: { code: 'above_max' } })
})

test('another method than the one in question is none', () => {
  expect(check({ method: 'card' }, { method: 'sepa' })).toMatchObject({ refused: { code: 'unavailable' } })
})

test('a limit that is no amount is not passed on', () => {
  const answer = { method: 'sepa', refused: { code: 'below_min', limit: 'about 30' } } as const
  expect(checkedAnswer(answer, question, AT)).toEqual({
    method: 'sepa',
    refused: { code: 'below_min', limit: null },
  })
})
