import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { desk } from '@/contract/desk'
import type { DeskKey, NewDeskKey } from '@/contract/deskKeys'
import type { Endpoint } from '@/contract/endpoint'
import { DESK_KEY_CALLS, DESK_KEY_SCOPES } from '@/domain/account/deskKey'
import { database } from '@/server/database/database'
import { deskAudit, deskKeys } from '@/server/database/schema'
import { atOnce } from '../../atOnce'
import { call } from '../accounts/accountCalls'
import type { TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, confirmedBefore, deskCall } from './aStaffMember'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()

const DAY = 86_400_000
const reason = 'For the accounting tool.'
const HERE = '203.0.113.7'
let people = 0
let root: TestCustomer
beforeEach(async () => {
  const email = `root${++people}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:admin`)
  root = await aStaffMember({ email })
  await (await database()).delete(deskKeys)
})
afterEach(() => vi.unstubAllEnvs())

const add = (given: object = {}) =>
  deskCall<NewDeskKey>(root, 'POST', 'keys', {
    ...{ name: `Tool ${++people}`, scopes: ['orders:read'], days: 30, reason },
    ...given,
  })
const secretWith = async (given: object = {}) => {
  const { status, result } = await add(given)
  expect(status).toBe(201)
  return result.secret
}
const ALL = [...DESK_KEY_SCOPES]
const CALLS = Object.entries<Endpoint>(desk).map(([name, endpoint]) => ({ ...endpoint, name }))
type DeskCall = (typeof CALLS)[number]

/** The limit of an address is not what is tested here. */
let calls = 0
const another = () => `203.0.113.${20 + (++calls % 200)}`

async function withKey(secret: string, { method, path }: Pick<DeskCall, 'method' | 'path'>, ip = another()) {
  const { status, error } = await call(
    method as 'GET' | 'POST',
    path.replace(/\{\w+\}/, 'someid'),
    method === 'GET' ? undefined : {},
    { headers: { authorization: `Bearer ${secret}` }, ip },
  )
  return `${status} ${error.code ?? ''}`
}
const refused = '403 role_required'
const unknown = '401 unauthorized'
const isReachable = ({ name }: DeskCall) => DESK_KEY_CALLS.includes(name)
const accessOf = ({ method }: DeskCall) => (method === 'GET' ? 'read' : 'write')

describe.each(CALLS)('$method $path', (one) => {
  test(`${isReachable(one) ? 'can be made' : 'is refused, whatever its scopes,'} with a key of every scope`, async () => {
    const made = await withKey(await secretWith({ scopes: ALL }), one)
    if (isReachable(one)) expect(made).not.toMatch(/^40[13]/)
    else expect(made).toBe(refused)
  })

  test('is refused with a key that is revoked, ended, comes from elsewhere or is none', async () => {
    const { result } = await add({ scopes: ALL })
    await deskCall(root, 'POST', `keys/${result.id}/revocation`, { reason })
    expect(await withKey(result.secret, one)).toBe(unknown)
    const bound = await secretWith({ scopes: ALL, networks: ['198.51.100.0/24', '2001:db8::/32'] })
    expect(await withKey(bound, one)).toBe(unknown)
    expect(await withKey(`hdk_${'a'.repeat(43)}`, one)).toBe(unknown)
    expect(await withKey('hdk_short', one)).toBe(unknown)
    const ended = await secretWith({ scopes: ALL, days: 1 })
    later(DAY + 1)
    expect(await withKey(ended, one)).toBe(unknown)
  })
})

describe.each(CALLS.filter((one) => isReachable(one) && one.staff?.role))('$method $path', (one) => {
  const own = `${one.staff?.role}:${accessOf(one)}`

  test(`needs the scope ${own}, and no other will do`, async () => {
    expect(await withKey(await secretWith({ scopes: [own] }), one)).not.toMatch(/^40[13]/)
    const others = ALL.filter((scope) => scope !== own)
    expect(await withKey(await secretWith({ scopes: others }), one)).toBe(refused)
  })
})

test('the calls that a key can make are calls of the desk, and those that write are few', () => {
  expect(CALLS.filter(isReachable)).toHaveLength(DESK_KEY_CALLS.length)
  expect(CALLS.filter((one) => isReachable(one) && one.method !== 'GET').map(({ name }) => name)).toEqual([
    'moderateReview',
    'reply',
    'switchProvider',
    'switchRamp',
    'block',
  ])
})

