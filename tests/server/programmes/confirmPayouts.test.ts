import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeskPayout } from '@/contract/deskResults'
import { database } from '@/server/database/database'
import { payouts } from '@/server/database/schema'
import { forgetCalls } from '@/server/outbound/callGuard'
import { confirmSentPayouts } from '@/server/programmes/confirmPayouts'
import { registerProviders } from '@/server/providers/registry'
import { emailsTo } from '../accounts/accountCalls'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { later } from '../clock'
import { aStaffMember, deskCall } from '../desk/aStaffMember'
import { registerAcme } from '../exchanges/live/liveProvider'
import { faults, type Reply } from '../providers/fakeProvider'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { BTC, earn, payOut, payoutsOf } from './aLedger'
import { anExplorer } from './anExplorer'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
let explorer: Awaited<ReturnType<typeof anExplorer>>
beforeAll(async () => {
  explorer = await anExplorer()
})
afterAll(() => explorer.close())

let anna: TestCustomer
let bob: TestCustomer
let people = 0
let TX = ''
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const email = `explores${++people}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:payouts`)
  vi.stubEnv('PAYOUT_EXPLORER_URL', explorer.url)
  vi.stubEnv('PAYOUT_CONFIRMATIONS', '3')
  registerAcme()
  forgetCalls()
  explorer.show({})
  TX = people.toString(16).padStart(64, 'a')
  anna = await aStaffMember({ email })
  bob = await aCustomer({ email: `seen${people}@example.com` })
  await earn(bob, '0.01')
})
afterEach(() => {
  registerProviders(null)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const decide = (id: string, body: Record<string, string>) =>
  deskCall<DeskPayout>(anna, 'POST', `payouts/${id}/decision`, body)
const send = (id: string, tx = TX) => decide(id, { decision: 'sent', tx })
async function approved(amountBtc = '0.004'): Promise<string> {
  const { id } = (await payOut(bob, { amountBtc, address: BTC })).result
  await decide(id, { decision: 'approve', reason: 'All is well.' })
  return id
}
const atDesk = async (id: string, state = 'sending') => {
  const { result } = await deskCall<{ result: DeskPayout[] }>(anna, 'GET', 'payouts', undefined, { state })
  return result.result.find((payout) => payout.id === id)
}
const stateOf = async (id: string) => (await payoutsOf(bob)).result.find((payout) => payout.id === id)?.state
const GOOD = [{ address: BTC, sats: 400_000 }, { sats: 0 }, { address: 'bc1qchange', sats: 1_000_000 }]

describe('a transaction that is entered while an explorer is configured', () => {
  test.each([
    ['another address', [{ address: 'bc1qother', sats: 400_000 }], 'it pays nothing to this address'],
    [
      'another amount',
      [{ address: BTC, sats: 399_999 }],
      'it pays 0.00399999 BTC to this address, not 0.004 BTC',
    ],
  ])('is refused where it pays %s, with what differs', async (_, outputs, fault) => {
    explorer.show({ [TX]: { outputs } })
    const id = await approved()
    const { status, error } = await send(id)
    expect([status, error.code, error.description]).toEqual([
      409,
      'action_unavailable',
      `The transaction does not fit: ${fault}.`,
    ])
    expect(await stateOf(id)).toBe('approved')
  })

  test.each<[string, Reply]>([
    ['the explorer does not know yet', { status: 404, body: 'Transaction not found' }],
    ['it knows under another hash', { body: { txid: 'other', vout: [], status: { confirmed: true } } }],
    ['it does not answer for', faults.broken],
    ['it answers in another form', { body: { txid: 'x' } }],
  ])('that %s is accepted as sent and looked at again', async (_, reply) => {
    explorer.answer({ [`GET /tx/${TX}`]: reply })
    const id = await approved()
    expect((await send(id)).result).toMatchObject({
      state: 'sending',
      tx: TX,
      confirmations: null,
      decisions: ['sent'],
    })
    explorer.show({ [TX]: { outputs: GOOD, block: 899_998 } })
    forgetCalls()
    later(60_000)
    await confirmSentPayouts()
    expect(await stateOf(id)).toBe('finished')
  })

  test('that pays two payouts of one amount with one output is refused for the second', async () => {
    explorer.show({ [TX]: { outputs: GOOD } })
    const [one, other] = [await approved(), await approved()]
    expect((await send(one)).status).toBe(200)
    expect((await send(other)).error.description).toContain('belongs to another payout')
    explorer.show({ [TX]: { outputs: [...GOOD, ...GOOD] } })
    expect((await send(other)).status).toBe(200)
  })

  test('is confirmed by nobody by hand', async () => {
    const id = await approved()
    await send(id)
    expect((await decide(id, { decision: 'confirm' })).error.code).toBe('action_unavailable')
  })
})

describe('a payout that was sent', () => {
  test('is confirmed at the configured number of confirmations, not before, and its customer gets one email', async () => {
    explorer.show({ [TX]: { outputs: GOOD } })
    const id = await approved()
    await send(id)
    const seen = []
    for (const [block, tip] of [
      [null, 900_000],
      [900_000, 900_000],
      [900_000, 900_001],
      [900_000, 900_002],
    ] as const) {
      explorer.show({ [TX]: { outputs: GOOD, block } }, tip)
      later(60_000)
      await confirmSentPayouts()
      seen.push([await stateOf(id), (await atDesk(id))?.confirmations])
    }
    expect(seen).toEqual([
      ['sending', 0],
      ['sending', 1],
      ['sending', 2],
      ['finished', undefined],
    ])
    later(86_400_000)
    await confirmSentPayouts()
    const texts = (await emailsTo(`seen${people}@example.com`)).map(({ text }) => text)
    expect(texts.filter((text) => text.includes(TX))).toHaveLength(2)
    expect((await payoutsOf(bob)).balanceBtc).toBe('0.006')
  })

  test('stays as it is however long the explorer does not know its transaction', async () => {
    const id = await approved()
    await send(id)
    for (const elapsed of [60_000, 3_600_000, 86_400_000, 30 * 86_400_000]) {
      later(elapsed)
      await confirmSentPayouts()
    }
    expect(await stateOf(id)).toBe('sending')
  })

  test('by a transaction that later turns out to pay something else is never confirmed, and staff see why', async () => {
    const id = await approved()
    await send(id)
    explorer.show({ [TX]: { outputs: [{ address: BTC, sats: 1 }], block: 1 } })
    later(60_000)
    await confirmSentPayouts()
    expect(await atDesk(id)).toMatchObject({
      state: 'sending',
      explorerFault: 'it pays 0.00000001 BTC to this address, not 0.004 BTC',
      decisions: ['sent'],
    })
    const other = 'b'.repeat(64)
    explorer.show({ [other]: { outputs: GOOD, block: 1 } })
    expect((await send(id, other)).result).toMatchObject({ tx: other, explorerFault: null })
    later(60_000)
    await confirmSentPayouts()
    expect((await payoutsOf(bob)).result).toMatchObject([{ state: 'finished', tx: other }])
  })

  test('is looked at again after its process was killed in the middle of a look', async () => {
    const id = await approved()
    await send(id)
    const db = await database()
    explorer.show({ [TX]: { outputs: GOOD, block: 1 } })
    // As a killed process leaves it: leased, and nothing else.
    await db
      .update(payouts)
      .set({ checkAt: Date.now() + 300_000 })
      .where(eq(payouts.id, id))
    later(299_000)
    await confirmSentPayouts()
    expect(await stateOf(id)).toBe('sending')
    later(1000)
    await confirmSentPayouts()
    expect(await stateOf(id)).toBe('finished')
  })

  test('is not looked at in the sandbox or without an explorer', async () => {
    const id = await approved()
    await send(id)
    explorer.show({ [TX]: { outputs: GOOD, block: 1 } })
    later(60_000)
    vi.stubEnv('PAYOUT_EXPLORER_URL', '')
    await confirmSentPayouts()
    vi.stubEnv('PAYOUT_EXPLORER_URL', explorer.url)
    registerProviders(null)
    await confirmSentPayouts()
    expect(explorer.requests).toEqual([])
    expect(await stateOf(id)).toBe('sending')
  })
})
