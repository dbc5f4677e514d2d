import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { Exchange } from '@/contract/exchanges'
import type { SandboxDeposit } from '@/domain/exchange/exchange'
import { closeDatabase, database } from '@/server/database/database'
import { exchangeEvents, exchanges } from '@/server/database/schema'
import { moveDueExchanges } from '@/server/exchanges/exchangeWorker'
import { atOnce } from '../../atOnce'
import { useClock, advanceSeconds } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { act, ADDRESS, request, deposit, lastExchanges, made, madeFixed, range, read } from './exchangeCalls'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

const statusOf = async ({ publicId }: Exchange) => (await read(publicId)).result.status
const eventsOf = async ({ publicId }: Exchange) => {
  const db = await database()
  const events = await db
    .select()
    .from(exchangeEvents)
    .where(eq(exchangeEvents.publicId, publicId))
    .orderBy(exchangeEvents.id)
  return events.map((event) => event.status)
}

/** An exchange some seconds after such a deposit. */
async function after(exchange: Exchange, kind: SandboxDeposit, seconds = 30): Promise<Exchange> {
  await deposit(exchange.publicId, kind)
  advanceSeconds(seconds)
  return (await read(exchange.publicId)).result
}

describe('an exchange', () => {
  test('goes its way from waiting to finished, a step at a time', async () => {
    const exchange = await made()
    const placed = await deposit(exchange.publicId, 'full')
    expect(placed.result).toMatchObject({ status: 'confirming', amountFrom: '0.1' })

    const seen = []
    for (const seconds of [1, 2, 3, 3]) {
      advanceSeconds(seconds)
      seen.push(await statusOf(exchange))
    }
    expect(seen).toEqual(['confirming', 'exchanging', 'sending', 'finished'])

    const { result } = await read(exchange.publicId)
    expect(result.extendedInfo.confirmations).toBe(result.extendedInfo.confirmationsNeeded)
    expect(result.extendedInfo.txTo).toMatch(/^0x[0-9a-f]{64}$/)
    // A floating rate is that of the deposit; what was quoted stays.
    expect(result.expectedAmountTo).toBe(exchange.expectedAmountTo)
    expect(result.requote).toMatchObject({ amountFrom: '0.1', amountTo: result.amountTo })
  })

  test('that was not polled went through the same steps, and each status is recorded once', async () => {
    const exchange = await made()
    const done = await after(exchange, 'full', 3600)
    expect(done.status).toBe('finished')
    expect(Date.parse(done.updatedAt)).toBe(Date.parse(exchange.createdAt) + 9000)
    expect(await eventsOf(exchange)).toEqual(['waiting', 'confirming', 'exchanging', 'sending', 'finished'])
  })

  test('moves once however many look at the same moment', async () => {
    const exchange = await made()
    await deposit(exchange.publicId, 'full')
    advanceSeconds(30)
    const looks = await atOnce(8, () => read(exchange.publicId))
    expect(new Set(looks.map((look) => look.result.status))).toEqual(new Set(['finished']))
    expect(await eventsOf(exchange)).toHaveLength(5)
  })

  test('is moved by the worker without polling', async () => {
    const exchange = await made()
    await deposit(exchange.publicId, 'full')
    advanceSeconds(30)
    await moveDueExchanges()
    const db = await database()
    const [stored] = await db.select().from(exchanges).where(eq(exchanges.publicId, exchange.publicId))
    expect(stored).toMatchObject({ status: 'finished', dueAt: null })
  })

  test('counts its countdown from the server’s clock', async () => {
    const exchange = await made()
    advanceSeconds(60)
    const { result } = await read(exchange.publicId)
    expect(Date.parse(result.serverTime)).toBe(Date.parse(exchange.serverTime) + 60_000)
  })

  test('survives a restart at any point of its way', async () => {
    const exchange = await made()
    await deposit(exchange.publicId, 'full')
    advanceSeconds(4)
    await closeDatabase()
    expect(await statusOf(exchange)).toBe('exchanging')
  })

  test('with an unknown id is 404', async () => {
    for (const call of [read('nope'), deposit('nope', 'full'), act('nope', { action: 'refund' })]) {
      expect(await call).toMatchObject({ status: 404, error: { code: 'not_found' } })
    }
  })
})

