import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeskPayout, DeskSession } from '@/contract/deskResults'
import { PAYOUT_STATES } from '@/domain/account/account'
import { database } from '@/server/database/database'
import { deskAudit, payouts } from '@/server/database/schema'
import { moveDuePayouts } from '@/server/programmes/payoutWorker'
import { registerProviders } from '@/server/providers/registry'
import { emailsTo } from '../accounts/accountCalls'
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

  test('ends with the transaction that staff enter, which the customer gets by email', async () => {
    const { id } = await requested()
    expect((await deskCall<DeskSession>(anna, 'GET', 'session')).result.payouts).toBe('manual')
    const { result } = await decide(id, { decision: 'sent', tx: ` ${TX.toUpperCase()}` })
    expect(result).toMatchObject({ state: 'finished', tx: TX, isWaiting: false })
    expect((await payoutsOf(bob)).result).toMatchObject([{ id, state: 'finished', tx: TX }])
    expect((await payoutsOf(bob)).balanceBtc).toBe('0.006')
    const mail = (await emails()).find(({ text }) => text.includes(TX))
    expect(mail?.text).toContain('0.004\u00a0BTC')
    const db = await database()
    const rows = await db.select().from(deskAudit).where(eq(deskAudit.subject, id))
    expect(rows.map(({ action, detail }) => [action, JSON.parse(detail)] as const)).toEqual([
      ['payout decided', { decision: 'sent', tx: TX.toUpperCase(), reason: '' }],
    ])
  })

  test('returns its amount when staff refuse it, and the customer gets the reason by email', async () => {
    const { id } = await requested()
    expect((await decide(id, { decision: 'refuse', reason })).result).toMatchObject({
      ...{ state: 'failed', tx: null, isWaiting: false },
    })
    expect((await payoutsOf(bob)).balanceBtc).toBe('0.01')
    const mail = (await emails()).find(({ text }) => text.includes(reason))
    expect(mail?.text).toContain('0.004\u00a0BTC')
  })

  test.each([
    ['none', ''],
    ['one digit too few', TX.slice(1)],
    ['one digit too many', `${TX}0`],
    ['another letter', `${TX.slice(1)}g`],
    ['that of another chain', `0x${TX}`],
    ['an address of a block explorer', `https://mempool.space/tx/${TX}`],
    ['two of them', `${TX} ${TX}`],
  ])('is not ended by a transaction that is %s', async (_, tx) => {
    const { id } = await requested()
    const { status, error } = await decide(id, { decision: 'sent', tx })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['tx']])
    expect((await payoutsOf(bob)).result).toMatchObject([{ state: 'requested', tx: null }])
    expect(await emails()).toHaveLength(1)
  })

  test('is neither refused without a reason nor with a transaction', async () => {
    const { id } = await requested()
    expect((await decide(id, { decision: 'refuse' })).error.fields).toHaveProperty('reason')
    expect((await decide(id, { decision: 'refuse', reason, tx: TX })).error.fields).toHaveProperty('tx')
    expect((await payoutsOf(bob)).result).toMatchObject([{ state: 'requested' }])
  })

  test('is not left to the sandbox by an approval', async () => {
    const { id } = await requested()
    expect((await decide(id, { decision: 'approve', reason })).error.code).toBe('action_unavailable')
    later(86_400_000)
    expect((await payoutsOf(bob)).result).toMatchObject([{ state: 'requested', tx: null }])
  })

  test.each(['sent', 'refuse'])('ends once: after %s nothing changes it', async (first) => {
    const { id } = await requested()
    const bodies = { sent: { decision: 'sent', tx: TX }, refuse: { decision: 'refuse', reason } }
    await decide(id, bodies[first as keyof typeof bodies])
    const before = await payoutsOf(bob)
    for (const body of Object.values(bodies))
      expect((await decide(id, body)).error.code).toBe('action_unavailable')
    expect(await payoutsOf(bob)).toEqual(before)
    expect(await emails()).toHaveLength(2)
  })

  test('that a sandbox has left on its way can be ended too', async () => {
    const { id } = await requested()
    const db = await database()
    await db.update(payouts).set({ state: 'sending', tx: 'made up', dueAt: 1 }).where(eq(payouts.id, id))
    const { result } = await deskCall<{ result: DeskPayout[] }>(anna, 'GET', 'payouts', undefined, {
      state: 'sending',
    })
    expect(result.result[0]).toMatchObject({ id, isWaiting: true })
    expect((await decide(id, { decision: 'sent', tx: TX })).result).toMatchObject({
      state: 'finished',
      tx: TX,
    })
  })
})

test('in a sandbox nobody enters a transaction', async () => {
  registerProviders(null)
  vi.stubEnv('PAYOUT_APPROVAL', '1')
  const { id } = await requested()
  expect((await decide(id, { decision: 'sent', tx: TX })).error.code).toBe('action_unavailable')
  expect((await payoutsOf(bob)).result).toMatchObject([{ state: 'requested' }])
})
