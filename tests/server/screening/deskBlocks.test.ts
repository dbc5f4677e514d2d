import { beforeEach, expect, test, vi } from 'vitest'
import type { DeskBlock, DeskScreening } from '@/contract/deskScreening'
import { database } from '@/server/database/database'
import { deskAudit } from '@/server/database/schema'
import { purge } from '@/server/retention/purge'
import { aCustomer, ordered, type TestCustomer } from '../aCustomer'
import { aStaffMember, deskCall } from '../desk/aStaffMember'
import { ADDRESS, anOrder, caller, create } from '../exchanges/exchangeCalls'
import { BTC, earn, payOut } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { useOperatorFolder } from './operatorFolder'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
const folder = useOperatorFolder()
let staff: TestCustomer
let people = 0
beforeEach(async () => {
  const email = `screener${++people}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:screening+audit`)
  staff = await aStaffMember({ email })
  caller.ip = ''
})

const reason = 'Asked by the police, file 7.'
const block = (kind: string, value: string) =>
  deskCall<DeskBlock>(staff, 'POST', 'blocks', { kind, value, reason })
const unblock = (id: string) => deskCall<DeskBlock>(staff, 'POST', `blocks/${id}/end`, { reason })
const DENIED = [403, 'screening_denied']
const outcome = ({ status, error }: { status: number; error: { code?: string } }) => [status, error.code]
const orderOf = async (who: TestCustomer) => outcome(await create(anOrder(), undefined, await who.headers()))

test.each(['id', 'email'] as const)('a customer blocked by %s neither orders nor withdraws', async (by) => {
  const email = `blocked${++people}@example.com`
  const [anna, bob] = [await aCustomer({ email }), await aCustomer()]
  for (const one of [anna, bob]) await earn(one, '0.01')
  const blocked = await block('customer', by === 'id' ? anna.id : email.toUpperCase())
  expect(blocked).toMatchObject({ status: 201, result: { kind: 'customer', reason, endedAt: null } })
  expect(await orderOf(anna)).toEqual(DENIED)
  const payout = { amountBtc: '0.004', address: BTC }
  expect(outcome(await payOut(anna, payout))).toEqual(DENIED)
  expect(await orderOf(bob)).toEqual([201, undefined])
  expect((await payOut(bob, payout)).status).toBe(201)

  expect((await unblock(blocked.result.id)).result).toMatchObject({ endedBy: expect.any(String) as string })
  expect(await orderOf(anna)).toEqual([201, undefined])
  expect((await payOut(anna, payout)).status).toBe(201)
})

test('an email is blocked with an order, and with the account that has it', async () => {
  const email = `mail${++people}@example.com`
  const anna = await aCustomer({ email })
  await block('email', ` ${email.toUpperCase()} `)
  expect(await orderOf(anna)).toEqual(DENIED)
  expect(outcome(await create(anOrder({ unregEmail: email })))).toEqual(DENIED)
  expect(outcome(await create(anOrder({ unregEmail: `x${email}` })))).toEqual([201, undefined])
})

test('an address is blocked as recipient and for refunds, however it is written', async () => {
  const { result } = await block('address', '0x52908400098527886e0f7030069857d2e4169ee7')
  await block('address', '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH')
  const capitals = { addressTo: '0x52908400098527886E0F7030069857D2E4169EE7' }
  expect(outcome(await create(anOrder(capitals)))).toEqual(DENIED)
  expect(outcome(await create(anOrder({ userRefundAddress: BTC })))).toEqual(DENIED)
  expect(outcome(await create(anOrder()))).toEqual([201, undefined])
  await unblock(result.id)
  expect(outcome(await create(anOrder(capitals)))).toEqual([201, undefined])
})

