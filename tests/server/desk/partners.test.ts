import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeskPartner, DeskPartnerOrder, FoundPartner, SuspectedPartner } from '@/contract/deskPartners'
import type { DeskProposal } from '@/contract/deskProposals'
import type { DeskPayout } from '@/contract/deskResults'
import type { PartnerNotice } from '@/contract/partnerNotices'
import type { Partner } from '@/contract/partners'
import { database } from '@/server/database/database'
import {
  callers,
  deskAudit,
  journalEntries,
  mails,
  orderAttributions,
  partners,
} from '@/server/database/schema'
import { verifyAudit } from '@/server/desk/auditLog'
import { closePartner } from '@/server/journal/closePartner'
import { partnerBalance } from '@/server/journal/partnerBook'
import { book } from '@/server/journal/storedJournal'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import { payoutLegs } from '@/domain/money/bookings'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { made } from '../exchanges/exchangeCalls'
import { judgeJournal } from '../journal/judgeJournal'
import { attributionOf, finishedFor, settledFor, undo } from '../partners/aFinishedOrder'
import { aPartner, earnCommission } from '../partners/aPartner'
import { BTC } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()
const operator = (affiliate: object) => setOperator({ ...NO_OPERATOR, file: { programmes: { affiliate } } })
let [anna, ben, otto] = [] as unknown as [TestCustomer, TestCustomer, TestCustomer]
let people = 0
beforeEach(async () => {
  const [first = '', second = '', third = ''] = ['anna', 'ben', 'otto'].map(
    (name) => `${name}${++people}@example.com`,
  )
  vi.stubEnv('DESK_STAFF', `${first}:admin,${second}:partners,${third}:orders+payouts`)
  anna = await aStaffMember({ email: first })
  ben = await aStaffMember({ email: second })
  otto = await aStaffMember({ email: third })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  setOperator(undefined)
  await judgeJournal()
})

const reason = 'We looked at the channel.'
const balance = async ({ id }: { id: string }) => partnerBalance(await database(), id)
const mailsTo = async (to: string) => (await database()).select().from(mails).where(eq(mails.to, to))
const seen = async (who: TestCustomer, id: string) =>
  (await deskCall<DeskPartner>(who, 'GET', `partners/${id}`)).result
const found = async (query: Record<string, string>) =>
  (await deskCall<{ result: FoundPartner[] }>(ben, 'GET', 'partners', undefined, query)).result.result
const decide = (id: string, decision: string) =>
  deskCall<DeskPartner>(ben, 'POST', `partners/${id}/decision`, { decision, reason })
const mine = async (owner: TestCustomer) =>
  (await owner.request<Partner>('GET', '/api/v4/partners/me')).result
const noticesOf = async (owner: TestCustomer) =>
  (await owner.request<{ result: PartnerNotice[] }>('GET', '/api/v4/partners/notices')).result.result

let applications = 0
const applied = async (owner: TestCustomer, about = 'A channel on wallets') => {
  const code = `channel${++applications}`
  const { result } = await owner.request<Partner>('POST', '/api/v4/partners', { code, about })
  const [row] = await found({ q: code })
  return { code, result, id: row?.id ?? '' }
}
const attributed = async (referral: string) => attributionOf(await made({ referral }))
const emailOf = ({ id }: TestCustomer) => `${id}@example.com`
async function withdraw({ id }: { id: string }, amount: string) {
  const db = await database()
  const key = randomUUID()
  const entry = { key, kind: 'payout', at: Date.now(), payoutId: key } as const
  await db.transaction((tx) => book(tx, { ...entry, legs: payoutLegs(id, amount, 'partner') }))
}

