import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImportedRow, PayoutBatch, PayoutImport } from '@/contract/deskPayoutBatches'
import { database } from '@/server/database/database'
import { deskAudit, payouts } from '@/server/database/schema'
import { registerProviders } from '@/server/providers/registry'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { registerAcme } from '../exchanges/live/liveProvider'
import { BTC, earn, payOut, payoutsOf } from '../programmes/aLedger'
import { anExplorer } from '../programmes/anExplorer'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, confirmedBefore, deskCall } from './aStaffMember'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
let TX = ''
let anna: TestCustomer
let bob: TestCustomer
let people = 0
beforeEach(async () => {
  TX = people.toString(16).padStart(64, 'c')
  const email = `batches${++people}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:payouts`)
  registerAcme()
  anna = await aStaffMember({ email })
  bob = await aCustomer()
  await earn(bob, '0.01')
  const db = await database()
  await db.update(payouts).set({ state: 'finished' })
})
afterEach(() => {
  registerProviders(null)
  vi.unstubAllEnvs()
})

const decide = (id: string, body: Record<string, string>) =>
  deskCall(anna, 'POST', `payouts/${id}/decision`, body)
async function approved(amountBtc: string): Promise<string> {
  const { id } = (await payOut(bob, { amountBtc, address: BTC })).result
  await decide(id, { decision: 'approve', reason: 'All is well.' })
  return id
}
const batch = (again = false) => deskCall<PayoutBatch>(anna, 'POST', 'payouts/batch', { again })
const imported = async (text: string, isDryRun = false) =>
  (await deskCall<PayoutImport>(anna, 'POST', 'payouts/hashes', { text, isDryRun })).result.rows
const outcomes = (rows: ImportedRow[]) => rows.map(({ outcome }) => outcome)
const stateOf = async (id: string) => (await payoutsOf(bob)).result.find((payout) => payout.id === id)?.state

test('each approved payout is in one batch, with its amount, address and id; a file that was lost is made again', async () => {
  const waiting = (await payOut(bob, { amountBtc: '0.001', address: BTC })).result.id
  const ids = [await approved('0.0005'), await approved('0.0025')]
  const { result } = await batch()
  expect(result).toEqual({
    count: 2,
    totalBtc: '0.003',
    csv: `address,amount,label\r\n${BTC},0.0005,${ids[0]}\r\n${BTC},0.0025,${ids[1]}\r\n`,
    exportedBefore: 0,
  })
  expect(result.csv).not.toContain(waiting)
  expect((await batch()).result).toEqual({
    count: 0,
    totalBtc: '0',
    csv: 'address,amount,label\r\n',
    exportedBefore: 2,
  })
  const third = await approved('0.0005')
  expect((await batch()).result.csv).toBe(`address,amount,label\r\n${BTC},0.0005,${third}\r\n`)
  expect((await batch(true)).result).toMatchObject({ count: 3, exportedBefore: 3 })
  const db = await database()
  const rows = await db.select().from(deskAudit).where(eq(deskAudit.action, 'payouts exported'))
  expect(rows.length).toBeGreaterThanOrEqual(4)
})

test('an address that a spreadsheet would take for a formula is no formula in the file', async () => {
  const id = await approved('0.0005')
  const db = await database()
  await db.update(payouts).set({ address: '=HYPERLINK("https://evil.example")' }).where(eq(payouts.id, id))
  expect((await batch()).result.csv.split('\r\n')[1]).toBe(
    `"'=HYPERLINK(""https://evil.example"")",0.0005,${id}`,
  )
})

test('hashes are checked without a change first, and then each line is taken or refused by itself', async () => {
  const ids = [await approved('0.0005'), await approved('0.0005')]
  const refused = await approved('0.0005')
  await decide(refused, { decision: 'refuse', reason: 'It is not wanted.' })
  const text = `id,hash\n${ids[0]},${TX}\nnosuch,${TX}\n${refused},${TX}\n${ids[1]},xyz`
  const tried = await imported(text, true)
  expect(outcomes(tried)).toEqual(['ready', 'refused', 'refused', 'refused'])
  expect(await stateOf(ids[0] ?? '')).toBe('approved')
  const rows = await imported(text)
  expect(
    rows.map(({ line, id, amountBtc, outcome, problem }) => [line, id, amountBtc, outcome, problem]),
  ).toEqual([
    [2, ids[0], '0.0005', 'sent', null],
    [3, 'nosuch', null, 'refused', 'There is no such payout.'],
    [4, refused, null, 'refused', 'This payout is failed already.'],
    [5, ids[1], null, 'refused', 'The hash of a Bitcoin transaction has 64 hexadecimal digits.'],
  ])
  expect(await Promise.all(ids.map(stateOf))).toEqual(['sending', 'approved'])
  expect(outcomes(await imported(text))).toEqual(['refused', 'refused', 'refused', 'refused'])
  const db = await database()
  const audit = await db
    .select()
    .from(deskAudit)
    .where(eq(deskAudit.subject, ids[0] ?? ''))
  expect(audit.filter(({ detail }) => detail.includes('imported')).length).toBeGreaterThan(0)
})

test('a line whose transaction pays something else is refused with what differs, the others are taken', async () => {
  const explorer = await anExplorer()
  vi.stubEnv('PAYOUT_EXPLORER_URL', explorer.url)
  const [one, other] = [await approved('0.0005'), await approved('0.001')]
  explorer.show({
    [TX]: {
      outputs: [
        { address: BTC, sats: 50_000 },
        { address: BTC, sats: 99_999 },
      ],
    },
  })
  for (const isDryRun of [true, false]) {
    const rows = await imported(`${one},${TX}\n${other},${TX}`, isDryRun)
    expect(outcomes(rows)).toEqual([isDryRun ? 'ready' : 'sent', 'refused'])
    expect(rows[1]?.problem).toContain('not 0.001 BTC')
  }
  expect(explorer.requests.filter(({ path }) => path.startsWith('/tx/'))).toHaveLength(2)
  await explorer.close()
})

test.each(['batch', 'hashes'])('%s need a confirmation of the last ten minutes', async (call) => {
  await confirmedBefore(anna, 11)
  const { error } = await deskCall(anna, 'POST', `payouts/${call}`, { again: false, text: `one,${TX}` })
  expect(error.code).toBe('confirmation_required')
})

test('the sandbox makes no file for a wallet', async () => {
  registerProviders(null)
  expect((await batch()).error.code).toBe('action_unavailable')
})
