import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ApiErrorCode } from '@/domain/text/apiError'
import { exchangeSchema, type ExchangeOrder } from '@/contract/exchanges'
import { checkAddress } from '@/domain/address/checkAddress'
import { catalogue } from '@/server/catalogue/catalogue'
import { database } from '@/server/database/database'
import { exchangeEvents, exchanges } from '@/server/database/schema'
import { atOnce } from '../../atOnce'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { ADDRESS, anOrder, request, create, estimate, made, madeFixed, range, read } from './exchangeCalls'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
afterEach(() => vi.useRealTimers())

const stored = async () => (await (await database()).select().from(exchanges)).length

describe('a new exchange', () => {
  test('waits for its deposit, and is returned whole without internal fields', async () => {
    const { status, result } = await create(
      anOrder({ userRefundAddress: ADDRESS.btc, unregEmail: 'a@example.com', referral: 'friend' }),
    )
    expect(status).toBe(201)
    expect(result).toMatchObject({
      type: 'floating',
      status: 'waiting',
      tickerFrom: 'btc',
      networkTo: 'eth',
      amountFrom: null,
      amountTo: null,
      expectedAmountFrom: '0.1',
      expectedAmountTo: expect.stringMatching(/^\d+\.\d+$/) as string,
      issue: null,
      actions: [],
      extendedInfo: {
        addressTo: ADDRESS.eth,
        userRefundAddress: ADDRESS.btc,
        extraIdFrom: null,
        txFrom: null,
        confirmations: 0,
      },
    })
    expect(Object.keys(result).sort()).toEqual([...Object.keys(exchangeSchema.shape), 'ownerSecret'].sort())
    expect(JSON.stringify(result)).not.toMatch(/example\.com|friend|idempotency|version/)
    const { ownerSecret: _, ...view } = result
    expect((await read(result.publicId)).result).toEqual({
      ...view,
      serverTime: expect.any(String) as string,
    })
  })

  test.each(['user@xn--80a1acny.xn--p1ai', 'user@почта.рф', 'first&last@example.com', 'Пётр@пример.рф'])(
    'is told of at an email address that every other call takes: %s',
    async (unregEmail) => {
      const { publicId } = await made({ unregEmail })
      const rows = await (await database()).select().from(exchanges)
      expect(rows.find((row) => row.publicId === publicId)?.unregEmail).toBe(unregEmail.toLowerCase())
    },
  )

  test('has an id of 80 bits without look-alikes', async () => {
    const ids = [(await made()).publicId, (await made()).publicId]
    for (const id of ids) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/)
    expect(ids[0]).not.toBe(ids[1])
  })

  test('has a deposit address that no wallet accepts', async () => {
    const { extendedInfo } = await made()
    expect(checkAddress('btc', extendedInfo.addressFrom)).toBe('invalid')
  })

  test('has an extra id for the deposit where the chain has one', async () => {
    const { extendedInfo } = await made({
      tickerFrom: 'xrp',
      networkFrom: 'xrp',
      amount: '1000',
    })
    expect(extendedInfo.extraIdFrom).toMatch(/^\d+$/)
  })

  test('at a fixed rate promises what was quoted, until the rate runs out', async () => {
    const { estimate: promised, rateId, validUntil } = await estimate(anOrder(), true)
    expect(await made({ fixed: true, rateId })).toMatchObject({
      type: 'fixed',
      expectedAmountTo: promised,
      validUntil,
    })
  })

  test('is made by the v3 address too', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    expect((await request('POST', '/api/v3/exchanges-new', anOrder(), headers)).status).toBe(201)
  })

  test('is written down in the log of its states', async () => {
    const { publicId, createdAt } = await made()
    const events = await (await database()).select().from(exchangeEvents)
    expect(events.filter((event) => event.publicId === publicId)).toMatchObject([
      { status: 'waiting', issue: null, at: Date.parse(createdAt) },
    ])
  })

  test('accepts attribution of any shape and stores what fits', async () => {
    const long = 'x'.repeat(500)
    const { publicId } = await made({ campaign: `\u0000${long}`, source: 7 as unknown as string })
    const rows = await (await database()).select().from(exchanges)
    expect(rows.find((row) => row.publicId === publicId)).toMatchObject({
      campaign: 'x'.repeat(256),
      source: null,
    })
  })
})

