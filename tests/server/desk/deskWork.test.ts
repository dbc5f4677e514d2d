import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { desk } from '@/contract/desk'
import type { DeskMessage, DeskOrder, DeskPayout, FoundOrder } from '@/contract/deskResults'
import { database } from '@/server/database/database'
import { customers, deskAudit, exchanges, payouts } from '@/server/database/schema'
import { verifyAudit } from '@/server/desk/auditLog'
import { emailsTo } from '../accounts/accountCalls'
import { aCustomer, ordered, type TestCustomer } from '../aCustomer'
import { later } from '../clock'
import { ADDRESS, create, anOrder, deposit, made, owner, request } from '../exchanges/exchangeCalls'
import { BTC, earn, payOut, payoutsOf } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
let anna: TestCustomer
let people = 0
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const email = `staff${++people}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:admin`)
  anna = await aStaffMember({ email })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

type Page<Row> = { result: Row[]; hasMore: boolean }
const read = async <Result>(path: string, query: Record<string, string> = {}) => {
  const { status, result, error } = await deskCall<Result>(anna, 'GET', path, undefined, query)
  if (status !== 200) throw new Error(JSON.stringify(error))
  return result
}
const audited = async (subject: string) => {
  const db = await database()
  const rows = await db.select().from(deskAudit).where(eq(deskAudit.subject, subject)).orderBy(deskAudit.id)
  return rows.map(({ action, detail }) => [action, JSON.parse(detail)] as const)
}
/** Valid, and not the address of any order here. */
const OTHER_BTC = '1BitcoinEaterAddressDontSendf59kuE'
const reason = 'The customer called about it.'

describe('orders', () => {
  test('are found by id, addresses, transaction, the address of the order and that of its customer', async () => {
    const bob = await aCustomer({ email: `bob${people}@example.com` })
    const own = await ordered(bob)
    const { result: guest } = await create(anOrder({ unregEmail: `guest${people}@example.com` }))
    await deposit(guest.publicId, 'full')
    const db = await database()
    const [stored] = await db.select().from(exchanges).where(eq(exchanges.publicId, guest.publicId))
    const found = async (q: string) => {
      const { result } = await read<Page<FoundOrder>>('exchanges', { q })
      return result.map(({ publicId }) => publicId)
    }
    expect(await found(own.publicId)).toEqual([own.publicId])
    expect(await found(` Bob${people}@Example.com `)).toEqual([own.publicId])
    for (const q of [stored?.addressFrom, stored?.txFrom, `GUEST${people}@example.com`])
      expect(await found(q ?? '')).toEqual([guest.publicId])
    expect(await found(ADDRESS.eth)).toEqual(expect.arrayContaining([own.publicId, guest.publicId]))
    expect(await found('nothing')).toEqual([])
  })

  test('come the newest first, a page at a time, in one status', async () => {
    const first = await made()
    later(1000)
    const second = await made()
    const page = await read<Page<FoundOrder>>('exchanges', { limit: '1', status: 'waiting' })
    expect([page.result[0]?.publicId, page.hasMore]).toEqual([second.publicId, true])
    const next = await read<Page<FoundOrder>>('exchanges', { limit: '1', offset: '1' })
    expect(next.result[0]?.publicId).toBe(first.publicId)
    expect(
      (await read<Page<FoundOrder>>('exchanges', { status: 'refunded', q: first.publicId })).result,
    ).toEqual([])
  })

  test('show their timeline, and each look is in the audit log but not what was searched for', async () => {
    const { publicId } = await made()
    await deposit(publicId, 'full')
    later(3_600_000)
    const order = await read<DeskOrder>(`exchanges/${publicId}`)
    expect(z.parse(desk.order.result, order)).toEqual(order)
    expect(order.timeline.map(({ status }) => status)).toEqual([
      'waiting',
      'confirming',
      'exchanging',
      'sending',
      'finished',
    ])
    expect(order.live).toBeNull()
    expect(order.audit.map(({ action }) => action)).toEqual(['order viewed'])
    await read('exchanges', { q: 'somebody@example.com' })
    const db = await database()
    expect(JSON.stringify(await db.select().from(deskAudit))).not.toContain('somebody@')
  })

  test('that do not exist are not found, which is in the audit log too', async () => {
    expect((await deskCall(anna, 'GET', 'exchanges/nosuchexchange00')).status).toBe(404)
    expect(await audited('nosuchexchange00')).toEqual([
      ['order viewed', {}],
      ['order viewed failed', { code: 'not_found' }],
    ])
  })
})

