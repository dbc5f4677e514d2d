import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { queryRows } from '../server/postgres'
import { startBuiltSite } from './support/builtSite'
import { people } from './support/people'

/** An ambassador from the application to the withdrawal of a reward, by the calls of the page and of the desk. */

const folder = mkdtempSync(join(tmpdir(), 'halyard-ambassadors-'))
const database = new URL(inject('postgres'))
const rows = (statement: string) => queryRows(database.href, statement)
let site: Awaited<ReturnType<typeof startBuiltSite>> | undefined
const { call, signIn, signUp, addFactor } = people(() => [site?.origin ?? ''], rows)
const STAFF = ['ben', 'cleo']
const REASON = 'We looked at your channel.'
const PAID_TO = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const form = { languages: 'Portuguese', work: 'A channel', links: '', text: 'I would write a guide.' }

const apply = (who: string, body: object = form) => call('/api/v4/ambassadors', { who, body })
const mine = async (who: string) => (await call('/api/v4/ambassadors/me', { who })).body.result
const desk = (path: string, body?: object, who = 'ben') =>
  call(`/api/v4/desk/${path}`, { who, ...(body && { body }) })
type Listed = { result: { id: string }[] }
async function idIn(path: string, who = 'ben'): Promise<string> {
  const { body } = await desk(path, undefined, who)
  return (body.result as unknown as Listed).result[0]?.id ?? ''
}

beforeAll(async () => {
  writeFileSync(join(folder, 'operator.yaml'), 'programmes: { ambassador: { reapplyDays: 30 } }')
  const name = `ambassadors_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  for (const who of ['anna', 'stranger', ...STAFF]) await signUp(who)
  site = await startBuiltSite({
    ...{ DATABASE_URL: database.href, OPERATOR_FILE: join(folder, 'operator.yaml') },
    DESK_STAFF: STAFF.map((who) => `${who}@example.com:partners`).join(),
  })
  for (const who of ['anna', 'stranger', ...STAFF]) await signIn(who)
  for (const who of STAFF) await addFactor(who)
}, 240_000)
afterAll(async () => {
  await site?.end()
  rmSync(folder, { recursive: true, force: true })
})

test('who is declined reads why, and may apply again after 30 days', async () => {
  expect((await apply('anna')).status).toBe(201)
  const id = await idIn('ambassadors?state=applied')
  expect((await desk(`ambassadors/${id}/decision`, { decision: 'decline', reason: REASON })).status).toBe(200)
  expect(await mine('anna')).toMatchObject({ state: 'declined', reason: REASON })
  expect((await apply('anna')).status).toBe(409)
  await rows(`update ambassadors set decided_at = decided_at - interval '29 days 23 hours'`)
  expect((await apply('anna')).status).toBe(409)
  await rows(`update ambassadors set decided_at = decided_at - interval '2 hours'`)
  expect((await apply('anna', { ...form, work: 'Two channels' })).status).toBe(201)
  expect(await mine('anna')).toMatchObject({ state: 'applied', reason: null, work: 'Two channels' })
})

test('a task is paid once, by two members of staff, and withdrawn', async () => {
  const id = await idIn('ambassadors?state=applied')
  await desk(`ambassadors/${id}/decision`, { decision: 'accept', reason: REASON })
  await desk(`ambassadors/${id}/budget`, { budgetBtc: '0.002', reason: REASON })
  const task = { title: 'A guide', what: 'Write it.', rewardBtc: '0.002' }
  expect((await desk(`ambassadors/${id}/tasks`, { ...task, rewardBtc: '0.0021' })).status).toBe(409)
  const { body } = await desk(`ambassadors/${id}/tasks`, task)
  const taskId = (body.result.tasks as { id: string }[])[0]?.id ?? ''
  const report = { report: 'https://blog.example.com' }
  expect(
    (await call(`/api/v4/ambassadors/tasks/${taskId}/report`, { who: 'anna', body: report })).status,
  ).toBe(200)
  const done = { decision: 'done', reason: REASON }
  expect((await desk(`ambassador-tasks/${taskId}/decision`, done)).status).toBe(202)
  const proposal = await idIn('proposals')
  const confirm = (who: string) =>
    desk(`proposals/${proposal}/decision`, { decision: 'confirm', reason: REASON }, who)
  expect((await confirm('ben')).status).toBe(409)
  const both = await Promise.all([confirm('cleo'), confirm('cleo')])
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect(await mine('anna')).toMatchObject({
    state: 'accepted',
    paidBtc: '0.002',
    tasks: [{ state: 'done' }],
  })
  const payout = { amountBtc: '0.002', address: PAID_TO }
  expect((await call('/api/v4/customers/payouts', { who: 'anna', body: payout })).status).toBe(201)
  const books = await rows(
    `select kind, account, sum(amount)::text as amount from journal_legs join journal_entries e on e.id = entry_id
     group by 1, 2 order by 1, 2`,
  )
  expect(books.map(({ kind, account, amount }) => [kind, account, amount].map(String).join(' '))).toEqual([
    ...['ambassador_reward customer -0.002', 'ambassador_reward expense 0.002'],
    ...['payout customer 0.002', 'payout payout -0.002'],
  ])
})

test('a stranger sees nothing of it and changes nothing', async () => {
  const [{ id = '' } = {}] = await rows('select id from ambassador_tasks')
  const [{ id: ambassador = '' } = {}] = await rows('select id from ambassadors')
  expect((await call('/api/v4/ambassadors/me')).status).toBe(401)
  expect((await call('/api/v4/ambassadors/me', { who: 'stranger' })).status).toBe(404)
  const report = { who: 'stranger', body: { report: 'Mine.' } }
  expect((await call(`/api/v4/ambassadors/tasks/${String(id)}/report`, report)).status).toBe(404)
  for (const path of ['ambassadors', `ambassadors/${String(ambassador)}`])
    expect((await desk(path, undefined, 'anna')).status).toBe(404)
  const exported = await call('/api/v4/customers/export', { who: 'stranger' })
  expect(exported.text).not.toContain('Two channels')
  expect(await mine('anna')).toMatchObject({ tasks: [{ report: 'https://blog.example.com' }] })
})
