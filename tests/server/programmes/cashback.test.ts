import { eq } from 'drizzle-orm'
import Big from 'big.js'
import { describe, expect, test, vi } from 'vitest'
import { customers, exchangeEvents, exchanges, journalEntries } from '@/server/database/schema'
import { database } from '@/server/database/database'
import { priceAt } from '@/server/prices/sampleMarket'
import { moveDueExchanges } from '@/server/exchanges/exchangeWorker'
import { worthInBtc } from '@/server/journal/worthInBtc'
import * as locks from '@/server/database/lockCustomer'
import * as storedJournal from '@/server/journal/storedJournal'
import { aCustomer, deposited, ordered, stored } from '../aCustomer'
import { later, useClock, advanceSeconds } from '../clock'
import { act, made, deposit, madeFixed, read, secretOf } from '../exchanges/exchangeCalls'
import { anExchange, MADE_AT } from '../exchanges/anExchange'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { entriesOf, legsWhere, finishedEarlier, loyaltyOf } from './aLedger'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

const DAY = 86_400_000
const rowOf = async (publicId: string) => {
  const [row] = await (await database()).select().from(exchanges).where(eq(exchanges.publicId, publicId))
  return row
}

describe('a finished exchange of a customer', () => {
  test('brings its volume and its cashback, at the moment at which it finished', async () => {
    const anna = await aCustomer()
    const { publicId } = await deposited(anna, { amount: '0.1' })
    advanceSeconds(3600)
    const { result } = await read(publicId)
    expect(result.status).toBe('finished')
    expect(await rowOf(publicId)).toMatchObject({ customerId: anna.id, volumeBtc: '0.1' })
    const [entry, ...more] = await entriesOf(anna)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      ...{ kind: 'cashback', amountBtc: '0.00005', publicId, payoutId: null },
      at: Date.parse(result.updatedAt),
    })
    expect(await loyaltyOf(anna)).toMatchObject({
      ...{ balanceBtc: '0.00005', earnedBtc: '0.00005', volumeBtc: '0.1' },
      entries: [{ kind: 'cashback', amountBtc: '0.00005', publicId, at: result.updatedAt }],
    })
  })

  test('brings it once, however many look and however often the worker comes', async () => {
    const anna = await aCustomer()
    const { publicId } = await deposited(anna)
    advanceSeconds(30)
    await Promise.all([moveDueExchanges(), ...Array.from({ length: 20 }, () => read(publicId))])
    await moveDueExchanges()
    expect(await entriesOf(anna)).toHaveLength(1)
    expect((await loyaltyOf(anna)).balanceBtc).toBe('0.00005')
  })

  test('is worth what was sent, in BTC of that moment, rounded down to eight places', () => {
    const eth = anExchange({ tickerFrom: 'eth', networkFrom: 'eth', amountFrom: '1.23456789' })
    const exact = new Big('1.23456789').times(priceAt('eth', MADE_AT)).div(priceAt('btc', MADE_AT))
    const worth = worthInBtc(eth) ?? ''
    expect(new Big(worth).lte(exact)).toBe(true)
    expect(exact.minus(worth).lt('0.00000001')).toBe(true)
    expect(worth).toMatch(/^\d+\.\d{1,8}$/)
    expect(worthInBtc({ ...eth, updatedAt: MADE_AT + DAY })).not.toBe(worth)
  })

  test('in a coin that has left the catalogue has no known worth', () => {
    expect(worthInBtc(anExchange({ tickerFrom: 'nosuchcoin', amountFrom: '1' }))).toBeNull()
  })

  test('of which half arrived brings half', async () => {
    const anna = await aCustomer()
    const { publicId } = await ordered(anna)
    await deposit(publicId, 'too_small')
    advanceSeconds(30)
    await read(publicId)
    expect((await loyaltyOf(anna)).volumeBtc).toBe('0.05')
  })

  test('so small that its cashback rounds to nothing counts its volume only', async () => {
    const anna = await aCustomer()
    const { publicId } = await deposited(anna)
    advanceSeconds(7)
    expect((await read(publicId)).result.status).toBe('sending')
    const db = await database()
    await db.update(exchanges).set({ amountFrom: '0.00001' }).where(eq(exchanges.publicId, publicId))
    advanceSeconds(30)
    expect((await read(publicId)).result.status).toBe('finished')
    expect(await rowOf(publicId)).toMatchObject({ volumeBtc: '0.00001' })
    expect(await entriesOf(anna)).toEqual([])
  })
})

describe('what ends otherwise', () => {
  test('of an anonymous exchange is none', async () => {
    const { publicId } = await made()
    await deposit(publicId, 'full')
    advanceSeconds(30)
    await read(publicId)
    expect(await rowOf(publicId)).toMatchObject({ status: 'finished', volumeBtc: null })
    expect(await legsWhere(eq(journalEntries.key, `cashback:${publicId}`))).toEqual([])
  })

  test('in an expiry or a refund brings nothing', async () => {
    const anna = await aCustomer()
    const expired = await ordered(anna)
    await deposit(expired.publicId, 'expire')
    const late = await ordered(anna)
    await deposit(late.publicId, 'late')
    advanceSeconds(30)
    const refund = { action: 'refund', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }
    await act(late.publicId, refund, await anna.headers())
    expect((await read(late.publicId)).result.status).toBe('refunded')
    expect(await loyaltyOf(anna)).toMatchObject({ volumeBtc: '0', balanceBtc: '0', entries: [] })
  })
})

