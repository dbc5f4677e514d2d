import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeskOrder, DeskPayout } from '@/contract/deskResults'
import type { DeskProposal } from '@/contract/deskProposals'
import type { DeskBlock } from '@/contract/deskScreening'
import { database } from '@/server/database/database'
import { deskAudit } from '@/server/database/schema'
import { verifyAudit } from '@/server/desk/auditLog'
import { registerProviders } from '@/server/providers/registry'
import { atOnce } from '../../atOnce'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { deposit, madeFixed, read } from '../exchanges/exchangeCalls'
import { registerAcme } from '../exchanges/live/liveProvider'
import { BTC, earn, payOut, payoutsOf } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()
let [anna, ben, otto] = [] as unknown as [TestCustomer, TestCustomer, TestCustomer]
let emails: string[] = []
let people = 0
beforeEach(async () => {
  emails = ['anna', 'ben', 'otto'].map((name) => `${name}${++people}@example.com`)
  const [first = '', second = '', third = ''] = emails
  vi.stubEnv('DESK_STAFF', `${first}:admin,${second}:orders+payouts+screening,${third}:reviews`)
  vi.stubEnv('DESK_FOUR_EYES', '1')
  anna = await aStaffMember({ email: first })
  ben = await aStaffMember({ email: second })
  otto = await aStaffMember({ email: third })
})
afterEach(() => {
  registerProviders(null)
  vi.unstubAllEnvs()
})

const reason = 'Called the customer back.'
const TX = 'b2f1'.repeat(16)
const listed = async (who: TestCustomer) =>
  (await deskCall<{ result: DeskProposal[] }>(who, 'GET', 'proposals')).result.result
const proposalOf = async (subject: string) => {
  const found = (await listed(anna)).find((proposal) => proposal.subject === subject)
  if (!found) throw new Error('nothing is proposed')
  return found.id
}
const decide = (who: TestCustomer, id: string, decision: 'confirm' | 'withdraw') =>
  deskCall<DeskProposal>(who, 'POST', `proposals/${id}/decision`, { decision, reason })

const stopped = async (changes = {}) => {
  const { publicId } = await madeFixed(changes)
  await deposit(publicId, 'too_small')
  later(120_000)
  expect((await read(publicId)).result.actions).toContain('refund')
  return publicId
}
const refund = (who: TestCustomer, publicId: string, address = BTC) =>
  deskCall<DeskOrder>(who, 'POST', `exchanges/${publicId}/actions`, { action: 'refund', address, reason })
const statusOf = async (publicId: string) => (await read(publicId)).result.status

type Case = {
  /** Something that one member of staff wants done, and whether it is. */
  begin: () => Promise<{
    subject: string
    /** What a second member of staff sees of it, beside the id. */
    shown: Partial<DeskProposal>
    propose: (who: TestCustomer) => Promise<{ status: number }>
    isDone: () => Promise<boolean>
  }>
}
const CASES: Record<string, Case> = {
  'a refund to an address that staff name': {
    begin: async () => {
      const publicId = await stopped()
      return {
        subject: publicId,
        shown: { address: BTC, amountBtc: null, blocked: null },
        propose: (who) => refund(who, publicId),
        isDone: async () => (await statusOf(publicId)) === 'refunded',
      }
    },
  },
  'a payout above the limit': {
    begin: async () => {
      vi.stubEnv('PAYOUT_APPROVAL', '1')
      const bob = await aCustomer()
      await earn(bob, '0.01')
      const { id } = (await payOut(bob, { amountBtc: '0.004', address: BTC })).result
      return {
        subject: id,
        shown: { address: BTC, amountBtc: '0.004', blocked: null },
        propose: (who) => deskCall(who, 'POST', `payouts/${id}/decision`, { decision: 'approve', reason }),
        isDone: async () => (await payoutsOf(bob)).result[0]?.state !== 'requested',
      }
    },
  },
  'the end of a block': {
    begin: async () => {
      const value = `blocked${++people}@example.com`
      const { result } = await deskCall<DeskBlock>(anna, 'POST', 'blocks', { kind: 'email', value, reason })
      const ended = () =>
        deskCall<{ result: DeskBlock[] }>(anna, 'GET', 'blocks', undefined, { isEnded: 'true' })
      return {
        subject: result.id,
        shown: { address: null, amountBtc: null, blocked: `email ${value}` },
        propose: (who) => deskCall(who, 'POST', `blocks/${result.id}/end`, { reason }),
        isDone: async () => (await ended()).result.result.some(({ id }) => id === result.id),
      }
    },
  },
}

