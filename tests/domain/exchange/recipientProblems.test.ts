import { describe, expect, test } from 'vitest'
import { recipientProblems } from '@/domain/exchange/recipientProblems'
import { aCurrency, BTC, ETH, XRP } from '../currencies'

const filled = { address: 'somewhere', extraId: '', needsNoExtraId: false, verdict: 'valid' as const }
const none = { ...filled, address: '', verdict: null }
const problems = (to: object, refund: object = {}) =>
  recipientProblems({ currency: ETH, ...filled, ...to }, { currency: BTC, ...none, ...refund })

describe('the recipient', () => {
  test('a checked address of a chain without extra id is all it takes', () => {
    expect(problems({})).toEqual({})
  })

  test('no address', () => {
    expect(problems({ address: '', verdict: null })).toEqual({ addressTo: 'address_required' })
  })

  test('an address that was found wrong', () => {
    expect(problems({ verdict: 'invalid' })).toEqual({ addressTo: 'address_invalid' })
  })

  test('an address that cannot be checked is accepted', () => {
    expect(problems({ verdict: 'warn' })).toEqual({})
  })
})

describe('the refund address', () => {
  test('may be left out, except where the provider of the quote requires one', () => {
    expect(problems({}, {})).toEqual({})
    expect(problems({}, { isRequired: true })).toEqual({ userRefundAddress: 'refund_address_required' })
    expect(problems({}, { ...filled, isRequired: true })).toEqual({})
  })
})

describe('an invoice', () => {
  test('that cannot be paid is the problem of its address', () => {
    expect(problems({ invoice: 'invoice_amount' })).toEqual({ addressTo: 'invoice_amount' })
    expect(problems({}, { ...filled, invoice: 'invoice_expired' })).toEqual({
      userRefundAddress: 'invoice_expired',
    })
    expect(problems({ invoice: null })).toEqual({})
  })
})

describe('the extra id', () => {
  test('has to be given, or its absence ticked', () => {
    expect(problems({ currency: XRP })).toEqual({ extraIdTo: 'extra_id_required' })
    expect(problems({ currency: XRP, needsNoExtraId: true })).toEqual({})
    expect(problems({ currency: XRP, extraId: '42' })).toEqual({})
  })

  test('has to fit its pattern', () => {
    expect(problems({ currency: XRP, extraId: 'hello' })).toEqual({ extraIdTo: 'extra_id_invalid' })
  })

  test('an invalid pattern refuses nothing', () => {
    const odd = aCurrency('odd', { has_extra_id: true, validation_extra: '([' })
    expect(problems({ currency: odd, extraId: 'x' })).toEqual({})
    expect(problems({ currency: { ...odd, validation_extra: null }, extraId: 'x' })).toEqual({})
  })
})

describe('the refund', () => {
  test('may be left out altogether', () => {
    expect(problems({}, { currency: XRP })).toEqual({})
  })

  test('once given, is checked like the recipient', () => {
    expect(problems({}, { currency: XRP, address: 'r1', verdict: 'invalid' })).toEqual({
      userRefundAddress: 'refund_address_invalid',
      userRefundExtraId: 'refund_extra_id_required',
    })
    expect(problems({}, { currency: XRP, address: 'r1', verdict: 'valid', extraId: 'x' })).toEqual({
      userRefundExtraId: 'refund_extra_id_invalid',
    })
  })
})

test('every problem is reported at once', () => {
  const both = problems({ currency: XRP, address: '' }, { address: 'x', verdict: 'invalid' })
  expect(Object.keys(both)).toEqual(['addressTo', 'extraIdTo', 'userRefundAddress'])
})
