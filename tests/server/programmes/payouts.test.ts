import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { checkAddress } from '@/domain/address/checkAddress'
import { accountTimings } from '@/config/accountTimings'
import { database } from '@/server/database/database'
import { customers, journalEntries, payouts, signIns, totps } from '@/server/database/schema'
import { SANDBOX_FAILING_ADDRESS } from '@/server/sandbox/payoutSteps'
import { moveDuePayouts } from '@/server/programmes/payoutWorker'
import * as enqueue from '@/server/mail/enqueueEmail'
import * as storedJournal from '@/server/journal/storedJournal'
import { cashbackPurse } from '@/server/programmes/purse'
import { storePayout } from '@/server/programmes/storedPayouts'
import { atOnce } from '../../atOnce'
import { emailsTo } from '../accounts/accountCalls'
import { aCustomer, stored, type TestCustomer } from '../aCustomer'
import { useClock, advanceSeconds } from '../clock'
import { request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { BTC, earn, entriesOf, legsWhere, loyaltyOf, payOut, payoutsOf } from './aLedger'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

const balanceOf = async (somebody: TestCustomer) => (await payoutsOf(somebody)).balanceBtc

async function rich(amountBtc = '0.01') {
  const somebody = await aCustomer()
  await earn(somebody, amountBtc)
  return somebody
}

describe('a payout', () => {
  test('takes its amount off the balance at once and is returned with its state', async () => {
    const anna = await rich()
    const { status, result } = await payOut(anna, { amountBtc: '0.004', address: BTC })
    expect([status, result]).toEqual([
      201,
      {
        ...{ id: expect.stringMatching(/^[0-9a-z]{16}$/) as string, amountBtc: '0.004', address: BTC },
        ...{ state: 'requested', tx: null, refusal: null },
        steps: [{ state: 'requested', at: new Date().toISOString() }],
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
      },
    ])
    expect(await payoutsOf(anna)).toEqual({
      ...{ result: [result], offset: 0, limit: 20, totalCount: 1 },
      ...{ balanceBtc: '0.006', minBtc: '0.0005' },
    })
    expect(
      (await entriesOf(anna)).map(({ kind, amountBtc, payoutId }) => [kind, amountBtc, payoutId]),
    ).toEqual([
      ['cashback', '0.01', null],
      ['payout', '-0.004', result.id],
    ])
    expect(await loyaltyOf(anna)).toMatchObject({ balanceBtc: '0.006', earnedBtc: '0.01' })
  })

  test('is sent and then finished by itself, a step each', async () => {
    const anna = await rich()
    await payOut(anna, { amountBtc: '0.004', address: BTC })
    const seen = []
    for (const seconds of [2, 1, 3, 3600]) {
      advanceSeconds(seconds)
      const [{ state, tx } = { state: '', tx: '' }] = (await payoutsOf(anna)).result
      seen.push([state, tx?.length ?? null])
    }
    expect(seen).toEqual([
      ['requested', null],
      ['sending', 64],
      ['finished', 64],
      ['finished', 64],
    ])
    expect(await balanceOf(anna)).toBe('0.006')
  })

  test('is moved by the worker without polling, each step at the moment it was due', async () => {
    const anna = await rich()
    const { result } = await payOut(anna, { amountBtc: '0.004', address: BTC })
    advanceSeconds(3600)
    await moveDuePayouts()
    const [stored] = await (await database()).select().from(payouts).where(eq(payouts.id, result.id))
    const updatedAt = Date.parse(result.createdAt) + 6000
    expect(stored).toMatchObject({ state: 'finished', dueAt: null, updatedAt })
  })

  test('of everything leaves nothing', async () => {
    const anna = await rich('0.0005')
    expect((await payOut(anna, { amountBtc: '0.00050000', address: BTC })).status).toBe(201)
    expect(await balanceOf(anna)).toBe('0')
  })

  test('that fails gives its amount back in the same step, once', async () => {
    expect(checkAddress('btc', SANDBOX_FAILING_ADDRESS)).toBe('valid')
    const anna = await rich()
    const { result } = await payOut(anna, { amountBtc: '0.004', address: SANDBOX_FAILING_ADDRESS })
    expect(await balanceOf(anna)).toBe('0.006')
    advanceSeconds(30)
    await atOnce(10, () => moveDuePayouts())
    expect(await payoutsOf(anna)).toMatchObject({
      result: [{ id: result.id, state: 'failed', tx: null }],
      balanceBtc: '0.01',
    })
    const entries = (await entriesOf(anna)).map(({ kind, amountBtc }) => [kind, amountBtc])
    expect(entries.slice(1)).toEqual([
      ['payout', '-0.004'],
      ['payout_return', '0.004'],
    ])
    expect((await loyaltyOf(anna)).earnedBtc).toBe('0.01')
  })

  test.each([
    [{ amountBtc: '0.00049999' }, 'payout_below_min', 'amountBtc'],
    [{ amountBtc: '0.01000001' }, 'balance_too_low', 'amountBtc'],
    [{ amountBtc: '0' }, 'amount_invalid', 'amountBtc'],
    [{ amountBtc: '-0.001' }, 'amount_invalid', 'amountBtc'],
    [{ amountBtc: '0.001000001' }, 'amount_invalid', 'amountBtc'],
    [{ amountBtc: '1e-3' }, 'amount_invalid', 'amountBtc'],
    [{ amountBtc: '' }, 'amount_invalid', 'amountBtc'],
    [{ address: '' }, 'address_invalid', 'address'],
    [{ address: BTC.replace('w', 'x') }, 'address_invalid', 'address'],
    [{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }, 'address_invalid', 'address'],
  ])('of %j is refused, and nothing is booked', async (changes, code, field) => {
    const anna = await rich()
    const { status, error } = await payOut(anna, { amountBtc: '0.004', address: BTC, ...changes })
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([422, code, [field]])
    const isOutside = code === 'payout_below_min' || code === 'balance_too_low'
    expect(error.limits).toEqual(isOutside ? { min: '0.0005', max: '0.01' } : undefined)
    expect(await payoutsOf(anna)).toMatchObject({ totalCount: 0, balanceBtc: '0.01' })
    expect(await entriesOf(anna)).toHaveLength(1)
  })

  test('is refused with all of its problems at once', async () => {
    const { error } = await payOut(await rich(), { amountBtc: '9', address: 'x' })
    expect([error.code, Object.keys(error.fields ?? {})]).toEqual([
      'validation_failed',
      ['amountBtc', 'address'],
    ])
  })

  test.each(['', 'short', 'ä'.repeat(20)])('under the idempotency-key «%s» is refused', async (key) => {
    const { status, error } = await payOut(await rich(), { amountBtc: '0.004', address: BTC }, key)
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['idempotency-key']])
  })
})