describe('the level', () => {
  test.each([
    ['bronze', '0.0001'],
    ['silver', '0.0002'],
    ['gold', '0.0003'],
    ['platinum', '0.0004'],
    ['renamed', '0.0001'],
  ])('%s, once reached, sets the cashback of 0.2 BTC to %s', async (level, cashback) => {
    const anna = await aCustomer({ level })
    const { publicId } = await deposited(anna, { amount: '0.2' })
    advanceSeconds(30)
    await read(publicId)
    expect(await entriesOf(anna)).toMatchObject([{ amountBtc: cashback }])
  })

  test('that an exchange reaches counts from the next one on, and is stored', async () => {
    const anna = await aCustomer()
    for (const [amount, level] of [
      ['0.29', 'bronze'],
      ['0.01', 'silver'],
      ['0.1', 'silver'],
      ['2.6', 'platinum'],
    ] as const) {
      const { publicId } = await deposited(anna, { amount })
      advanceSeconds(30)
      await read(publicId)
      expect((await stored(anna)).level).toBe(level)
    }
    const booked = (await entriesOf(anna)).map(({ amountBtc }) => amountBtc)
    expect(booked).toEqual(['0.000145', '0.000005', '0.0001', '0.0026'])
    later(400 * DAY)
    expect(await loyaltyOf(anna)).toMatchObject({
      ...{ level: 'platinum', cashbackPercent: '0.2', volumeBtc: '0', nextLevel: null, missingBtc: null },
    })
    const { publicId } = await deposited(anna, { amount: '0.1' })
    advanceSeconds(30)
    await read(publicId)
    expect((await entriesOf(anna)).at(-1)).toMatchObject({ amountBtc: '0.0002' })
    expect((await stored(anna)).level).toBe('platinum')
  })

  test('is not helped by volume that has left the window', async () => {
    const anna = await aCustomer()
    await finishedEarlier(anna, { updatedAt: Date.now() - 90 * DAY - 60_000, volumeBtc: '5' })
    const { publicId } = await deposited(anna, { amount: '0.1' })
    advanceSeconds(30)
    await read(publicId)
    expect((await stored(anna)).level).toBe('bronze')
    expect(await entriesOf(anna)).toMatchObject([{ amountBtc: '0.00005' }])
  })

  test('of two exchanges that finish at the same moment counts both', async () => {
    const anna = await aCustomer()
    const both = [await deposited(anna, { amount: '0.2' }), await deposited(anna, { amount: '0.2' })]
    advanceSeconds(30)
    await Promise.all(both.map(({ publicId }) => read(publicId)))
    expect((await stored(anna)).level).toBe('silver')
    expect((await loyaltyOf(anna)).volumeBtc).toBe('0.4')
    expect(await entriesOf(anna)).toHaveLength(2)
  })
})

describe('the transaction', () => {
  test('that cannot book leaves neither the status nor the entry, and the next try makes both', async () => {
    const anna = await aCustomer()
    const { publicId } = await deposited(anna)
    advanceSeconds(30)
    // Thrown after the volume was written, in the middle of everything.
    const broken = vi.spyOn(storedJournal, 'book').mockRejectedValueOnce(new Error('no disk'))
    expect((await read(publicId)).status).toBe(500)
    expect(broken).toHaveBeenCalledOnce()
    expect(await rowOf(publicId)).toMatchObject({ status: 'confirming', volumeBtc: null })
    const db = await database()
    const events = await db.select().from(exchangeEvents).where(eq(exchangeEvents.publicId, publicId))
    expect(events.map(({ status }) => status)).toEqual(['waiting', 'confirming'])
    expect(await entriesOf(anna)).toEqual([])

    expect((await read(publicId)).result.status).toBe('finished')
    expect(await entriesOf(anna)).toHaveLength(1)
    expect(await rowOf(publicId)).toMatchObject({ status: 'finished', volumeBtc: '0.1' })
  })

  test('of a customer who is deleted meanwhile finishes the exchange without an owner', async () => {
    const anna = await aCustomer()
    const { publicId } = await deposited(anna)
    const db = await database()
    await db.delete(customers).where(eq(customers.id, anna.id))
    advanceSeconds(30)
    expect((await read(publicId)).result.status).toBe('finished')
    expect(await rowOf(publicId)).toMatchObject({ customerId: null, volumeBtc: null })
    expect(await legsWhere(eq(journalEntries.key, `cashback:${publicId}`))).toEqual([])
  })
})

test('an exchange whose customer is deleted while it is written finishes, and gets no owner again', async () => {
  const anna = await aCustomer()
  const { publicId } = await deposited(anna)
  advanceSeconds(30)
  // After the exchange was read with its customer, and before it is written.
  vi.spyOn(locks, 'lockCustomer').mockImplementationOnce(async (transaction, id) => {
    await transaction.delete(customers).where(eq(customers.id, id))
    return null
  })
  expect((await read(publicId)).result.status).toBe('finished')
  expect(await rowOf(publicId)).toMatchObject({ customerId: null, volumeBtc: null })
})

test('a fixed-rate exchange brings cashback like any other', async () => {
  const { publicId } = await madeFixed()
  const anna = await aCustomer()
  await anna.request('POST', '/api/v4/customers/exchanges/claims', {
    publicIds: [publicId],
    ownerSecrets: { [publicId]: secretOf(publicId) },
  })
  await deposit(publicId, 'full')
  advanceSeconds(30)
  expect((await read(publicId)).result.status).toBe('finished')
  expect((await loyaltyOf(anna)).balanceBtc).toBe('0.00005')
})
