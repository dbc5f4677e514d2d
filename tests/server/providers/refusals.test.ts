import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amountWords } from '@/server/providers/amountRefusal'
import { makeCircuit } from '@/server/outbound/circuit'
import type { ProviderQuestion } from '@/domain/exchange/providerOrder'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import { refusalParts } from '@/server/providers/refusalParts'
import { startFakeProvider, type FakeProvider, type Reply, type Routes } from './fakeProvider'
import { type AdapterCase, EVERY_ADAPTER } from './fiveAdapters'

let fake: FakeProvider
beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.close())

const context = () => ({ signal: AbortSignal.timeout(5000), userIp: '203.0.113.7' })

/** Every route that quoting uses refuses, but for SideShift's permissions. */
const everyRoute = (reply: Reply): Routes => ({
  'GET /permissions': { body: { createShift: true } },
  'GET /exchange/range': reply,
  'GET /exchange/estimated-amount': reply,
  'GET /ranges': reply,
  'GET /estimates': reply,
  'GET /rate': reply,
  'POST /quote': reply,
  'POST /quotes': reply,
})

async function failureOf(call: Promise<unknown>): Promise<ProviderError> {
  const error: unknown = await call.then(
    () => new Error('not refused'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ProviderError)) throw error
  return error
}

function quote({ id, make, order }: AdapterCase, reply: Reply, changes: Partial<ProviderQuestion> = {}) {
  const pair = `/pair/${order.from.code}-${order.from.network}/${order.to.code}-${order.to.network}`
  fake.answer({ ...everyRoute(reply), [`GET ${pair}`]: reply })
  const { from, to, amount, reverse, fixed } = { ...order, ...changes }
  const question = {
    from,
    to: { ...to, memo: 'none' as const },
    amount,
    reverse,
    fixed: fixed && id !== 'near',
    basisPoints: 0,
  }
  return failureOf(make(fake.url).quote(question, context()))
}
function create({ make, createRoute, order }: AdapterCase, reply: Reply) {
  fake.answer({ [createRoute]: reply })
  return failureOf(make(fake.url).create(order, context()))
}

type Case = [title: string, code: ProviderErrorCode, body: unknown, limit?: string]

/** Only its limits say what it is. */
const WITHOUT_WORDS = 'a code without words'

/** In the shapes of all five and of what stands round them; 100 was typed. */
const AMOUNTS: Case[] = [
  [
    'a code and a range',
    'below_min',
    {
      error: 'deposit_too_small',
      message: 'Out of min amount',
      payload: { range: { minAmount: 250.5, maxAmount: null } },
    },
    '250.5',
  ],
  [
    'a code in capitals',
    'below_min',
    { error: 'DEPOSIT_TOO_SMALL', message: '', payload: { range: { min_amount: '250.5' } } },
    '250.5',
  ],
  [
    'a camel-cased code',
    'above_max',
    {
      error: 'depositTooLarge',
      message: 'Out of max amount',
      payload: { range: { minAmount: 1, maxAmount: '2.5e1' } },
    },
    '25',
  ],
  [
    'a code that says neither',
    'above_max',
    { error: 'out_of_range', message: 'Out of max amount', payload: { range: { maxAmount: 25 } } },
    '25',
  ],
  [
    WITHOUT_WORDS,
    'above_max',
    { error: 'out_of_range', message: 'Out of range', payload: { range: { minAmount: 1, maxAmount: 25 } } },
    '25',
  ],
  [
    'a nested error',
    'below_min',
    { error: { code: 'BAD_USER_INPUT', message: 'Amount too low', depositRangeMin: '250.5' } },
    '250.5',
  ],
  [
    'a nested error with a maximum',
    'above_max',
    { error: { code: 'BAD_USER_INPUT', message: 'Amount too high', depositRangeMax: '25' } },
    '25',
  ],
  [
    'an envelope',
    'above_max',
    { result: null, error: { description: 'Amount exceeds the maximum', limits: { min: '1', max: '25' } } },
    '25',
  ],
  ['a list of errors', 'below_min', { errors: [{ message: 'amount must be at least 250.5' }] }, '250.5'],
  [
    'a sentence of what must be',
    'below_min',
    { error: 'Bad Request', message: 'Amount must be greater than 250.5' },
    '250.5',
  ],
  [
    'a sentence of what must not be',
    'above_max',
    { error: 'Bad Request', message: 'Amount must not be more than 25' },
    '25',
  ],
  [
    'a sentence without a number',
    'above_max',
    { error: 'Bad Request', message: 'Amount to exchange is higher the possible max amount to exchange' },
    undefined,
  ],
  [
    'a sentence in dollars',
    'above_max',
    { error: 'Bad Request', message: 'Amount is above the maximum of $70,000' },
    undefined,
  ],
]

