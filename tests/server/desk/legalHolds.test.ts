import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LegalHold } from '@/contract/deskLegalHolds'
import { database } from '@/server/database/database'
import { contactMessages, deskAudit, exchanges } from '@/server/database/schema'
import { legalHold } from '@/server/maintenance/legalHold'
import { UsageError } from '@/server/maintenance/UsageError'
import { aCustomer as signedUp, call, PASSWORD, profile } from '../accounts/accountCalls'
import type { TestCustomer } from '../aCustomer'
import { anExchange } from '../exchanges/anExchange'
import { made } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
let staff: TestCustomer
let people = 0
beforeEach(async () => {
  const email = `admin${++people}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:admin,screener@example.com:screening`)
  staff = await aStaffMember({ email })
})

const reason = 'Order of the court, file 7.'
const hold = (kind: string, value: string) =>
  deskCall<LegalHold>(staff, 'POST', 'legal-holds', { kind, value, reason })
const release = (id: string) => deskCall<LegalHold>(staff, 'POST', `legal-holds/${id}/release`, { reason })
const listed = async (isReleased: boolean) => {
  const query = { isReleased: String(isReleased), limit: '100' }
  const { result } = await deskCall<{ result: LegalHold[] }>(staff, 'GET', 'legal-holds', undefined, query)
  return result.result.map(({ id }) => id)
}

test('set twice it is one hold; it is released once, and set anew', async () => {
  const { publicId } = await made()
  const first = await hold('exchange', publicId)
  expect(first).toMatchObject({
    status: 201,
    result: { kind: 'exchange', key: publicId, reason, releasedAt: null },
  })
  expect(await hold('exchange', ` ${publicId} `)).toMatchObject({
    status: 200,
    result: { id: first.result.id },
  })
  expect(await listed(false)).toContain(first.result.id)
  expect(await release(first.result.id)).toMatchObject({ status: 200, result: { releaseReason: reason } })
  expect((await release(first.result.id)).status).toBe(404)
  expect([await listed(false), await listed(true)]).toEqual([
    expect.not.arrayContaining([first.result.id]),
    expect.arrayContaining([first.result.id]),
  ])
  expect((await hold('exchange', publicId)).status).toBe(201)
})

test.each([
  ['exchange', 'nonesuch'],
  ['customer', 'nobody@example.com'],
  ['email', 'no email'],
  ['address', 'bc1q'],
  ['email', ''],
])('a hold of the %s "%s" is refused', async (kind, value) => {
  expect((await hold(kind, value)).status).toBe(400)
})

test('only the role admin may, and the audit log has the reason but no email address', async () => {
  const screener = await aStaffMember({ email: 'screener@example.com' })
  const body = { kind: 'email', value: 'secret@example.com', reason }
  expect((await deskCall(screener, 'POST', 'legal-holds', body)).error.code).toBe('role_required')
  const { result } = await hold('email', 'secret@example.com')
  await release(result.id)
  const entries = await (await database()).select().from(deskAudit)
  expect(entries.filter(({ action }) => action.startsWith('legal hold'))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        action: 'legal hold set',
        detail: expect.stringContaining(reason) as string,
      }),
      expect.objectContaining({ action: 'legal hold released', subject: result.id }),
    ]),
  )
  expect(JSON.stringify(entries)).not.toContain('secret@example.com')
})

describe('an account', () => {
  const deleted = (token: string) =>
    call('POST', '/api/v4/customers/deletion', { password: PASSWORD }, { token })

  test.each(['customer', 'email', 'exchange', 'message'] as const)(
    'is not deleted while %s is held, says so, and is whole',
    async (what) => {
      const anna = await signedUp()
      const db = await database()
      const publicId = randomUUID()
      const names = { publicId, idempotencyKey: publicId }
      await db.insert(exchanges).values(anExchange({ ...names, customerId: anna.id, unregEmail: anna.email }))
      const { publicId: other } = await made()
      const reference = randomUUID()
      await db.insert(contactMessages).values({
        ...{ reference, idempotencyKey: reference, messageHash: '', exchangeId: other, topic: 'other' },
        ...{ email: anna.email, message: '', language: 'en', createdAt: Date.now() },
      })
      const values = { customer: anna.id, email: anna.email, exchange: publicId }
      const held = what === 'message' ? await hold('exchange', other) : await hold(what, values[what])
      const refused = await deleted(anna.accessToken)
      expect([refused.status, refused.error.code]).toEqual([409, 'legal_hold'])
      expect((await profile(anna.accessToken)).status).toBe(200)
      expect(await db.$count(contactMessages)).toBeGreaterThan(0)

      await release(held.result.id)
      expect((await deleted(anna.accessToken)).status).toBe(200)
    },
  )
})

describe('npm run hold', () => {
  const run = (action: string, values: Record<string, unknown> = {}) => legalHold(action, values, Date.now())

  test('adds, lists and releases, and the audit log says that a program did', async () => {
    const { publicId } = await made()
    const added = await run('add', { exchange: publicId, reason })
    expect(added).toContain(`exchange ${publicId}`)
    expect(await run('add', { exchange: publicId, reason })).toContain('held before')
    const [, id = ''] = /^Held: (\S+)/.exec(added) ?? []
    expect(await run('list')).toContain(`${id}  exchange ${publicId}`)
    expect(await run('release', { id, reason })).toContain('Released')
    await expect(run('release', { id, reason })).rejects.toThrow('There is no hold')
    expect(await run('list')).not.toContain(id)
    expect(await run('list', { released: true })).toContain(id)
    const entries = await (await database()).select().from(deskAudit)
    expect(entries.filter(({ staff: who, subject }) => who === 'program' && subject === id)).toHaveLength(3)
  })

  test('what is refused stands in the audit log as failed, and a dry run not at all', async () => {
    const rows = async () => (await (await database()).select().from(deskAudit)).map(({ action }) => action)
    const before = (await rows()).length
    await expect(run('add', { exchange: 'nonesuch', reason })).rejects.toThrow('--exchange nonesuch: must be')
    await expect(run('release', { id: 'nonesuch', reason })).rejects.toThrow('There is no hold nonesuch')
    expect((await rows()).slice(before)).toEqual([
      ...['legal hold set', 'legal hold set failed'],
      ...['legal hold released', 'legal hold released failed'],
    ])

    const { publicId } = await made()
    const dry = { 'dry-run': true, reason }
    expect(await run('add', { exchange: publicId, ...dry })).toContain(`exchange ${publicId} would be held`)
    await expect(run('add', { exchange: 'nonesuch', ...dry })).rejects.toBeInstanceOf(UsageError)
    await expect(run('release', { id: 'nonesuch', ...dry })).rejects.toThrow('There is no hold')
    expect(await run('list')).not.toContain(publicId)
    expect((await rows()).length).toBe(before + 4)
  })

  test.each([
    ['nonesuch', {}],
    ['add', { reason }],
    ['add', { email: 'a@example.com' }],
    ['add', { email: 'a@example.com', exchange: 'x', reason }],
    ['add', { exchange: 'nonesuch', reason }],
    ['release', { reason }],
  ])('%s %o is refused as a wrong argument', async (action, values) => {
    await expect(run(action, values)).rejects.toBeInstanceOf(UsageError)
  })
})