test.each([
  ['203.0.113.9', ['203.0.113.9', '::ffff:203.0.113.9'], ['203.0.113.8', '']],
  ['203.0.113.77/24', ['203.0.113.0', '203.0.113.255'], ['203.0.114.0', '2001:db8::1']],
  ['2001:DB8:1:2::/64', ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::'], ['2001:db8:1:3::1', '203.0.113.9']],
])('the caller %s', async (network, blocked, free) => {
  const anna = await aCustomer()
  await earn(anna, '0.01')
  const { result } = await block('caller', network)
  for (const ip of blocked) {
    caller.ip = ip
    expect(outcome(await create(anOrder()))).toEqual(DENIED)
    expect(outcome(await payOut(anna, { amountBtc: '0.004', address: BTC }))).toEqual(DENIED)
  }
  for (const ip of free) {
    caller.ip = ip
    expect(outcome(await create(anOrder()))).toEqual([201, undefined])
  }
  caller.ip = ''
  await unblock(result.id)
})

test.each([
  ['customer', 'nobody@example.com'],
  ['email', 'no email'],
  ['address', 'John Smith'],
  ['address', 'anna@example.com'],
  ['caller', '203.0.113.0/33'],
  ['caller', '0.0.0.0/0'],
  ['caller', '203.0.113.0/24/7'],
  ['caller', 'example.com'],
])('a block of the %s "%s" is refused', async (kind, value) => {
  const { status, error } = await block(kind, value)
  expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['value']])
})

test('blocked twice it is one block; unblocked twice there is none any more', async () => {
  const first = await block('email', 'twice@example.com')
  const second = await block('email', 'TWICE@example.com')
  expect([first.status, second.status, second.result.id]).toEqual([201, 200, first.result.id])
  expect((await unblock(first.result.id)).status).toBe(200)
  expect((await unblock(first.result.id)).status).toBe(404)
  const again = await block('email', 'twice@example.com')
  expect(again).toMatchObject({ status: 201 })
  expect(again.result.id).not.toBe(first.result.id)
})

test('the desk lists what counts and what has ended, and the audit log holds no personal value', async () => {
  const { result } = await block('email', 'listed@example.com')
  const listed = (isEnded: boolean) =>
    deskCall<{ result: DeskBlock[] }>(staff, 'GET', 'blocks', undefined, { isEnded: String(isEnded) })
  const idsIn = async (isEnded: boolean) => (await listed(isEnded)).result.result.map(({ id }) => id)
  expect(await idsIn(false)).toContain(result.id)
  await unblock(result.id)
  expect(await idsIn(false)).not.toContain(result.id)
  expect(await idsIn(true)).toContain(result.id)
  const entries = await (await database()).select().from(deskAudit)
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['blocked', 'unblocked', 'blocks viewed']),
  )
  expect(JSON.stringify(entries)).not.toContain('listed@example.com')
})

test('a block that has ended goes with the exchanges of its time, one that counts stays', async () => {
  const [ended, kept] = [await block('email', 'old@example.com'), await block('email', 'kept@example.com')]
  await unblock(ended.result.id)
  expect(await purge(Date.now() + 1828 * 86_400_000)).toMatchObject({ blocks: expect.any(Number) as number })
  expect((await block('email', 'kept@example.com')).result.id).toBe(kept.result.id)
  const gone = await deskCall<{ result: DeskBlock[] }>(staff, 'GET', 'blocks', undefined, { isEnded: 'true' })
  expect(gone.result.result).toEqual([])
})

test('the desk shows each list, how many entries it has and what is wrong with it', async () => {
  folder.write('blocked.txt', ADDRESS.btc)
  const { reloadBlockedLists } = await import('@/server/screening/blockedLists')
  await reloadBlockedLists()
  folder.write('blocked.txt', 'John Smith lives here\n')
  await reloadBlockedLists()
  const { result } = await deskCall<DeskScreening>(staff, 'GET', 'screening')
  expect(result.lists).toEqual([
    {
      name: 'blocked.txt',
      entries: 1,
      loadedAt: expect.any(String) as string,
      fault: expect.stringContaining('line 1') as string,
    },
    { name: 'sanctions.txt', entries: 0, loadedAt: null, fault: null },
  ])
})

test('an order of a customer who is blocked already is shown to them all the same', async () => {
  const anna = await aCustomer()
  const { publicId } = await ordered(anna)
  await block('customer', anna.id)
  expect((await anna.request('GET', `/api/v4/exchanges-new/${publicId}`)).status).toBe(200)
})