const OTHERS: Case[] = [
  ['an unknown coin', 'pair_unavailable', { error: { code: 'BAD_USER_INPUT', message: 'Invalid coin' } }],
  ['an unknown currency', 'pair_unavailable', { error: 'not_found', message: 'Currency xlm not found' }],
  [
    'an unsupported network',
    'pair_unavailable',
    { message: 'Network is not supported', error: 'Bad Request' },
  ],
  ['a pair that does not exist', 'pair_unavailable', { errors: { coinTo: ['Pair does not exist'] } }],
  ['a country', 'region_restricted', { error: { code: 'ACCESS_DENIED', message: 'Access denied' } }],
  [
    'a region',
    'region_restricted',
    { error: 'restricted', message: 'Service is not available in your country' },
  ],
  [
    'a coin under maintenance',
    'asset_paused',
    { error: 'x', message: 'XRP is temporarily disabled, try later' },
  ],
]

const ORDERS: Case[] = [
  ['a payout address', 'address_invalid', { error: 'not_valid_address', message: 'x' }],
  [
    'a payout address in words',
    'address_invalid',
    { error: { code: 'BAD_USER_INPUT', message: 'Invalid recipient address' } },
  ],
  ['a refund address', 'refund_address_invalid', { error: 'not_valid_refund_address', message: 'x' }],
  [
    'a refund address by its field',
    'refund_address_invalid',
    { errors: { refundAddress: ['is not valid'] } },
  ],
  ['a memo', 'extra_id_invalid', { error: 'x', message: 'Invalid destination tag' }],
  ['a memo that is missing', 'extra_id_required', { error: 'x', message: 'Memo is required for XLM' }],
  [
    'a rate that is over',
    'rate_expired',
    { error: { code: 'BAD_USER_INPUT', message: 'Quote has expired' } },
  ],
  ['a rate id', 'rate_expired', { error: 'rate_id_invalid', message: 'x' }],
]

describe.each(EVERY_ADAPTER)('$id', (adapter) => {
  // Its numbers are in base units or dollars, and stand in sentences of its own.
  const hasLimits = adapter.id !== 'near'

  describe.each([400, 422])('with the status %i', (status) => {
    test.each(AMOUNTS.filter(([title]) => hasLimits || title !== WITHOUT_WORDS))(
      'the amount, when quoting and when creating: %s',
      async (_, code, body, limit) => {
        for (const error of [
          await quote(adapter, { status, body }),
          await create(adapter, { status, body }),
        ]) {
          expect([error.code, error.details.limit]).toEqual([code, hasLimits ? limit : undefined])
          expect(error.details.side).toBe('from')
        }
      },
    )
    test.each(OTHERS)('%s, when quoting and when creating', async (_, code, body) => {
      expect((await quote(adapter, { status, body })).code).toBe(code)
      expect((await create(adapter, { status, body })).code).toBe(code)
    })
    test.each(ORDERS)('%s, when creating', async (_, code, body) => {
      expect((await create(adapter, { status, body })).code).toBe(code)
    })
  })

  test('a region by its status alone', async () => {
    expect((await quote(adapter, { status: 451, body: {} })).code).toBe('region_restricted')
    expect((await create(adapter, { status: 451, body: {} })).code).toBe('region_restricted')
  })

  test.each([404, 500])('an unknown coin with the status %i is no outage', async (status) => {
    const reply = {
      status,
      body: { error: { code: 'BAD_USER_INPUT', message: 'Invalid coin' }, message: 'Invalid coin' },
    }
    const circuit = makeCircuit()
    for (let time = 0; time < 6; time += 1) {
      const refused = await failureOf(
        circuit.run(() => quote(adapter, reply).then((error) => Promise.reject(error))),
      )
      expect(refused.code).toBe('pair_unavailable')
      await failureOf(circuit.run(() => create(adapter, reply).then((error) => Promise.reject(error))))
    }
    expect(circuit.state()).toBe('closed')
  })

  test('a failure that explains nothing is one', async () => {
    expect((await quote(adapter, { status: 500, body: { message: 'Internal server error' } })).code).toBe(
      'unavailable',
    )
    expect((await create(adapter, { status: 500, body: { message: 'Invalid coin' } })).code).toBe(
      'outcome_unknown',
    )
  })
})

test.each([
  ['Amount to exchange is higher the possible max amount to exchange', 'above_max'],
  ['Amount to exchange is below the possible min amount to exchange', 'below_min'],
  ['Amount is less then minimal', 'below_min'],
  ['Amount must not be less than 5', 'below_min'],
  ['amount cannot exceed 5', 'above_max'],
  ['Amount should be more than 5', 'below_min'],
  ['Amount should be less than 5', 'above_max'],
  ['Amount is too low. The maximum is 5', 'below_min'],
  ['Out of max amount', 'above_max'],
  ['Maximum amount is 5', 'above_max'],
  ['between the minimum and the maximum', null],
  ['something else', null],
] as const)('«%s» says %s', (text, kind) => {
  expect(amountWords(text)).toBe(kind)
})

test('of two limits that differ neither is believed', () => {
  const { limits } = refusalParts({ error: 'x', minAmount: '5', range: { min: '6' }, withdrawMin: '7' })
  expect(limits).toEqual({ min: null, max: null, payoutMin: '7', payoutMax: null })
})
