import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ambassador } from '@/contract/ambassadors'
import type { DeskAmbassador, FoundAmbassador } from '@/contract/deskAmbassadors'
import type { DeskProposal } from '@/contract/deskProposals'
import { database } from '@/server/database/database'
import { customers, deskAudit, journalEntries, mails } from '@/server/database/schema'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { aStaffMember, deskCall } from '../desk/aStaffMember'
import { judgeJournal } from '../journal/judgeJournal'
import { legsWhere, loyaltyOf, payOut, BTC } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()

const DAY = 86_400_000
let [ben, cleo] = [] as unknown as [TestCustomer, TestCustomer]
let people = 0
beforeEach(async () => {
  const [first, second] = [`ben${++people}@example.com`, `cleo${people}@example.com`]
  vi.stubEnv('DESK_STAFF', `${first}:partners,${second}:partners`)
  ben = await aStaffMember({ email: first })
  cleo = await aStaffMember({ email: second })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  setOperator(undefined)
  await judgeJournal()
})

const form = { languages: 'Portuguese', work: 'A channel', links: '', text: 'I would write a guide.' }
const reason = 'We looked at your channel.'
const apply = (who: TestCustomer, body: object = form) =>
  who.request<Ambassador>('POST', '/api/v4/ambassadors', body)
const mine = async (who: TestCustomer) =>
  (await who.request<Ambassador>('GET', '/api/v4/ambassadors/me')).result
const decide = (id: string, decision: string) =>
  deskCall<DeskAmbassador>(ben, 'POST', `ambassadors/${id}/decision`, { decision, reason })
const setBudget = (id: string, budgetBtc: string) =>
  deskCall<DeskAmbassador>(ben, 'POST', `ambassadors/${id}/budget`, { budgetBtc, reason })
const addTask = (id: string, rewardBtc: string) =>
  deskCall<DeskAmbassador>(ben, 'POST', `ambassadors/${id}/tasks`, {
    title: 'A guide',
    what: 'Write it.',
    rewardBtc,
  })
const decideTask = (id: string, decision: string) =>
  deskCall<DeskAmbassador>(ben, 'POST', `ambassador-tasks/${id}/decision`, { decision, reason })

async function idOf(state: string) {
  const { result } = await deskCall<{ result: FoundAmbassador[] }>(ben, 'GET', 'ambassadors', undefined, {
    state,
  })
  return result.result[0]?.id ?? ''
}

async function anAmbassador() {
  const anna = await aCustomer()
  await apply(anna)
  const id = await idOf('applied')
  await decide(id, 'accept')
  return { anna, id }
}

async function confirmProposal(who: TestCustomer) {
  const { result } = await deskCall<{ result: DeskProposal[] }>(who, 'GET', 'proposals')
  const [proposal] = result.result
  return deskCall(who, 'POST', `proposals/${proposal?.id}/decision`, { decision: 'confirm', reason })
}

const subjectsTo = async ({ id }: TestCustomer) => {
  const db = await database()
  const [who] = await db.select().from(customers).where(eq(customers.id, id))
  return db
    .select({ text: mails.text })
    .from(mails)
    .where(eq(mails.to, who?.email ?? ''))
}

describe('an application', () => {
  test('is refused without languages, work or text, and where nobody decides', async () => {
    const anna = await aCustomer()
    const { status, error } = await apply(anna, { ...form, languages: '', text: 'x'.repeat(2001) })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['languages', 'text']])
    vi.stubEnv('DESK_STAFF', '')
    expect((await apply(anna)).status).toBe(404)
    vi.stubEnv('DESK_STAFF', 'x@example.com:partners')
    setOperator({ ...NO_OPERATOR, file: { programmes: { off: ['ambassador'] } } })
    expect((await apply(anna)).status).toBe(404)
  })

  test('that is declined says why, in the account and by email, and may be sent again after 90 days', async () => {
    const anna = await aCustomer()
    expect((await apply(anna)).status).toBe(201)
    expect((await apply(anna)).status).toBe(200)
    const id = await idOf('applied')
    expect((await decide(id, 'end')).status).toBe(409)
    await decide(id, 'decline')
    const until = new Date(Date.now() + 90 * DAY).toISOString()
    expect(await mine(anna)).toMatchObject({ state: 'declined', reason, applyAgainAt: until })
    expect((await subjectsTo(anna)).some(({ text }) => text.includes(reason))).toBe(true)
    expect((await apply(anna)).status).toBe(409)
    later(90 * DAY - 1000)
    expect((await apply(anna)).status).toBe(409)
    later(1000)
    expect(await mine(anna)).toMatchObject({ applyAgainAt: null })
    expect((await apply(anna, { ...form, work: 'Two channels' })).status).toBe(201)
    expect(await mine(anna)).toMatchObject({ state: 'applied', reason: null, work: 'Two channels' })
    expect((await decide(id, 'accept')).result.state).toBe('accepted')
  })

  test('may be sent again after a time of the operator’s own', async () => {
    setOperator({ ...NO_OPERATOR, file: { programmes: { ambassador: { reapplyDays: 0 } } } })
    const anna = await aCustomer()
    await apply(anna)
    await decide(await idOf('applied'), 'decline')
    expect((await apply(anna)).status).toBe(201)
  })
})