describe('an application', () => {
  test('waits for nobody where partners are approved by themselves', async () => {
    const { result, code } = await applied(await aCustomer())
    expect(result.state).toBe('active')
    expect((await attributed(code))?.reason).toBe('last_link')
  })

  test('waits for the desk where the operator wants that, and earns from its approval on', async () => {
    operator({ approval: 'desk' })
    const owner = await aCustomer()
    const { result, code, id } = await applied(owner)
    expect(result.state).toBe('applied')
    expect((await attributed(code))?.reason).toBe('inactive_partner')
    expect((await owner.request('POST', '/api/v4/partners/codes', { code: 'other' })).status).toBe(409)
    expect((await found({ state: 'applied' })).map((one) => one.id)).toContain(id)
    expect((await decide(id, 'suspend')).error.code).toBe('action_unavailable')
    expect((await decide(id, 'accept')).result).toMatchObject({ state: 'active', decisions: ['suspend'] })
    expect((await decide(id, 'accept')).status).toBe(409)
    expect((await attributed(code))?.reason).toBe('last_link')
    expect(await noticesOf(owner)).toMatchObject([{ kind: 'accepted', text: reason }])
    expect(await mailsTo(emailOf(owner))).toMatchObject([{ text: expect.stringContaining(reason) as string }])
  })

  test('is refused with a reason that the applicant reads, and may be made again after a time', async () => {
    operator({ approval: 'desk', reapplyDays: 10 })
    const owner = await aCustomer()
    const { code, id } = await applied(owner)
    await decide(id, 'refuse')
    const refused = await mine(owner)
    expect(refused.state).toBe('refused')
    expect(Date.parse(refused.applyAgainAt ?? '')).toBeGreaterThan(Date.now() + 9 * 86_400_000)
    expect(await noticesOf(owner)).toMatchObject([{ kind: 'refused', text: reason }])
    const [mail] = await mailsTo(emailOf(owner))
    expect(mail?.text).toContain(reason)
    const again = () =>
      owner.request<Partner>('POST', '/api/v4/partners', { code: '', about: 'Now with a newsletter' })
    expect((await again()).result.state).toBe('refused')
    later(10 * 86_400_000)
    expect((await mine(owner)).applyAgainAt).toBeNull()
    expect((await again()).result).toMatchObject({ state: 'applied', about: 'Now with a newsletter' })
    await decide(id, 'accept')
    expect((await attributed(code))?.reason).toBe('last_link')
  })

  test('is decided once, however many decide at once', async () => {
    operator({ approval: 'desk' })
    const { id } = await applied(await aCustomer())
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => decide(id, index % 2 ? 'accept' : 'refuse')),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await seen(ben, id)).notices).toHaveLength(1)
  })
})

describe('a rate', () => {
  const rate = (id: string, body: Record<string, string>) =>
    deskCall<DeskPartner>(ben, 'POST', `partners/${id}/rate`, { reason, ...body })

  test('counts for later orders alone, from when it was agreed for', async () => {
    const partner = await aPartner({ codes: ['later-rate'] })
    const from = new Date(Date.now() + 3_600_000).toISOString()
    expect((await rate(partner.id, { ratePercent: '0.9', from })).result.ratePercent).toBe('0.4')
    expect((await attributed('later-rate'))?.rateMillionths).toBe(4000)
    later(3_600_000)
    expect((await attributed('later-rate'))?.rateMillionths).toBe(9000)
    expect((await mine(partner.owner)).ratePercent).toBe('0.9')
    await rate(partner.id, { ratePercent: '', from: '' })
    expect((await attributed('later-rate'))?.rateMillionths).toBe(4000)
    expect(await noticesOf(partner.owner)).toMatchObject([
      { kind: 'rate', ratePercent: null },
      { kind: 'rate', ratePercent: '0.9', effectiveAt: from },
    ])
  })

  test.each([
    ['above the highest', { ratePercent: '2.01' }],
    ['below zero', { ratePercent: '-0.1' }],
    ['no number', { ratePercent: 'much' }],
    ['from yesterday', { ratePercent: '1', from: '2020-01-01T00:00:00Z' }],
    ['from no time', { ratePercent: '1', from: 'soon' }],
    ['without a reason', { ratePercent: '1', reason: '' }],
  ])('%s is refused', async (_, body) => {
    const partner = await aPartner()
    expect((await rate(partner.id, body)).error.code).toBe('validation_failed')
    expect((await seen(ben, partner.id)).ratePercent).toBe('0.4')
  })
})