describe('an order that waits for a choice', () => {
  const waiting = async (changes: Parameters<typeof anOrder>[0] = {}) => {
    const { result } = await create(anOrder(changes))
    await deposit(result.publicId, 'late')
    later(3_600_000)
    return result.publicId
  }
  const act = (publicId: string, body: object) =>
    deskCall<DeskOrder>(anna, 'POST', `exchanges/${publicId}/actions`, body)

  test('is refunded to the address of its order with a reason that is recorded', async () => {
    const publicId = await waiting({ userRefundAddress: ADDRESS.btc })
    for (const wrong of ['', '    ', 'abc', 'x'.repeat(501)])
      expect((await act(publicId, { action: 'refund', reason: wrong })).status).toBe(400)
    const other = { action: 'refund', reason, address: OTHER_BTC }
    expect((await act(publicId, other)).error.code).toBe('owner_required')
    const { status, result } = await act(publicId, { action: 'refund', reason })
    expect([status, result.exchange.status]).toEqual([200, 'refunded'])
    expect(result.exchange.extendedInfo.userRefundAddress).toBe(ADDRESS.btc)
    expect(await audited(publicId)).toEqual([
      ['order acted on', expect.objectContaining({ action: 'refund', reason, address: OTHER_BTC })],
      ['order acted on failed', { code: 'owner_required' }],
      ['order acted on', expect.objectContaining({ action: 'refund', reason, address: '' })],
    ])
    expect((await act(publicId, { action: 'refund', reason })).error.code).toBe('action_unavailable')
  })

  test('without an address of its own is refunded to a valid one that staff name', async () => {
    const publicId = await waiting()
    expect((await act(publicId, { action: 'refund', reason })).error.code).toBe('refund_address_invalid')
    const { result } = await act(publicId, { action: 'refund', reason, address: BTC })
    expect(result.exchange.extendedInfo.userRefundAddress).toBe(BTC)
  })

  test('goes on at the market rate', async () => {
    const { result } = await act(await waiting(), { action: 'continue', reason })
    expect(result.exchange.status).toBe('exchanging')
  })
})

describe('payouts', () => {
  const decide = (id: string, decision: string) =>
    deskCall<DeskPayout>(anna, 'POST', `payouts/${id}/decision`, { decision, reason })

  test('wait for staff where PAYOUT_APPROVAL is 1, and are sent or returned by their decision', async () => {
    vi.stubEnv('PAYOUT_APPROVAL', '1')
    const bob = await aCustomer()
    await earn(bob, '0.01')
    const [one, other] = [
      (await payOut(bob, { amountBtc: '0.004', address: BTC })).result,
      (await payOut(bob, { amountBtc: '0.002', address: BTC })).result,
    ]
    later(3_600_000)
    expect((await payoutsOf(bob)).result.map(({ state }) => state)).toEqual(['requested', 'requested'])
    const listed = await read<Page<DeskPayout>>('payouts', { state: 'requested' })
    expect(z.parse(desk.payouts.result, listed)).toEqual(listed)
    expect(listed.result.map(({ decisions }) => decisions)).toEqual([
      ['approve', 'refuse'],
      ['approve', 'refuse'],
    ])

    expect((await decide(one.id, 'approve')).result).toMatchObject({ state: 'sending', decisions: [] })
    const db = await database()
    const [approved] = await db.select().from(payouts).where(eq(payouts.id, one.id))
    expect(approved?.approvedAt).toEqual(expect.any(Number))
    expect((await decide(other.id, 'refuse')).result).toMatchObject({ state: 'failed' })
    expect((await payoutsOf(bob)).balanceBtc).toBe('0.006')
    expect((await decide(other.id, 'refuse')).error.code).toBe('action_unavailable')
    expect((await decide('nosuchpayout', 'approve')).status).toBe(404)
    later(10_000)
    expect((await payoutsOf(bob)).result.map(({ state }) => state).sort()).toEqual(['failed', 'finished'])
    expect((await audited(one.id))[0]).toEqual([
      'payout decided',
      { decision: 'approve', tx: '', reason, note: '' },
    ])
  })

  test('that are sent cannot be refused', async () => {
    const bob = await aCustomer()
    await earn(bob, '0.01')
    const { result } = await payOut(bob, { amountBtc: '0.004', address: BTC })
    const db = await database()
    await db.update(payouts).set({ state: 'sending' }).where(eq(payouts.id, result.id))
    expect((await decide(result.id, 'refuse')).error.code).toBe('action_unavailable')
    expect((await payoutsOf(bob)).balanceBtc).toBe('0.006')
  })
})