describe('a task', () => {
  test('fits the budget, which never falls below what tasks promise', async () => {
    const { id } = await anAmbassador()
    expect((await addTask(id, '0.001')).status).toBe(409)
    await setBudget(id, '0.003')
    expect((await addTask(id, '0.002')).status).toBe(200)
    expect((await addTask(id, '0.00100001')).status).toBe(409)
    expect((await addTask(id, '0.001')).status).toBe(200)
    expect((await setBudget(id, '0.00299999')).status).toBe(409)
    expect((await addTask(id, '-1')).status).toBe(422)
    const { tasks } = (await deskCall<DeskAmbassador>(ben, 'GET', `ambassadors/${id}`)).result
    const task = tasks.find(({ rewardBtc }) => rewardBtc === '0.002')
    await decideTask(task?.id ?? '', 'cancel')
    expect((await setBudget(id, '0.001')).result).toMatchObject({ committedBtc: '0.001' })
  })

  test('that is done is an expense once, confirmed by somebody else, and is paid out like any balance', async () => {
    const { anna, id } = await anAmbassador()
    await setBudget(id, '0.002')
    const taskId = (await addTask(id, '0.002')).result.tasks[0]?.id ?? ''
    await anna.request('POST', `/api/v4/ambassadors/tasks/${taskId}/report`, { report: 'It is online.' })
    expect((await mine(anna)).tasks).toMatchObject([{ state: 'reported', report: 'It is online.' }])
    await decideTask(taskId, 'reopen')
    expect((await mine(anna)).tasks).toMatchObject([{ state: 'open', note: reason }])
    expect((await decideTask(taskId, 'done')).status).toBe(202)
    expect((await decideTask(taskId, 'cancel')).status).toBe(409)
    expect((await confirmProposal(ben)).status).toBe(409)
    expect((await loyaltyOf(anna)).balanceBtc).toBe('0')
    const both = await Promise.all([confirmProposal(cleo), confirmProposal(cleo)])
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(200)
    const legs = await legsWhere(eq(journalEntries.key, `ambassador_reward:${taskId}`))
    expect(legs).toMatchObject([
      { account: 'expense', owner: 'site', unit: 'btc', amount: '0.002' },
      { account: 'customer', unit: 'btc', amount: '-0.002' },
    ])
    expect(await loyaltyOf(anna)).toMatchObject({
      ...{ balanceBtc: '0.002', earnedBtc: '0' },
      entries: [{ kind: 'ambassador_reward', amountBtc: '0.002', publicId: null }],
    })
    expect(await mine(anna)).toMatchObject({ paidBtc: '0.002', tasks: [{ state: 'done' }] })
    expect((await decideTask(taskId, 'done')).status).toBe(409)
    expect((await payOut(anna, { amountBtc: '0.002', address: BTC })).status).toBe(201)
    expect((await loyaltyOf(anna)).balanceBtc).toBe('0')
    const audit = await (await database()).select().from(deskAudit)
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'ambassador decided',
        'ambassador budget set',
        'ambassador task added',
        'reward confirmed',
      ]),
    )
  })

  test('of somebody else is not found', async () => {
    const { id } = await anAmbassador()
    await setBudget(id, '0.001')
    const taskId = (await addTask(id, '0.001')).result.tasks[0]?.id ?? ''
    const { anna: eve } = await anAmbassador()
    const path = `/api/v4/ambassadors/tasks/${taskId}/report`
    expect((await eve.request('POST', path, { report: 'Mine' })).status).toBe(404)
    expect((await (await aCustomer()).request('POST', path, { report: 'Mine' })).status).toBe(404)
  })
})