test('who is suspended reads why, and counts again once resumed; a message is shown and sent', async () => {
  const partner = await aPartner({ codes: ['stopped-for-now'] })
  await decide(partner.id, 'suspend')
  expect((await attributed('stopped-for-now'))?.reason).toBe('inactive_partner')
  await decide(partner.id, 'resume')
  expect((await attributed('stopped-for-now'))?.reason).toBe('last_link')
  const message = 'Thank you for the article of last week.'
  await deskCall(ben, 'POST', `partners/${partner.id}/messages`, { message })
  expect((await noticesOf(partner.owner)).map(({ kind, text }) => [kind, text])).toEqual([
    ['message', message],
    ['resumed', reason],
    ['suspended', reason],
  ])
  expect(await mailsTo(emailOf(partner.owner))).toHaveLength(3)
  const rows = await (await database()).select().from(deskAudit).where(eq(deskAudit.subject, partner.id))
  expect(rows.map(({ action }) => action)).toEqual(['partner decided', 'partner decided', 'partner messaged'])
  expect(rows[2]?.detail).not.toContain('article')
  expect((await verifyAudit()).brokenAt).toBeNull()
})

test('another partner, a stranger and staff of other roles read nothing of a partner', async () => {
  const [partner, other] = [await aPartner({ codes: ['not-yours'] }), await aPartner()]
  await deskCall(ben, 'POST', `partners/${partner.id}/messages`, { message: 'For this partner alone.' })
  expect(await noticesOf(other.owner)).toEqual([])
  expect((await (await aCustomer()).request('GET', '/api/v4/partners/notices')).status).toBe(404)
  expect((await deskCall(otto, 'GET', `partners/${partner.id}`)).error.code).toBe('role_required')
  expect((await deskCall(other.owner, 'GET', `partners/${partner.id}`)).status).toBe(404)
  expect((await deskCall(ben, 'GET', 'partners/nobody')).status).toBe(404)
})

test('the account of a deleted partner cannot be decided, and its messages are gone', async () => {
  const partner = await aPartner()
  await deskCall(ben, 'POST', `partners/${partner.id}/messages`, { message: 'For this partner alone.' })
  const db = await database()
  await db.transaction((tx) => closePartner(tx, partner.owner.id, Date.now()))
  expect(await seen(ben, partner.id)).toMatchObject({ state: 'closed', about: '', notices: [] })
  const late = await deskCall(ben, 'POST', `partners/${partner.id}/messages`, { message: 'Are you there?' })
  expect(late.error.code).toBe('action_unavailable')
})

describe('a correction', () => {
  const propose = (who: TestCustomer, id: string, publicId: string, amountBtc: string) =>
    deskCall<DeskProposal>(who, 'POST', `partners/${id}/corrections`, { publicId, amountBtc, reason })
  const confirm = (who: TestCustomer, id: string) =>
    deskCall<DeskProposal>(who, 'POST', `proposals/${id}/decision`, { decision: 'confirm', reason })
  const corrected = async (id: string, publicId: string, amountBtc: string) => {
    const { result } = await propose(anna, id, publicId, amountBtc)
    return confirm(ben, result.id)
  }
  const entries = async (publicId: string) =>
    (await (await database()).select().from(journalEntries).where(eq(journalEntries.publicId, publicId))).map(
      ({ kind }) => kind,
    )

  test('is booked by a second person alone, even without DESK_FOUR_EYES, as an entry of its own', async () => {
    vi.stubEnv('DESK_FOUR_EYES', '0')
    const partner = await aPartner()
    const { publicId } = await settledFor(partner, { earns: 50 })
    const { status, result } = await propose(anna, partner.id, publicId, '0.0001')
    expect([status, result.amountBtc]).toEqual([202, '0.0001'])
    expect(await balance(partner)).toBe('0.0004')
    expect((await confirm(anna, result.id)).status).toBe(409)
    expect((await confirm(otto, result.id)).status).toBe(404)
    expect((await confirm(ben, result.id)).status).toBe(200)
    expect(await balance(partner)).toBe('0.0001')
    expect(await entries(publicId)).toEqual(['earning', 'commission', 'commission_correction'])
    const orders = await deskCall<{ result: DeskPartnerOrder[] }>(ben, 'GET', `partners/${partner.id}/orders`)
    expect(orders.result.result).toMatchObject([
      { publicId, correctedBtc: '0.0001', commissionBtc: '0.0001', isCorrectable: true },
    ])
  })

  test('gives no more than the order earned, and what is withdrawn takes nobody below zero', async () => {
    const partner = await aPartner()
    const order = await settledFor(partner, { earns: 50 })
    await corrected(partner.id, order.publicId, '7')
    expect(await balance(partner)).toBe('0.0005')
    await withdraw(partner, '0.0004')
    await corrected(partner.id, order.publicId, '0')
    expect(await balance(partner)).toBe('0')
    expect(await entries(order.publicId)).toEqual([
      ...['earning', 'commission', 'commission_correction', 'commission_correction'],
    ])
  })

  test('of a refunded, an open or a foreign order is refused', async () => {
    const [partner, other] = [await aPartner(), await aPartner()]
    const refunded = await settledFor(partner)
    await undo(refunded)
    const open = await finishedFor(partner)
    expect((await propose(anna, partner.id, refunded.publicId, '0.0001')).status).toBe(409)
    expect((await propose(anna, partner.id, open.publicId, '0.0001')).status).toBe(409)
    const foreign = await settledFor(other)
    expect((await propose(anna, partner.id, foreign.publicId, '0.0001')).status).toBe(404)
    expect((await propose(anna, partner.id, foreign.publicId, '-1')).error.code).toBe('amount_invalid')
    // Refunded between the two steps.
    const { result } = await propose(anna, other.id, foreign.publicId, '0.0001')
    await undo(foreign)
    expect((await confirm(ben, result.id)).error.code).toBe('action_unavailable')
    expect(await balance(other)).toBe('0')
  })

  test('is taken back whole by a refund', async () => {
    const partner = await aPartner()
    const order = await settledFor(partner, { earns: 50, attributed: { reason: 'own_order' } })
    await corrected(partner.id, order.publicId, '0.0002')
    expect(await balance(partner)).toBe('0.0002')
    await undo(order)
    expect(await balance(partner)).toBe('0')
  })
})