describe('the idempotency key', () => {
  test('returns the same payout for the same call, also when the balance would not suffice any more', async () => {
    const anna = await rich()
    const key = randomUUID()
    const first = await payOut(anna, { amountBtc: '0.01', address: BTC }, key)
    advanceSeconds(60)
    await moveDuePayouts()
    const again = await payOut(anna, { amountBtc: '0.0100', address: BTC }, key)
    expect([again.status, again.result.id, again.result.state]).toEqual([200, first.result.id, 'finished'])
    expect(await balanceOf(anna)).toBe('0')
  })

  test('of another payout is refused', async () => {
    const anna = await rich()
    const key = randomUUID()
    await payOut(anna, { amountBtc: '0.004', address: BTC }, key)
    for (const changes of [{ amountBtc: '0.005' }, { address: SANDBOX_FAILING_ADDRESS }]) {
      const { status, error } = await payOut(anna, { amountBtc: '0.004', address: BTC, ...changes }, key)
      expect([status, error.code]).toEqual([409, 'idempotency_conflict'])
    }
    expect(await balanceOf(anna)).toBe('0.006')
  })

  test('sent fifty times at once makes one payout', async () => {
    const anna = await rich()
    const key = randomUUID()
    const calls = Array.from({ length: 50 }, () => payOut(anna, { amountBtc: '0.0006', address: BTC }, key))
    const responses = await Promise.all(calls)
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array<number>(49).fill(200), 201])
    expect(new Set(responses.map(({ result }) => result.id)).size).toBe(1)
    expect(await payoutsOf(anna)).toMatchObject({ totalCount: 1, balanceBtc: '0.0094' })
  })

  test('of one customer is free for another', async () => {
    const key = randomUUID()
    const [anna, ben] = [await rich(), await rich()]
    const hers = await payOut(anna, { amountBtc: '0.004', address: BTC }, key)
    const own = await payOut(ben, { amountBtc: '0.005', address: BTC }, key)
    expect([hers.status, own.status]).toEqual([201, 201])
    expect(own.result.id).not.toBe(hers.result.id)
  })
})

