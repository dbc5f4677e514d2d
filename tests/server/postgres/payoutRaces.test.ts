import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PayoutBatch } from '@/contract/deskPayoutBatches'
import { forgetCalls } from '@/server/outbound/callGuard'
import { confirmSentPayouts } from '@/server/programmes/confirmPayouts'
import { registerProviders } from '@/server/providers/registry'
import { atOnce } from '../../atOnce'
import { emailsTo } from '../accounts/accountCalls'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { aStaffMember, deskCall } from '../desk/aStaffMember'
import { registerAcme } from '../exchanges/live/liveProvider'
import { BTC, earn, entriesOf, payOut, payoutsOf } from '../programmes/aLedger'
import { anExplorer } from '../programmes/anExplorer'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { openConnections } from './concurrency'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
let explorer: Awaited<ReturnType<typeof anExplorer>>
beforeAll(async () => {
  await openConnections()
  explorer = await anExplorer()
})
afterAll(() => explorer.close())

let staff: TestCustomer[] = []
let bob: TestCustomer
let people = 0
let TX = ''
beforeEach(async () => {
  TX = people.toString(16).padStart(64, 'f')
  const names = [`first${++people}@example.com`, `second${people}@example.com`]
  vi.stubEnv('DESK_STAFF', names.map((name) => `${name}:payouts`).join(','))
  vi.stubEnv('PAYOUT_EXPLORER_URL', explorer.url)
  vi.stubEnv('PAYOUT_CONFIRMATIONS', '1')
  registerAcme()
  forgetCalls()
  staff = await Promise.all(names.map((email) => aStaffMember({ email })))
  bob = await aCustomer({ email: `raced${people}@example.com` })
  await earn(bob, '0.1')
})
afterEach(() => {
  registerProviders(null)
  vi.unstubAllEnvs()
})

const member = (index: number) => staff[index % staff.length] ?? null
const decide = (index: number, id: string, body: Record<string, string>) =>
  deskCall(member(index), 'POST', `payouts/${id}/decision`, body)
const requested = async () => (await payOut(bob, { amountBtc: '0.001', address: BTC })).result.id
async function approved() {
  const id = await requested()
  await decide(0, id, { decision: 'approve', reason: 'All is well.' })
  return id
}
const APPROVE = { decision: 'approve', reason: 'All is well.' }
const REFUSE = { decision: 'refuse', reason: 'It is not wanted.' }
const sent = () => ({ decision: 'sent', tx: TX })
const pay = (outputs: number) =>
  explorer.show({
    [TX]: { outputs: Array.from({ length: outputs }, () => ({ address: BTC, sats: 100_000 })), block: 1 },
  })

test('of two members of staff who decide on one payout at once one does, whatever they decide', async () => {
  pay(1)
  for (const [before, mine, yours] of [
    [requested, APPROVE, REFUSE],
    [approved, sent(), REFUSE],
    [approved, REFUSE, REFUSE],
  ] as const) {
    const id = await before()
    const booked = (await entriesOf(bob)).length
    const outcomes = await atOnce(8, (index) => decide(index, id, index % 2 === 0 ? mine : yours))
    const done = outcomes.filter(({ status }) => status === 200)
    // What is approved may be refused after.
    const isBoth = mine === APPROVE && done.length === 2
    expect(done.length === 1 || isBoth).toBe(true)
    const { state } = (await payoutsOf(bob)).result.find((payout) => payout.id === id) ?? {}
    const returned = (await entriesOf(bob)).length - booked
    expect(returned).toBe(state === 'failed' ? 1 : 0)
  }
})

test('one output pays one payout, of six that are entered with its transaction at once', async () => {
  pay(2)
  const ids = await Promise.all(Array.from({ length: 6 }, approved))
  const outcomes = await atOnce(6, (index) => decide(index, ids[index] ?? '', sent()))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
})

test('of files that two members of staff make at once each payout is in one', async () => {
  await Promise.all(Array.from({ length: 20 }, approved))
  const made = await atOnce(6, (index) => deskCall<PayoutBatch>(member(index), 'POST', 'payouts/batch', {}))
  const ids = made.flatMap(({ result }) =>
    result.csv
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[2]),
  )
  expect(ids.length).toBeGreaterThanOrEqual(20)
  expect(new Set(ids).size).toBe(ids.length)
})

test('of several processes that look at one payout one confirms it, with one email', async () => {
  pay(1)
  const id = await approved()
  expect((await decide(0, id, sent())).status).toBe(200)
  await atOnce(6, () => confirmSentPayouts())
  expect((await payoutsOf(bob)).result).toMatchObject([{ id, state: 'finished' }])
  const texts = (await emailsTo(`raced${people}@example.com`)).filter(({ text }) => text.includes(TX))
  expect(texts).toHaveLength(2)
})