describe('a deposit', () => {
  test('of half a large floating order is paid for what arrived', async () => {
    const exchange = await made()
    const done = await after(exchange, 'too_small')
    expect(done).toMatchObject({ status: 'finished', amountFrom: '0.05', issue: null })
    expect(Number(done.amountTo)).toBeCloseTo(Number(exchange.expectedAmountTo) / 2, 1)
  })

  test('of half a small floating order fails and is refunded on request', async () => {
    const { min } = await range()
    const failed = await after(await made({ amount: min }), 'too_small')
    expect(failed).toMatchObject({ status: 'failed', issue: 'deposit_too_small', actions: ['refund'] })
    const { result } = await act(failed.publicId, { action: 'refund', address: ADDRESS.btc })
    expect(result).toMatchObject({
      status: 'refunded',
      actions: [],
      extendedInfo: { userRefundAddress: ADDRESS.btc, refundTx: expect.any(String) as string, txTo: null },
    })
  })

  test('of double on a floating order is paid for what arrived', async () => {
    const done = await after(await made(), 'too_large')
    expect(done).toMatchObject({ status: 'finished', amountFrom: '0.2' })
  })

  test.each([
    ['too_small', 'deposit_too_small'],
    ['too_large', 'deposit_too_large'],
    ['late', 'deposit_late'],
  ] as const)('%s on a fixed rate waits for a choice', async (kind, issue) => {
    const held = await after(await madeFixed(), kind)
    expect(held).toMatchObject({ status: 'verifying', issue, actions: ['refund', 'continue'] })
  })

  test('that never comes lets the exchange expire at its deadline', async () => {
    const fixed = await madeFixed()
    advanceSeconds(20 * 60 - 1)
    expect(await statusOf(fixed)).toBe('waiting')
    advanceSeconds(2)
    expect(await statusOf(fixed)).toBe('expired')
    expect(await eventsOf(fixed)).toEqual(['waiting', 'expired'])
  })

  test('can be left out by hand', async () => {
    const expired = await after(await made(), 'expire', 0)
    expect(expired).toMatchObject({ status: 'expired', actions: [], amountFrom: null })
  })

  test('that is late finds an expired exchange', async () => {
    const late = await made()
    expect((await deposit(late.publicId, 'late')).result.status).toBe('expired')
    advanceSeconds(3)
    expect(await statusOf(late)).toBe('verifying')
    expect(await eventsOf(late)).toEqual(['waiting', 'expired', 'verifying'])
  })

  test('is taken once, also of two at the same moment', async () => {
    const { publicId } = await made()
    const both = await Promise.all([deposit(publicId, 'full'), deposit(publicId, 'too_large')])
    expect(both.map((response) => response.status).sort()).toEqual([200, 409])
    expect((await deposit(publicId, 'full')).error.code).toBe('action_unavailable')
  })

  test('of an unknown kind is refused', async () => {
    const { publicId } = await made()
    const path = `/api/v4/sandbox/exchanges/${publicId}/deposits`
    const { status, error } = await request('POST', path, { kind: 'huge' })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['kind']])
  })
})