describe('one balance', () => {
  test('is paid out once by fifty simultaneous payouts', async () => {
    const anna = await rich('0.01')
    const calls = Array.from({ length: 50 }, () => payOut(anna, { amountBtc: '0.01', address: BTC }))
    const responses = await Promise.all(calls)
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ error }) => error.code === 'balance_too_low')).toHaveLength(49)
    expect(await payoutsOf(anna)).toMatchObject({ totalCount: 1, balanceBtc: '0' })
  })

  test('is paid out once also by fifty that reach the database in the same instant', async () => {
    const anna = await rich('0.01')
    const now = Date.now()
    const judge = (id: string) => (balanceBtc: string) => {
      if (balanceBtc !== '0.01') throw new Error('too low')
      return {
        ...{ id, customerId: anna.id, idempotencyKey: id, amountBtc: '0.01', address: BTC, tx: null },
        ...{ state: 'requested' as const, createdAt: now, updatedAt: now, dueAt: null, holdReason: null },
        ...{ approvedAt: null, sentAt: null, endedAt: null, exportedAt: null, checkAt: null },
        ...{ refusal: null, confirmations: null, explorerFault: null, partnerId: null },
      }
    }
    const ids = Array.from({ length: 50 }, () => randomUUID())
    const signedIn = { customer: await stored(anna), signInId: anna.signInId, confirmedAt: now }
    const nothing = () => Promise.resolve()
    const all = await Promise.allSettled(
      ids.map((id) =>
        storePayout(signedIn, id, {
          purse: cashbackPurse(anna.id),
          judge: judge(id),
          guard: nothing,
          announce: nothing,
        }),
      ),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await payoutsOf(anna)).toMatchObject({ totalCount: 1, balanceBtc: '0' })
  })

  test('serves as many as fit into it, never more', async () => {
    const anna = await rich('0.01')
    const calls = Array.from({ length: 30 }, () => payOut(anna, { amountBtc: '0.0009', address: BTC }))
    const made = (await Promise.all(calls)).filter(({ status }) => status === 201)
    expect(made).toHaveLength(11)
    expect(await balanceOf(anna)).toBe('0.0001')
  })
})

