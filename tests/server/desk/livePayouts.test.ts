import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeskPayout, DeskSession } from '@/contract/deskResults'
import { PAYOUT_STATES } from '@/domain/account/account'
import { database } from '@/server/database/database'
import { deskAudit, payouts } from '@/server/database/schema'
import { moveDuePayouts } from '@/server/programmes/payoutWorker'
import { registerProviders } from '@/server/providers/registry'
import { call, emailsTo } from '../accounts/accountCalls'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { later } from '../clock'
import { registerAcme } from '../exchanges/live/liveProvider'
import { BTC, earn, payOut, payoutsOf } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
let anna: TestCustomer
let bob: TestCustomer
let people = 0
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const email = `sender${++people}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:payouts`)
  registerAcme()
  anna = await aStaffMember({ email })
  bob = await aCustomer({ email: `paid${people}@example.com` })
  await earn(bob, '0.01')
})
afterEach(() => {
  registerProviders(null)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const TX = 'b2f1'.repeat(16)
const reason = 'The address is on a list of sanctions.'
const STEPS: Record<string, string>[] = [
  { decision: 'approve', reason: 'All is well.' },
  { decision: 'sent', tx: ` ${TX.toUpperCase()}` },
  { decision: 'confirm' },
]
const requested = async () => (await payOut(bob, { amountBtc: '0.004', address: BTC })).result
const decide = (id: string, body: Record<string, string>) =>
  deskCall<DeskPayout>(anna, 'POST', `payouts/${id}/decision`, body)
const emails = () => emailsTo(`paid${people}@example.com`)

describe('a payout where real money moves', () => {
  test.each(['0', '1'])('is neither sent nor finished by time, with PAYOUT_APPROVAL %s', async (approval) => {
    vi.stubEnv('PAYOUT_APPROVAL', approval)
    const { id } = await requested()
    for (const elapsed of [3_000, 6_000, 86_400_000]) {
      later(elapsed)
      await moveDuePayouts()
      expect((await payoutsOf(bob)).result).toMatchObject([{ id, state: 'requested', tx: null }])
    }
    expect((await payoutsOf(bob)).balanceBtc).toBe('0.006')
  })

  test('that a sandbox has left behind stays as it is, whatever its state', async () => {
    const { id } = await requested()
    const db = await database()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PAYOUT_STATES),
        fc.option(fc.integer({ min: 0, max: Date.now() })),
        async (state, dueAt) => {
          await db.update(payouts).set({ state, dueAt, tx: null }).where(eq(payouts.id, id))
          await moveDuePayouts()
          const [row] = await db.select().from(payouts).where(eq(payouts.id, id))
          expect(row).toMatchObject({ state, dueAt, tx: null })
        },
      ),
      { numRuns: 12 },
    )
  })

  test('is approved, sent with the transaction that staff enter, and confirmed; each step has its time and its email', async () => {
    const { id } = await requested()
    expect((await deskCall<DeskSession>(anna, 'GET', 'session')).result.payouts).toBe('manual')
    const decided = []
    for (const body of STEPS) {
      later(60_000)
      const { result } = await decide(id, body)
      decided.push([result.state, result.tx, result.decisions])
    }
    expect(decided).toEqual([
      ['approved', null, ['sent', 'refuse']],
      ['sending', TX, ['confirm', 'sent']],
      ['finished', TX, []],
    ])
    const { result: own, balanceBtc } = await payoutsOf(bob)
    expect(balanceBtc).toBe('0.006')
    expect(own).toMatchObject([{ id, state: 'finished', tx: TX }])
    expect(own[0]?.steps?.map(({ state }) => state)).toEqual(['requested', 'approved', 'sending', 'finished'])
    const times = own[0]?.steps?.map(({ at }) => Date.parse(at)) ?? []
    expect(times.map((at) => at - Date.parse(own[0]?.createdAt ?? ''))).toEqual([0, 60_000, 120_000, 180_000])
    const texts = (await emails()).map(({ text }) => text)
    expect(texts).toHaveLength(4)
    expect(texts.every((text) => text.includes('0.004\u00a0BTC'))).toBe(true)
    expect(texts.filter((text) => text.includes(TX))).toHaveLength(2)
    const db = await database()
    const rows = await db.select().from(deskAudit).where(eq(deskAudit.subject, id))
    expect(rows.map(({ action, detail }) => [action, JSON.parse(detail)] as const)).toEqual(
      STEPS.map((body) => [
        'payout decided',
        { tx: '', reason: '', note: '', ...body, ...('tx' in body && { tx: TX.toUpperCase() }) },
      ]),
    )
  })

  test('takes no step before the one that comes first', async () => {
    const { id } = await requested()
    for (const [index, body] of STEPS.entries()) {
      for (const later of STEPS.slice(index + 1))
        expect((await decide(id, later)).error.code).toBe('action_unavailable')
      await decide(id, body)
    }
    for (const body of [...STEPS, { decision: 'refuse', reason }])
      expect((await decide(id, body)).error.code).toBe('action_unavailable')
  })

  test('is stopped by its customer until it is approved, and not after', async () => {
    const [early, late] = [await requested(), await requested()]
    const links = (await emails()).map(({ text }) => /stop-token=([\w-]+)/.exec(text)?.[1] ?? '')
    await decide(late.id, { decision: 'approve', reason: 'All is well.' })
    const outcomes = []
    for (const token of links)
      outcomes.push((await call('POST', '/api/v4/customers/payouts/stop', { token })).status)
    expect(outcomes.toSorted()).toEqual([200, 410])
    const states = (await payoutsOf(bob)).result.map(({ id, state }) => [id, state])
    expect(Object.fromEntries(states)).toEqual({ [early.id]: 'failed', [late.id]: 'approved' })
  })

  test('returns its amount when staff refuse it, and the customer gets the reason by email', async () => {
    const { id } = await requested()
    expect((await decide(id, { decision: 'refuse', reason, note: 'Of list 7.' })).result).toMatchObject({
      ...{ state: 'failed', tx: null, decisions: [] },
    })
    const { balanceBtc, result } = await payoutsOf(bob)
    expect([balanceBtc, result[0]?.refusal]).toEqual(['0.01', reason])
    const mail = (await emails()).find(({ text }) => text.includes(reason))
    expect(mail?.text).toContain('0.004\u00a0BTC')
    expect(JSON.stringify([await emails(), result])).not.toContain('list 7')
    const db = await database()
    const rows = await db.select().from(deskAudit).where(eq(deskAudit.subject, id))
    expect(rows[0]?.detail).toContain('list 7')
  })

  test.each([
    ['none', ''],
    ['one digit too few', TX.slice(1)],
    ['one digit too many', `${TX}0`],
    ['another letter', `${TX.slice(1)}g`],
    ['that of another chain', `0x${TX}`],
    ['an address of a block explorer', `https://mempool.space/tx/${TX}`],
    ['two of them', `${TX} ${TX}`],
  ])('is not sent by a transaction that is %s', async (_, tx) => {
    const { id } = await requested()
    await decide(id, STEPS[0] ?? {})
    const { status, error } = await decide(id, { decision: 'sent', tx })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['tx']])
    expect((await payoutsOf(bob)).result).toMatchObject([{ state: 'approved', tx: null }])
    expect(await emails()).toHaveLength(2)
  })

  test('is neither refused without a reason nor with a transaction', async () => {
    const { id } = await requested()
    expect((await decide(id, { decision: 'refuse' })).error.fields).toHaveProperty('reason')
    expect((await decide(id, { decision: 'refuse', reason, tx: TX })).error.fields).toHaveProperty('tx')
    expect((await payoutsOf(bob)).result).toMatchObject([{ state: 'requested' }])
  })

  test('is not left to the sandbox by an approval', async () => {
    const { id } = await requested()
    await decide(id, STEPS[0] ?? {})
    for (const elapsed of [3_000, 86_400_000]) {
      later(elapsed)
      await moveDuePayouts()
      expect((await payoutsOf(bob)).result).toMatchObject([{ state: 'approved', tx: null }])
    }
  })

  test.each([0, 1])('is refused after %i decisions, and nothing changes it then', async (before) => {
    const { id } = await requested()
    for (const body of STEPS.slice(0, before)) await decide(id, body)
    await decide(id, { decision: 'refuse', reason })
    const ended = await payoutsOf(bob)
    expect(ended).toMatchObject({ balanceBtc: '0.01', result: [{ state: 'failed', refusal: reason }] })
    for (const body of [...STEPS, { decision: 'refuse', reason }])
      expect((await decide(id, body)).error.code).toBe('action_unavailable')
    expect(await payoutsOf(bob)).toEqual(ended)
  })

  test('that a sandbox has left on its way can be ended too', async () => {
    const { id } = await requested()
    const db = await database()
    await db.update(payouts).set({ state: 'sending', tx: 'made up', dueAt: 1 }).where(eq(payouts.id, id))
    const { result } = await deskCall<{ result: DeskPayout[] }>(anna, 'GET', 'payouts', undefined, {
      state: 'sending',
    })
    expect(result.result[0]).toMatchObject({ id, decisions: ['approve', 'refuse'] })
    expect((await decide(id, STEPS[1] ?? {})).error.code).toBe('action_unavailable')
    for (const body of STEPS) await decide(id, body)
    expect((await payoutsOf(bob)).result).toMatchObject([{ state: 'finished', tx: TX }])
  })
})

test('in a sandbox nobody enters a transaction', async () => {
  registerProviders(null)
  vi.stubEnv('PAYOUT_APPROVAL', '1')
  const { id } = await requested()
  expect((await decide(id, { decision: 'sent', tx: TX })).error.code).toBe('action_unavailable')
  expect((await payoutsOf(bob)).result).toMatchObject([{ state: 'requested' }])
})