describe('the choice', () => {
  const held = async (changes = {}) => after(await madeFixed(changes), 'late')

  test('to go on pays the market rate for what arrived', async () => {
    const { publicId, expectedAmountFrom, expectedAmountTo } = await held()
    const { result } = await act(publicId, { action: 'continue' })
    expect(result).toMatchObject({ status: 'exchanging', issue: null, actions: [] })
    expect(result.requote?.amountFrom).toBe(expectedAmountFrom)
    advanceSeconds(6)
    expect((await read(publicId)).result).toMatchObject({
      ...{ status: 'finished', expectedAmountFrom, expectedAmountTo },
      amountTo: result.requote?.amountTo,
    })
  })

  test('to go on is not offered for an amount below the minimum', async () => {
    const { min } = await range()
    const small = await after(await madeFixed({ amount: min }), 'too_small')
    expect(small).toMatchObject({ status: 'verifying', actions: ['refund'] })
    const { status, error } = await act(small.publicId, { action: 'continue' })
    expect([status, error.code]).toEqual([409, 'action_unavailable'])
  })

  test('of a refund goes to the address of the order where the call names none', async () => {
    const { publicId } = await held({ userRefundAddress: ADDRESS.btc })
    const { result } = await act(publicId, { action: 'refund' })
    expect(result).toMatchObject({ status: 'refunded', extendedInfo: { userRefundAddress: ADDRESS.btc } })
  })

  test('of a refund without any address, or to a wrong one, is refused and can be made again', async () => {
    const { publicId } = await held()
    for (const address of ['', ADDRESS.eth]) {
      const { status, error } = await act(publicId, { action: 'refund', address })
      expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([
        422,
        'refund_address_invalid',
        ['address'],
      ])
    }
    expect((await act(publicId, { action: 'refund', address: ADDRESS.btc })).status).toBe(200)
  })

  test('of a refund to the deposit address itself is refused', async () => {
    const { publicId } = await held()
    const db = await database()
    await db.update(exchanges).set({ addressFrom: ADDRESS.btc }).where(eq(exchanges.publicId, publicId))
    const { status, error } = await act(publicId, { action: 'refund', address: ADDRESS.btc })
    expect([status, error.code]).toEqual([422, 'refund_address_invalid'])
  })

  test('of a refund requires the extra id of chains that have one', async () => {
    const { publicId } = await held({ tickerFrom: 'xrp', networkFrom: 'xrp', amount: '1000' })
    const refund = { action: 'refund', address: ADDRESS.xrp }
    expect((await act(publicId, refund)).error.code).toBe('refund_extra_id_required')
    expect((await act(publicId, { ...refund, extraId: 'x' })).error.code).toBe('refund_extra_id_invalid')
    // XLS-5d's example of tag 14.
    const tagged = { ...refund, address: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS' }
    expect((await act(publicId, { ...tagged, extraId: '7' })).error.code).toBe('refund_extra_id_invalid')
    const { result } = await act(publicId, { ...refund, extraId: '7' })
    expect(result.extendedInfo.userRefundExtraId).toBe('7')
  })

  test('is made once', async () => {
    const { publicId } = await held({ userRefundAddress: ADDRESS.btc })
    const both = await Promise.all([
      act(publicId, { action: 'refund' }),
      act(publicId, { action: 'continue' }),
    ])
    expect(both.map((response) => response.status).sort()).toEqual([200, 409])
  })

  test('is not offered to an exchange on its way', async () => {
    const { publicId } = await made()
    for (const action of ['refund', 'continue']) {
      expect(await act(publicId, { action })).toMatchObject({ status: 409 })
    }
  })

  test('of an unknown action is refused', async () => {
    const { publicId } = await made()
    expect(await act(publicId, { action: 'cancel' })).toMatchObject({
      status: 400,
      error: { fields: { action: { code: 'validation_failed' } } },
    })
  })
})

describe('the last exchanges', () => {
  test('are the twelve finished last, newest first, without an address or an id', async () => {
    // Past everything that the tests above have finished.
    advanceSeconds(86_400)
    for (let count = 0; count < 13; count++) {
      await after(await made({ amount: `0.${10 + count}` }), 'full', 10)
    }
    await after(await made(), 'expire')

    const shown = await lastExchanges()
    expect(shown).toHaveLength(12)
    expect(shown[0]).toEqual({
      tickerFrom: 'btc',
      networkFrom: 'btc',
      tickerTo: 'eth',
      networkTo: 'eth',
      amountFrom: '0.22',
      // Two digits, and no zero at the end of a fraction.
      amountTo: expect.stringMatching(/^[1-9](\.[1-9])?$/) as string,
      finishedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    })
    expect(shown.at(-1)).toMatchObject({ amountFrom: '0.11' })
  })
})