describe('with a second factor', () => {
  const withFactor = async () => {
    const anna = await rich()
    const db = await database()
    const now = Date.now()
    await db
      .insert(totps)
      .values({ customerId: anna.id, secret: 'A', lastStep: 0, createdAt: now, confirmedAt: now })
    return anna
  }
  const confirm = async ({ signInId }: TestCustomer, payoutConfirmedAt = Date.now()) => {
    const db = await database()
    await db.update(signIns).set({ payoutConfirmedAt }).where(eq(signIns.id, signInId))
  }
  const ask = (anna: TestCustomer, key?: string) => payOut(anna, { amountBtc: '0.001', address: BTC }, key)

  test('each withdrawal uses up a confirmation of its own; the fresh sign-in is none', async () => {
    const anna = await withFactor()
    expect((await ask(anna)).error.code).toBe('confirmation_required')
    await confirm(anna)
    const key = randomUUID()
    expect((await ask(anna, key)).status).toBe(201)
    expect((await ask(anna)).error.code).toBe('confirmation_required')
    // The response was lost: it is no other withdrawal.
    expect((await ask(anna, key)).status).toBe(200)
    expect(await balanceOf(anna)).toBe('0.009')
  })

  test('a confirmation of earlier than ten minutes, and one of a withdrawal that was refused, count as they should', async () => {
    const anna = await withFactor()
    await confirm(anna, Date.now() - accountTimings.freshConfirmation)
    expect((await ask(anna)).error.code).toBe('confirmation_required')
    await confirm(anna)
    expect((await payOut(anna, { amountBtc: '5', address: BTC })).error.code).toBe('balance_too_low')
    expect((await ask(anna)).status).toBe(201)
  })

  test('of many at once one gets the confirmation', async () => {
    const anna = await withFactor()
    await confirm(anna)
    const asked = await atOnce(20, () => ask(anna))
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await balanceOf(anna)).toBe('0.009')
  })
})

