import { afterEach, describe, expect, test, vi } from 'vitest'
import { desk } from '@/contract/desk'
import type { Endpoint } from '@/contract/endpoint'
import { database } from '@/server/database/database'
import { deskAudit } from '@/server/database/schema'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, confirmedBefore, deskCall } from './aStaffMember'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
afterEach(() => vi.unstubAllEnvs())

const calls = Object.values<Endpoint>(desk).map((endpoint) => ({
  ...endpoint,
  name: `${endpoint.method} ${endpoint.path}`,
  path: endpoint.path.replace('/api/v4/desk/', '').replace(/\{\w+\}/, 'someid'),
}))
const writing = calls.filter(({ method }) => method === 'POST')
let people = 0

/** A member of staff with these roles. */
async function member(roles: string, facts: Partial<Parameters<typeof aStaffMember>[0]> = {}) {
  const email = `staff${++people}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:${roles},other@example.com:admin`)
  return aStaffMember({ email, ...facts })
}
type Member = Awaited<ReturnType<typeof member>>
const statusOf = async (who: Member | null, { method, path }: (typeof calls)[number]) => {
  const { status, error } = await deskCall(who, method as 'GET' | 'POST', path, {})
  return `${status} ${error.code ?? ''}`
}

describe('of every call of the desk', () => {
  test.each(calls)('$name says who may call it, and is limited as one of staff', (endpoint) => {
    expect(endpoint).toMatchObject({ auth: 'staff', limit: 'staff', tag: 'Desk' })
    expect(endpoint.staff).toBeDefined()
  })

  test.each(calls)('$name does not exist without DESK_STAFF, not even for a customer', async (one) => {
    const anna = await member('admin')
    vi.stubEnv('DESK_STAFF', '')
    expect(await statusOf(anna, one)).toBe('404 not_found')
    const { status, headers } = await deskCall(anna, 'POST', 'session')
    expect([status, headers.allow]).toEqual([404, undefined])
  })

  test.each(calls)('$name needs a sign-in', async (one) => {
    await member('admin')
    expect(await statusOf(null, one)).toBe('401 unauthorized')
  })

  test.each(calls)('$name is not found by a customer who is no member of staff', async (one) => {
    const anna = await member('admin')
    vi.stubEnv('DESK_STAFF', 'other@example.com:admin')
    expect(await statusOf(anna, one)).toBe('404 not_found')
  })

  test.each(calls)('$name is not found while the address is not confirmed', async (one) => {
    expect(await statusOf(await member('admin', { confirmedAt: null }), one)).toBe('404 not_found')
  })

  test.each(calls)('$name needs a second factor', async (one) => {
    expect(await statusOf(await member('admin', { hasFactor: false }), one)).toBe(
      '403 second_factor_required',
    )
  })

  test.each(calls.filter(({ staff }) => staff?.role))('$name needs its role', async (one) => {
    const others = ['orders', 'payouts', 'reviews', 'messages', 'providers', 'audit'].filter(
      (role) => role !== one.staff?.role,
    )
    expect(await statusOf(await member(others.join('+')), one)).toBe('403 role_required')
    expect(await statusOf(await member(String(one.staff?.role)), one)).not.toMatch(/^40[13]/)
    expect(await statusOf(await member('admin'), one)).not.toMatch(/^40[13]/)
  })

  test.each(writing)('$name needs a confirmation of the last ten minutes', async (one) => {
    const anna = await member('admin')
    await confirmedBefore(anna, 11)
    expect(await statusOf(anna, one)).toBe('403 confirmation_required')
    await confirmedBefore(anna, 9)
    expect(await statusOf(anna, one)).not.toMatch(/^403/)
  })
})

test('a call that is refused leaves nothing in the audit log', async () => {
  const before = await (await database()).$count(deskAudit)
  await deskCall(await member('messages'), 'GET', 'exchanges/someid')
  await deskCall(await member('orders', { hasFactor: false }), 'GET', 'exchanges/someid')
  expect(await (await database()).$count(deskAudit)).toBe(before)
})

test('the session says the roles', async () => {
  const { result } = await deskCall(await member('orders+audit'), 'GET', 'session')
  expect(result).toMatchObject({ roles: ['orders', 'audit'], payouts: 'automatic' })
})