test('patterns are raised with their figures, and only of partners who show one', async () => {
  const [quiet, loud] = [await aPartner(), await aPartner()]
  await settledFor(quiet)
  const db = await database()
  for (let index = 0; index < 12; index++) {
    const buyer = await aCustomer()
    const reason = index < 3 ? ('own_order' as const) : ('last_link' as const)
    const order = await settledFor(loud, { buyer, addressTo: 'one-address', attributed: { reason } })
    if (index < 6) await undo(order)
    const seenFrom = { ip: '203.0.113.7', call: 'POST /api/v4/exchanges-new', status: 201 }
    if (index < 4)
      await db
        .insert(callers)
        .values({ ...seenFrom, at: Date.now(), subject: order.publicId, traceId: String(index) })
  }
  const { result } = await deskCall<SuspectedPartner[]>(ben, 'GET', 'partner-patterns')
  expect(result.map(({ id }) => id)).toEqual([loud.id])
  expect(result[0]?.suspicions).toEqual([
    { suspicion: 'own_orders', count: 3, of: 12, percent: 25 },
    { suspicion: 'one_recipient', count: 12, of: 12, percent: 100 },
    { suspicion: 'one_caller', count: 4, of: 12, percent: 33 },
    { suspicion: 'burst', count: 12, of: 12, percent: 100 },
    { suspicion: 'refunds', count: 6, of: 12, percent: 50 },
  ])
  later(91 * 86_400_000)
  expect((await deskCall<SuspectedPartner[]>(ben, 'GET', 'partner-patterns')).result).toEqual([])
})

test('a payout of commissions names its partner at the desk', async () => {
  const partner = await aPartner()
  await earnCommission(partner.id, '0.01')
  const body = { amountBtc: '0.005', address: BTC }
  await partner.owner.request('POST', '/api/v4/partners/payouts', body, { 'idempotency-key': randomUUID() })
  const { result } = await deskCall<{ result: DeskPayout[] }>(otto, 'GET', 'payouts')
  expect(result.result).toMatchObject([{ partnerId: partner.id, customerId: partner.owner.id }])
})

test('partners are found by id, code and email', async () => {
  const partner = await aPartner({ codes: ['find-me'] })
  for (const q of [partner.id, 'Find-Me', emailOf(partner.owner)])
    expect((await found({ q })).map(({ id }) => id)).toEqual([partner.id])
  expect(await found({ q: 'find' })).toEqual([])
  const db = await database()
  await db.update(partners).set({ state: 'suspended' }).where(eq(partners.id, partner.id))
  expect((await found({ state: 'suspended' })).map(({ id }) => id)).toContain(partner.id)
  await db.delete(orderAttributions).where(eq(orderAttributions.partnerId, partner.id))
})