describe('the link of the email about a withdrawal', () => {
  const stop = (token: string) =>
    request<{ amountBtc: string }>('POST', '/api/v4/customers/payouts/stop', { token })
  const withLink = async () => {
    const anna = await rich()
    const { result } = await payOut(anna, { amountBtc: '0.004', address: BTC })
    const [mail] = await emailsTo(`${anna.id}@example.com`)
    expect(mail?.text).toContain(BTC)
    expect(mail?.text).toContain('0.004')
    return { anna, id: result.id, token: /#stop-token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
  }

  test('stops it once, and its amount returns', async () => {
    const { anna, token } = await withLink()
    expect(await stop(token)).toMatchObject({ status: 200, result: { amountBtc: '0.004' } })
    expect(await payoutsOf(anna)).toMatchObject({ result: [{ state: 'failed' }], balanceBtc: '0.01' })
    expect((await stop(token)).error.code).toBe('link_invalid')
    expect(await balanceOf(anna)).toBe('0.01')
  })

  test('does nothing to one that was sent', async () => {
    const { anna, token } = await withLink()
    advanceSeconds(3)
    await moveDuePayouts()
    expect((await stop(token)).error.code).toBe('link_invalid')
    expect(await payoutsOf(anna)).toMatchObject({ result: [{ state: 'sending' }], balanceBtc: '0.006' })
  })

  test('expires', async () => {
    const { anna, id, token } = await withLink()
    const db = await database()
    await db.update(payouts).set({ dueAt: null }).where(eq(payouts.id, id))
    advanceSeconds(accountTimings.payoutStop / 1000)
    expect((await stop(token)).error.code).toBe('link_invalid')
    expect(await balanceOf(anna)).toBe('0.006')
  })

  test('of a withdrawal that cannot be announced is none: nothing is stored', async () => {
    const anna = await rich()
    vi.spyOn(enqueue, 'enqueueEmail').mockRejectedValueOnce(new Error('no disk'))
    expect((await payOut(anna, { amountBtc: '0.004', address: BTC })).status).toBe(500)
    expect(await payoutsOf(anna)).toMatchObject({ totalCount: 0, balanceBtc: '0.01' })
  })
})

describe('the transaction', () => {
  test('that cannot book leaves neither the payout nor the entry', async () => {
    const anna = await rich()
    const key = randomUUID()
    vi.spyOn(storedJournal, 'book').mockRejectedValueOnce(new Error('no disk'))
    expect((await payOut(anna, { amountBtc: '0.004', address: BTC }, key)).status).toBe(500)
    expect(await payoutsOf(anna)).toMatchObject({ totalCount: 0, balanceBtc: '0.01' })
    expect((await payOut(anna, { amountBtc: '0.004', address: BTC }, key)).status).toBe(201)
    expect(await balanceOf(anna)).toBe('0.006')
  })

  test('that cannot give back leaves the payout as it was, for the next turn', async () => {
    const anna = await rich()
    await payOut(anna, { amountBtc: '0.004', address: SANDBOX_FAILING_ADDRESS })
    advanceSeconds(30)
    vi.spyOn(storedJournal, 'reverse').mockRejectedValueOnce(new Error('no disk'))
    await moveDuePayouts()
    const [stuck] = await (await database()).select().from(payouts).where(eq(payouts.customerId, anna.id))
    expect(stuck?.state).toBe('requested')
    await moveDuePayouts()
    expect(await payoutsOf(anna)).toMatchObject({ result: [{ state: 'failed' }], balanceBtc: '0.01' })
  })

  test('of a payout whose customer is gone still comes to its end, and its entries stay', async () => {
    const anna = await rich()
    const { result } = await payOut(anna, { amountBtc: '0.004', address: SANDBOX_FAILING_ADDRESS })
    const db = await database()
    await db.delete(customers).where(eq(customers.id, anna.id))
    advanceSeconds(30)
    await moveDuePayouts()
    const [stored] = await db.select().from(payouts).where(eq(payouts.id, result.id))
    expect(stored).toMatchObject({ state: 'failed', customerId: null })
    const legs = await legsWhere(eq(journalEntries.payoutId, result.id))
    const moves = legs.map(({ account, amount }) => `${account} ${Number(amount)}`)
    expect(moves.toSorted()).toEqual(['customer -0.004', 'customer 0.004', 'payout -0.004', 'payout 0.004'])
  })
})

describe('the list', () => {
  test('comes newest first, a page at a time, and stops at its end', async () => {
    const anna = await rich('0.01')
    const ids: string[] = []
    for (let count = 0; count < 3; count++) {
      advanceSeconds(1)
      ids.unshift((await payOut(anna, { amountBtc: '0.001', address: BTC })).result.id)
    }
    const idsOf = async (query: string) => (await payoutsOf(anna, query)).result.map(({ id }) => id)
    expect(await idsOf('')).toEqual(ids)
    expect(await idsOf('?offset=0&limit=2')).toEqual(ids.slice(0, 2))
    expect(await idsOf('?offset=2&limit=2')).toEqual(ids.slice(2))
    expect(await idsOf('?offset=3')).toEqual([])
    expect(await payoutsOf(anna, '?offset=3')).toMatchObject({ offset: 3, totalCount: 3 })
  })

  test.each(['limit=0', 'limit=101', 'offset=-1', 'offset=x'])('is refused for %s', async (query) => {
    const anna = await aCustomer()
    expect((await anna.request('GET', `/api/v4/customers/payouts?${query}`)).status).toBe(400)
  })

  test('shows no payouts of other customers', async () => {
    const [anna, ben] = [await rich(), await aCustomer()]
    await payOut(anna, { amountBtc: '0.004', address: BTC })
    expect(await payoutsOf(ben)).toMatchObject({ result: [], totalCount: 0, balanceBtc: '0' })
    expect(await loyaltyOf(ben)).toMatchObject({ balanceBtc: '0', earnedBtc: '0', entries: [] })
    const theft = await payOut(ben, { amountBtc: '0.004', address: BTC })
    expect(theft.error.code).toBe('balance_too_low')
  })
})

test.each([
  ['GET', '/api/v4/customers/payouts'],
  ['POST', '/api/v4/customers/payouts'],
  ['GET', '/api/v4/customers/loyalty'],
] as const)('%s %s is for the signed-in only', async (method, url) => {
  const signed: Record<string, string> = { authorization: 'Bearer made.up.token' }
  for (const headers of [{}, signed]) {
    expect(await request(method, url, {}, headers)).toMatchObject({
      status: 401,
      error: { code: 'unauthorized' },
    })
  }
})