test('a key is shown once, stored as a hash, and says when it was used', async () => {
  const { result } = await add({ networks: ['203.0.113.0/24'] })
  expect(result.secret).toMatch(/^hdk_[\w-]{43}$/)
  const db = await database()
  const [stored] = await db.select().from(deskKeys).where(eq(deskKeys.id, result.id))
  expect(JSON.stringify(stored)).not.toContain(result.secret.slice(4))
  const listed = async () =>
    (await deskCall<{ keys: DeskKey[] }>(root, 'GET', 'keys')).result.keys.find(({ id }) => id === result.id)
  expect(await listed()).toMatchObject({ lastUsedAt: null, networks: ['203.0.113.0/24'], isByStaff: true })
  expect(await listed()).not.toHaveProperty('secret')
  expect(await withKey(result.secret, { method: 'GET', path: '/api/v4/desk/exchanges' })).toBe('200 ')
  expect((await listed())?.lastUsedAt).not.toBeNull()
})

test('the audit log has the name of the key as who called, and no secret', async () => {
  const secret = await secretWith({ name: 'Switchboard', scopes: ['providers:write', 'orders:read'] })
  await withKey(secret, { method: 'GET', path: '/api/v4/desk/exchanges' })
  const rows = await (await database()).select().from(deskAudit)
  expect(rows.map(({ staff, action }) => [staff, action])).toContainEqual([
    'API key Switchboard',
    'orders searched',
  ])
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('two keys of a name are valid during a rotation, and no third', async () => {
  const { result } = await add({ name: 'Books', scopes: ['payouts:read'], networks: [HERE] })
  expect((await add({ name: 'books' })).status).toBe(409)
  const rotate = (id: string) =>
    deskCall<NewDeskKey>(root, 'POST', `keys/${id}/rotation`, { days: 60, reason })
  const second = await rotate(result.id)
  expect(second.result).toMatchObject({ name: 'Books', scopes: ['payouts:read'], networks: [HERE] })
  expect((await rotate(result.id)).status).toBe(409)
  const payouts = { method: 'GET', path: '/api/v4/desk/payouts' } as const
  for (const { secret } of [result, second.result]) expect(await withKey(secret, payouts, HERE)).toBe('200 ')
  await deskCall(root, 'POST', `keys/${result.id}/revocation`, { reason })
  expect(await withKey(result.secret, payouts)).toBe(unknown)
  expect(await withKey(second.result.secret, payouts, HERE)).toBe('200 ')
  expect(await withKey(second.result.secret, payouts)).toBe(unknown)
  expect((await rotate(result.id)).status).toBe(409)
  const both = await atOnce(6, () => rotate(second.result.id))
  expect(both.filter(({ status }) => status === 201)).toHaveLength(1)
})

test.each([
  ['no scope', { scopes: [] }],
  ['the scope of admins', { scopes: ['admin:write'] }],
  ['more than a year', { days: 366 }],
  ['no day', { days: 0 }],
  ['a network that is none', { networks: ['203.0.113.0/33'] }],
  ['every network', { networks: ['0.0.0.0/0'] }],
  ['no name', { name: '' }],
  ['no reason', { reason: '' }],
])('a key with %s is not made', async (_, given) => {
  expect((await add(given)).status).toBe(400)
})

test('a key that calls more than 60 times a minute waits', async () => {
  const secret = await secretWith({ scopes: ['audit:read'] })
  const all = await atOnce(62, (index) =>
    withKey(secret, { method: 'GET', path: '/api/v4/desk/audit' }, `203.0.113.${index}`),
  )
  expect(all.filter((status) => status === '429 rate_limited')).toHaveLength(2)
})

test('keys are made by admins alone, with a confirmation of the last ten minutes, and count only beside DESK_STAFF', async () => {
  const secret = await secretWith()
  await confirmedBefore(root, 11)
  expect((await add()).error.code).toBe('confirmation_required')
  vi.stubEnv('DESK_STAFF', '')
  expect(await withKey(secret, { method: 'GET', path: '/api/v4/desk/exchanges' })).toBe('404 not_found')
})