describe('messages', () => {
  const send = (email: string) =>
    request<{ reference: string }>(
      'POST',
      '/api/v4/contacts',
      { topic: 'exchange', email, message: 'Where is my exchange? It has been an hour.' },
      { 'idempotency-key': `message-${people}`, 'site-language': 'de' },
    )

  test('are replied to by an e-mail in the language of the visitor, and are then no longer open', async () => {
    const email = `visitor${people}@example.com`
    const { result } = await send(email)
    const message = 'It is on its way.\n\nYou receive it today.'
    const path = `messages/${result.reference}/replies`
    expect((await deskCall(anna, 'POST', path, { message: 'short' })).status).toBe(400)
    const replied = await deskCall<DeskMessage>(anna, 'POST', path, { message })
    expect([replied.status, replied.result.replies[0]?.message]).toEqual([201, message])
    const [mail] = await emailsTo(email)
    expect(mail?.subject).toContain('Unsere Antwort auf Ihre Nachricht')
    expect(mail?.text).toContain(message)
    expect(mail?.text).toContain(result.reference)
    const of = async (state: string) =>
      (await read<Page<DeskMessage>>('messages', { state, limit: '100' })).result.map((one) => one.reference)
    expect(await of('open')).not.toContain(result.reference)
    expect(await of('answered')).toContain(result.reference)
    expect(await audited(result.reference)).toEqual([
      ['message replied to', { message: `${message.length} characters` }],
    ])
  })

  test('that do not exist are not replied to', async () => {
    const { status } = await deskCall(anna, 'POST', 'messages/nothing/replies', { message: 'A long reply.' })
    expect(status).toBe(404)
  })
})

test('a review is shown once staff have approved it, and the contest and the providers have a state', async () => {
  const { publicId } = await made()
  await deposit(publicId, 'full')
  later(3_600_000)
  const body = { rating: 5, name: 'Bob', text: 'It was quick and simple.', exchangeId: publicId }
  const { result } = await request<{ id: string }>('POST', '/api/v4/reviews', body, owner(publicId))
  const listed = await read<Page<{ id: string }>>('reviews')
  expect(listed.result.map(({ id }) => id)).toContain(result.id)
  expect((await deskCall(anna, 'POST', `reviews/${result.id}/decision`, { status: 'approved' })).status).toBe(
    200,
  )
  expect((await read<Page<{ id: string }>>('reviews', { state: 'approved' })).result[0]?.id).toBe(result.id)
  expect(await read('contest')).toEqual({ state: 'none' })
  expect(await read('providers')).toEqual([])
  const to = { isOn: false, weight: 0, reason }
  expect((await deskCall(anna, 'POST', 'providers/near/switch', to)).status).toBe(404)
  const heavy = await deskCall(anna, 'POST', 'providers/near/switch', { ...to, weight: 1001 })
  expect(heavy.error.fields?.weight?.description).toBe('Must be a whole number from -1000 to 1000.')
})

describe('the winners of a contest', () => {
  beforeEach(() => {
    vi.stubEnv('CONTEST_START', '2026-12-01T00:00:00.000Z')
    vi.stubEnv('CONTEST_END', '2026-12-08T00:00:00.000Z')
    vi.stubEnv('CONTEST_PRIZES', '500 USDT, 100 USDT')
  })
  const finished = async (customer: TestCustomer, volumeBtc: string) => {
    const { publicId } = await ordered(customer)
    const db = await database()
    const done = { volumeBtc, status: 'finished', updatedAt: Date.parse('2026-12-02'), dueAt: null } as const
    await db.update(exchanges).set(done).where(eq(exchanges.publicId, publicId))
  }

  test('are shown once it has ended, where there is a prize, to staff with the role, and that is logged', async () => {
    const emails = ['first', 'second', 'third'].map((name) => `${name}${people}@example.com`)
    for (const [at, email] of emails.entries()) await finished(await aCustomer({ email }), String(9 - at))
    const path = 'contest/winners'
    vi.setSystemTime('2026-12-05T00:00:00Z')
    expect(await read(path)).toEqual([])
    vi.setSystemTime('2026-12-09T00:00:00Z')
    anna = await aStaffMember({ email: `winners${people}@example.com` })
    vi.stubEnv('DESK_STAFF', `winners${people}@example.com:contest`)
    const db = await database()
    await db
      .update(customers)
      .set({ confirmedAt: null })
      .where(eq(customers.email, emails[1] ?? ''))
    expect(await read(path)).toMatchObject([
      { place: 1, prize: '500 USDT', volumeBtc: '9', email: emails[0] },
      { place: 2, prize: '100 USDT', volumeBtc: '8', email: null },
    ])
    const [last] = await db.select().from(deskAudit).orderBy(desc(deskAudit.id)).limit(1)
    expect(last).toMatchObject({ action: 'contest winners viewed', staff: `winners${people}@example.com` })
    vi.stubEnv('DESK_STAFF', `winners${people}@example.com:orders`)
    expect((await deskCall(anna, 'GET', path)).status).toBe(403)
  })
})

test('all of this is one audit log that is intact, and staff can read it', async () => {
  await read('exchanges')
  const { entries, brokenAt } = await verifyAudit()
  expect(brokenAt).toBeNull()
  expect(await read('audit/verification')).toMatchObject({ entries, brokenAt: null })
  const page = await read<Page<{ action: string; staff: string }>>('audit', { limit: '1' })
  expect(page).toMatchObject({ hasMore: entries > 1, result: [{ action: 'orders searched' }] })
})