describe('the idempotency key', () => {
  test('returns the same exchange for the same call', async () => {
    const key = randomUUID()
    const first = await create(anOrder(), key)
    const count = await stored()
    const again = await create(anOrder(), key)
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.result.publicId).toBe(first.result.publicId)
    expect(await stored()).toBe(count)
  })

  test('makes one exchange of two calls at once', async () => {
    const key = randomUUID()
    const count = await stored()
    const all = await atOnce(6, () => create(anOrder(), key))
    expect(new Set(all.map((response) => response.result.publicId)).size).toBe(1)
    expect(all.map((response) => response.status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(await stored()).toBe(count + 1)
  })

  test('refuses another order under the same key', async () => {
    const key = randomUUID()
    await create(anOrder(), key)
    const { status, error } = await create(anOrder({ amount: '0.2' }), key)
    expect([status, error.code]).toEqual([409, 'idempotency_conflict'])
  })

  test('still responds when the rate of the order has expired meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const key = randomUUID()
    const { rateId } = await estimate(anOrder(), true)
    const order = anOrder({ fixed: true, rateId })
    const first = await create(order, key)
    vi.advanceTimersByTime(25 * 60_000)
    const again = await create(order, key)
    expect(again.result).toMatchObject({ publicId: first.result.publicId, status: 'expired' })
  })

  test.each(['', 'short', 'with space in it', 'x'.repeat(129)])('«%s» is refused', async (key) => {
    const { status, error } = await create(anOrder(), key)
    expect([status, error.code]).toEqual([400, 'validation_failed'])
    expect(Object.keys(error.fields ?? {})).toEqual(['idempotency-key'])
  })
})

describe('an order is refused', () => {
  const XRP = { tickerTo: 'xrp', networkTo: 'xrp', addressTo: ADDRESS.xrp }
  const FROM_XRP = { tickerFrom: 'xrp', networkFrom: 'xrp', amount: '1000' }
  const cases: [ApiErrorCode, string, Partial<ExchangeOrder>][] = [
    ['address_invalid', 'addressTo', { addressTo: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' }],
    ['address_invalid', 'addressTo', { addressTo: '' }],
    ['refund_address_invalid', 'userRefundAddress', { userRefundAddress: ADDRESS.eth }],
    ['extra_id_required', 'extraIdTo', XRP],
    ['extra_id_invalid', 'extraIdTo', { ...XRP, extraIdTo: 'my tag' }],
    ['extra_id_invalid', 'extraIdTo', { extraIdTo: '1' }],
    ['refund_extra_id_required', 'userRefundExtraId', { ...FROM_XRP, userRefundAddress: ADDRESS.xrp }],
    [
      'refund_extra_id_invalid',
      'userRefundExtraId',
      { ...FROM_XRP, userRefundAddress: ADDRESS.xrp, userRefundExtraId: '-1' },
    ],
    ['email_invalid', 'unregEmail', { unregEmail: 'nobody@' }],
    ['email_invalid', 'unregEmail', { unregEmail: 'a@example.com, b@example.com' }],
    ['rate_required', 'rateId', { fixed: true }],
    ['amount_invalid', 'amount', { amount: '1e3' }],
    ['amount_invalid', 'amount', { amount: '0.123456789' }],
    ['amount_below_min', 'amount', { amount: '0.00000001' }],
    ['amount_invalid', 'amount', { amount: '' }],
  ]
  test.each(cases)('with %s on %s', async (code, field, changes) => {
    const { status, error } = await create(anOrder(changes))
    expect([status, error.code]).toEqual([422, code])
    expect(Object.keys(error.fields ?? {})).toEqual([field])
  })

  test('for an unknown currency', async () => {
    const { error } = await create(anOrder({ tickerTo: 'nope', networkTo: 'eth' }))
    expect(Object.values(error.fields ?? {}).map((field) => field.code)).toEqual(['currency_unknown'])
  })

  test('for a disabled currency', async () => {
    const off = catalogue().find((currency) => !currency.enabled)
    const { error } = await create(
      anOrder({ tickerFrom: off?.symbolFront.toLowerCase(), networkFrom: off?.network, amount: '1' }),
    )
    expect(Object.values(error.fields ?? {}).map((field) => field.code)).toContain('currency_disabled')
  })

  test('for a pair that is not offered', async () => {
    const { error } = await create(anOrder({ tickerTo: 'btc', networkTo: 'btc', addressTo: ADDRESS.btc }))
    expect(Object.values(error.fields ?? {}).map((field) => field.code)).toContain('pair_unavailable')
  })

  test('outside the limits of a fixed rate, with the limits', async () => {
    const { rateId } = await estimate(anOrder(), true)
    const { error } = await create(anOrder({ fixed: true, rateId, amount: '1000000' }))
    expect(Object.values(error.fields ?? {}).map((field) => field.code)).toContain('amount_above_max')
    expect(error.limits?.max).toMatch(/^\d/)
  })

  test('with a rate that has run out', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { rateId } = await estimate(anOrder(), true)
    vi.advanceTimersByTime(21 * 60_000)
    const { status, error } = await create(anOrder({ fixed: true, rateId }))
    expect([status, error.code]).toEqual([409, 'rate_expired'])
  })

  test('with a rate that another order has used, also of several at once, and the first still succeeds', async () => {
    const { rateId } = await estimate(anOrder(), true)
    const order = anOrder({ fixed: true, rateId })
    const keys = [randomUUID(), randomUUID(), randomUUID()]
    const all = await Promise.all(keys.map((key) => create(order, key)))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = all.find(({ status }) => status === 409)?.error
    expect(refused).toMatchObject({ code: 'rate_expired', fields: { rateId: { code: 'rate_expired' } } })
    const winner = all.findIndex(({ status }) => status === 201)
    const again = await create(order, keys[winner])
    expect([again.status, again.result.publicId]).toEqual([200, all[winner]?.result.publicId])
  })

  test('with the rate of another request', async () => {
    const { rateId } = await estimate(anOrder({ amount: '0.2' }), true)
    const { status, error } = await create(anOrder({ fixed: true, rateId }))
    expect([status, error.code]).toEqual([422, 'rate_mismatch'])
  })

  test('with everything that is wrong at once, and nothing is stored', async () => {
    const count = await stored()
    const { status, error } = await create(
      {
        ...anOrder({ ...FROM_XRP, ...{ tickerTo: 'xlm', networkTo: 'xlm' } }),
        amount: '0.000001',
        addressTo: ADDRESS.btc,
        userRefundAddress: ADDRESS.eth,
        unregEmail: 'nobody',
      },
      'short',
    )
    expect([status, error.code]).toEqual([400, 'validation_failed'])
    const codes = Object.entries(error.fields ?? {}).map(([field, refused]) => [field, refused.code])
    expect(Object.fromEntries(codes)).toEqual({
      'idempotency-key': 'validation_failed',
      amount: 'amount_below_min',
      addressTo: 'address_invalid',
      extraIdTo: 'extra_id_required',
      userRefundAddress: 'refund_address_invalid',
      userRefundExtraId: 'refund_extra_id_required',
      unregEmail: 'email_invalid',
    })
    expect(error.limits?.min).toMatch(/^\d/)
    expect(await stored()).toBe(count)
  })

  test('when fields are of a wrong kind, each of them named', async () => {
    const { status, error } = await create({ ...anOrder(), amount: 1, fixed: 'yes', addressTo: 'a\u0000b' })
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {})).toEqual(['amount', 'fixed', 'addressTo'])
  })

  test.each([[null], ['text'], [[1]]])('when the body is %j and no object', async (body) => {
    expect(await create(body)).toMatchObject({ status: 400, error: { code: 'validation_failed' } })
  })
})