describe.each(Object.entries(CASES))('%s', (_, { begin }) => {
  test('is done only once another member of staff has confirmed it', async () => {
    const { subject, propose, isDone } = await begin()
    expect((await propose(anna)).status).toBe(202)
    expect(await isDone()).toBe(false)
    const id = await proposalOf(subject)
    expect((await decide(anna, id, 'confirm')).error.code).toBe('action_unavailable')
    expect(await isDone()).toBe(false)
    expect((await decide(ben, id, 'confirm')).result.outcome).toBe('confirmed')
    expect(await isDone()).toBe(true)
    expect((await decide(ben, id, 'confirm')).status).toBe(409)
  })

  test('is shown with what it does, so that nobody confirms an id alone', async () => {
    const { subject, shown, propose } = await begin()
    await propose(anna)
    expect((await listed(ben)).find((proposal) => proposal.subject === subject)).toMatchObject({
      ...shown,
      reason,
    })
  })

  test('is neither seen nor confirmed by staff of other roles', async () => {
    const { subject, propose, isDone } = await begin()
    await propose(anna)
    const id = await proposalOf(subject)
    expect((await listed(otto)).map((proposal) => proposal.id)).not.toContain(id)
    expect((await decide(otto, id, 'confirm')).status).toBe(404)
    expect(await isDone()).toBe(false)
  })

  test('withdrawn, by who proposed it or by another, is not done and may be proposed again', async () => {
    const { subject, propose, isDone } = await begin()
    await propose(anna)
    const first = await proposalOf(subject)
    expect((await decide(anna, first, 'withdraw')).result.outcome).toBe('withdrawn')
    expect((await decide(ben, first, 'confirm')).status).toBe(409)
    await propose(ben)
    expect((await decide(anna, await proposalOf(subject), 'withdraw')).status).toBe(200)
    expect(await isDone()).toBe(false)
    expect((await propose(ben)).status).toBe(202)
  })

  test('runs out after a day', async () => {
    const { subject, propose, isDone } = await begin()
    await propose(anna)
    const id = await proposalOf(subject)
    later(86_400_001)
    expect((await decide(ben, id, 'confirm')).status).toBe(409)
    expect((await listed(ben)).map((proposal) => proposal.id)).not.toContain(id)
    expect(await isDone()).toBe(false)
  })

  test('of forty confirmations and withdrawals at once one counts', async () => {
    const { subject, propose, isDone } = await begin()
    await propose(anna)
    const id = await proposalOf(subject)
    const decisions = await atOnce(40, (index) => decide(ben, id, index % 2 ? 'confirm' : 'withdraw'))
    const [decided, ...others] = decisions.filter(({ status }) => status === 200)
    expect(others).toEqual([])
    expect(await isDone()).toBe(decided?.result.outcome === 'confirmed')
  })

  test('is one proposal, whoever proposes it, and both steps are in the audit log', async () => {
    const { subject, propose } = await begin()
    const proposed = await atOnce(20, () => propose(anna))
    expect(proposed.every(({ status }) => status === 202)).toBe(true)
    expect((await propose(ben)).status).toBe(409)
    expect((await listed(anna)).filter((proposal) => proposal.subject === subject)).toHaveLength(1)
    await decide(ben, await proposalOf(subject), 'confirm')
    const rows = await (await database()).select().from(deskAudit)
    const steps = rows.filter((row) => row.subject === subject).map(({ staff, action }) => [staff, action])
    expect(steps).toContainEqual([emails[0], expect.any(String)])
    expect(steps).toContainEqual([emails[1], expect.stringMatching(/confirmed$/)])
    expect((await verifyAudit()).brokenAt).toBeNull()
  })

  test('needs nobody else with DESK_FOUR_EYES=0', async () => {
    vi.stubEnv('DESK_FOUR_EYES', '0')
    const { propose, isDone } = await begin()
    expect((await propose(anna)).status).toBe(200)
    expect(await isDone()).toBe(true)
  })
})

test('a refund to the address of the order, and an invalid one, wait for nobody', async () => {
  const own = await stopped({ userRefundAddress: BTC })
  expect((await refund(anna, own, '')).status).toBe(200)
  const other = await stopped()
  expect((await refund(anna, other, 'bc1qnonsense')).error.code).toBe('refund_address_invalid')
  const order = await deskCall<DeskOrder>(anna, 'GET', `exchanges/${other}`)
  expect(order.result.proposal).toBeNull()
})

test('what can no longer be carried out when it is confirmed stays proposed', async () => {
  const publicId = await stopped()
  await refund(anna, publicId)
  vi.stubEnv('DESK_FOUR_EYES', '0')
  await refund(anna, publicId)
  vi.stubEnv('DESK_FOUR_EYES', '1')
  const id = await proposalOf(publicId)
  expect((await decide(ben, id, 'confirm')).error.code).toBe('action_unavailable')
  expect(await proposalOf(publicId)).toBe(id)
})

describe('payouts', () => {
  const requested = async (amountBtc: string) => {
    vi.stubEnv('PAYOUT_APPROVAL', '1')
    const bob = await aCustomer()
    await earn(bob, '0.02')
    return (await payOut(bob, { amountBtc, address: BTC })).result.id
  }
  const answer = (who: TestCustomer, id: string, body: Record<string, string>) =>
    deskCall<DeskPayout>(who, 'POST', `payouts/${id}/decision`, { reason, ...body })

  test.each([
    ['0.004', 200],
    ['0.00400001', 202],
  ])('of %s BTC answer %i where the limit is 0.004', async (amount, status) => {
    vi.stubEnv('DESK_FOUR_EYES_ABOVE_BTC', '0.004')
    expect((await answer(anna, await requested(amount), { decision: 'approve' })).status).toBe(status)
  })

  test('are refused by one alone, however large', async () => {
    const id = await requested('0.02')
    expect((await answer(anna, id, { decision: 'refuse' })).result.state).toBe('failed')
  })

  test('of real money are not marked as sent before somebody else has confirmed them', async () => {
    registerAcme()
    const id = await requested('0.01')
    const sent = (who: TestCustomer) => answer(who, id, { decision: 'sent', tx: TX })
    expect((await sent(anna)).error.code).toBe('action_unavailable')
    expect((await answer(anna, id, { decision: 'approve' })).result).toMatchObject({
      ...{ state: 'requested', needsSecond: true, isConfirmed: false, proposal: { kind: 'payout' } },
    })
    expect((await sent(ben)).error.code).toBe('action_unavailable')
    await decide(ben, await proposalOf(id), 'confirm')
    const found = await deskCall<{ result: DeskPayout[] }>(anna, 'GET', 'payouts')
    expect(found.result.result.find((payout) => payout.id === id)).toMatchObject({
      ...{ state: 'approved', isConfirmed: true, proposal: null },
    })
    expect((await sent(anna)).result).toMatchObject({ state: 'sending', tx: TX })
  })
})