describe('an order is taken', () => {
  test('without an extra id when the visitor declares that the wallet needs none', async () => {
    const xrp = { tickerTo: 'xrp', networkTo: 'xrp', addressTo: ADDRESS.xrp }
    expect((await made({ ...xrp, notProvideMemo: true })).extendedInfo.extraIdTo).toBeNull()
    expect((await made({ ...xrp, extraIdTo: '0' })).extendedInfo.extraIdTo).toBe('0')
  })

  test('without the extra id of the refund likewise', async () => {
    const order = { tickerFrom: 'xrp', networkFrom: 'xrp', amount: '1000', userRefundAddress: ADDRESS.xrp }
    const { extendedInfo } = await made({ ...order, notProvideRefundMemo: true })
    expect(extendedInfo).toMatchObject({ userRefundAddress: ADDRESS.xrp, userRefundExtraId: null })
  })

  test('with blanks around what was pasted', async () => {
    expect((await made({ addressTo: ` ${ADDRESS.eth}\n` })).extendedInfo.addressTo).toBe(ADDRESS.eth)
  })

  test('at exactly the minimum', async () => {
    const { min } = await range()
    expect((await made({ amount: min })).expectedAmountFrom).toBe(min)
  })

  test('at a fixed rate whose terms are those of another order, each with a rate of its own', async () => {
    expect((await madeFixed()).type).toBe('fixed')
    expect((await madeFixed()).type).toBe('fixed')
  })
})
