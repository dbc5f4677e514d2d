import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeskStaff } from '@/contract/deskStaff'
import { deleteExpiredAccounts } from '@/server/accounts/accountWorker'
import { database } from '@/server/database/database'
import { customers, deskAudit, signIns, staffMembers } from '@/server/database/schema'
import { notifyStaff } from '@/server/mail/notifyStaff'
import { sendStaffEmails } from '@/server/mail/staffEmails'
import { atOnce } from '../../atOnce'
import { call, emailsTo } from '../accounts/accountCalls'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, confirmedBefore, deskCall } from './aStaffMember'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()

const DAY = 86_400_000
const reason = 'Joined the support team.'
let people = 0
const newEmail = (name: string) => `${name}${++people}@example.com`
let [root, other] = [] as unknown as [TestCustomer, TestCustomer]
let rootEmail = ''
beforeEach(async () => {
  rootEmail = newEmail('root')
  const second = newEmail('other')
  vi.stubEnv('DESK_STAFF', `${rootEmail}:admin,${second}:admin`)
  root = await aStaffMember({ email: rootEmail })
  other = await aStaffMember({ email: second })
})
afterEach(() => vi.unstubAllEnvs())

const post = (who: TestCustomer | null, path: string, body: object = {}) =>
  deskCall<DeskStaff>(who, 'POST', path, body)
const list = async (who = root) => (await deskCall<DeskStaff>(who, 'GET', 'staff')).result
const memberOf = async (email: string) => {
  const found = (await list()).members.find((member) => member.email === email)
  if (!found) throw new Error(`${email} is not in the list`)
  return found
}
const idOf = async (email: string) => String((await memberOf(email)).id)
const aGroup = async (roles: string[], name = `Group ${++people}`) => {
  const { result } = await post(root, 'staff/groups', { name, roles, reason })
  const id = result.groups.find((group) => group.name === name)?.id
  if (!id) throw new Error('no group was made')
  return id
}
const invite = (email: string, given: object, who = root) =>
  post(who, 'staff/invitations', { email, reason, ...given })
const tokensTo = async (email: string) =>
  (await emailsTo(email)).flatMap(({ text }) => /#staff-token=([\w-]+)/.exec(text)?.[1] ?? [])
const accept = async (who: TestCustomer, token: string) =>
  call<{ email: string }>('POST', '/api/v4/desk/invitation', { token }, { headers: await who.headers() })

/** Invited and in, with a second factor. */
async function joined(given: object) {
  const email = newEmail('anna')
  await invite(email, given)
  const anna = await aStaffMember({ email })
  expect((await accept(anna, String((await tokensTo(email))[0]))).status).toBe(200)
  return { anna, email }
}
const sees = async (who: TestCustomer, path: string) => (await deskCall(who, 'GET', path)).status

describe('an invitation', () => {
  test('opens the desk for the account with its address, once that has a second factor, with the roles of its groups and its own', async () => {
    const email = newEmail('anna')
    const group = await aGroup(['orders', 'messages'])
    expect((await invite(email, { groups: [group], roles: ['audit'] })).status).toBe(201)
    expect(await memberOf(email)).toMatchObject({
      state: 'invited',
      invitedBy: rootEmail,
      hasSecondFactor: null,
    })
    const anna = await aStaffMember({ email, hasFactor: false })
    expect(await sees(anna, 'session')).toBe(404)
    const [token = ''] = await tokensTo(email)
    expect((await accept(anna, token)).result).toEqual({ email })
    expect((await deskCall(anna, 'GET', 'session')).error.code).toBe('second_factor_required')
    const ben = await joined({ groups: [group], roles: ['audit'] })
    expect((await deskCall(ben.anna, 'GET', 'session')).result).toMatchObject({
      roles: ['orders', 'messages', 'audit'],
    })
    expect(await memberOf(ben.email)).toMatchObject({
      state: 'active',
      hasSecondFactor: true,
      groups: [group],
    })
    expect((await memberOf(ben.email)).lastSeenAt).not.toBeNull()
    expect([await sees(ben.anna, 'exchanges'), await sees(ben.anna, 'payouts')]).toEqual([200, 403])
    expect(await sees(ben.anna, 'staff')).toBe(403)
  })

  test('is in the language of the account with its address', async () => {
    const email = newEmail('dora')
    const dora = await aCustomer({ email, confirmedAt: Date.now() })
    await (await database()).update(customers).set({ language: 'de' }).where(eq(customers.id, dora.id))
    await invite(email, { roles: ['orders'] })
    expect((await emailsTo(email))[0]?.text).toContain(
      '/de/customer-account/sign-up/confirmation#staff-token=',
    )
  })

  test('is of no use to another account, without a confirmed address, twice, later than 72 hours, or once revoked', async () => {
    const email = newEmail('anna')
    await invite(email, { roles: ['orders'] })
    const [token = ''] = await tokensTo(email)
    const stranger = await aStaffMember({ email: newEmail('stranger') })
    expect((await accept(stranger, token)).error.code).toBe('action_unavailable')
    expect((await accept(stranger, 'x'.repeat(43))).error.code).toBe('link_invalid')
    const unconfirmed = await aCustomer({ email, confirmedAt: null })
    expect((await accept(unconfirmed, token)).error.code).toBe('action_unavailable')
    const db = await database()
    await db.update(customers).set({ confirmedAt: Date.now() }).where(eq(customers.id, unconfirmed.id))
    await confirmedBefore(unconfirmed, 11)
    expect((await accept(unconfirmed, token)).error.code).toBe('confirmation_required')
    await confirmedBefore(unconfirmed, 1)
    later(3 * DAY + 1)
    await confirmedBefore(unconfirmed, 1)
    expect((await accept(unconfirmed, token)).error.code).toBe('link_invalid')
    await confirmedBefore(root, 1)
    expect((await post(root, `staff/members/${await idOf(email)}/invitation`)).status).toBe(200)
    const [second = ''] = await tokensTo(email)
    expect((await accept(unconfirmed, token)).error.code).toBe('link_invalid')
    expect((await accept(unconfirmed, second)).status).toBe(200)
    expect((await accept(unconfirmed, second)).error.code).toBe('link_invalid')
    const late = newEmail('late')
    await invite(late, { roles: ['orders'] })
    await post(root, `staff/members/${await idOf(late)}/removal`, { reason })
    const revoked = await aStaffMember({ email: late })
    expect((await accept(revoked, String((await tokensTo(late))[0]))).error.code).toBe('link_invalid')
    expect(await sees(revoked, 'session')).toBe(404)
  })

  test('that is none, or of somebody else, leaves no entry; one that is accepted names who is staff now', async () => {
    const db = await database()
    const [email, other] = [newEmail('anna'), newEmail('passer')]
    await invite(email, { roles: ['orders'] })
    const [token = ''] = await tokensTo(email)
    const passer = await aCustomer({ email: other, confirmedAt: Date.now() })
    const before = await db.$count(deskAudit)
    expect((await accept(passer, 'x'.repeat(43))).error.code).toBe('link_invalid')
    expect((await accept(passer, token)).error.code).toBe('action_unavailable')
    expect(await db.$count(deskAudit)).toBe(before)
    const holdsAddress = async () => JSON.stringify(await db.select().from(deskAudit)).includes(email)
    expect(await holdsAddress()).toBe(false)
    const anna = await aStaffMember({ email })
    expect((await accept(anna, token)).status).toBe(200)
    expect(await holdsAddress()).toBe(true)
  })

  test('of ten at once to one address one is made, and of ten that accept one does', async () => {
    const email = newEmail('race')
    const made = await atOnce(10, () => invite(email, { roles: ['orders'] }))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(1)
    const anna = await aStaffMember({ email })
    const [token = '', ...more] = await tokensTo(email)
    expect(more).toEqual([])
    const accepted = await atOnce(10, () => accept(anna, token))
    expect(accepted.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each([
    ['nothing to do', {}, 400],
    ['a group that does not exist', { groups: ['nowhere'] }, 400],
    ['a role that does not exist', { roles: ['owner'] }, 400],
    ['no address', { email: 'anna', roles: ['orders'] }, 422],
  ])('with %s is refused', async (_, given, status) => {
    const email = newEmail('wrong')
    expect((await invite(email, given)).status).toBe(status)
    expect((await list()).members.map((member) => member.email)).not.toContain(email)
  })

  test('to an address of DESK_STAFF or of a member is refused', async () => {
    expect((await invite(rootEmail, { roles: ['orders'] })).status).toBe(409)
    const { email } = await joined({ roles: ['orders'] })
    expect((await invite(email, { roles: ['orders'] })).status).toBe(409)
  })

  test('that nobody accepted is deleted 30 days after it has expired; a member is not', async () => {
    const [email, member] = [newEmail('gone'), await joined({ roles: ['orders'] })]
    await invite(email, { roles: ['orders'] })
    const emails = async () => (await (await database()).select().from(staffMembers)).map((row) => row.email)
    later(32 * DAY)
    await deleteExpiredAccounts()
    expect(await emails()).toContain(email)
    later(DAY + 1)
    await deleteExpiredAccounts()
    expect(await emails()).not.toContain(email)
    expect(await emails()).toContain(member.email)
  })
})

describe('a member', () => {
  test('has the roles that a group has now, and none of it once the group is gone', async () => {
    const group = await aGroup(['orders'], 'Support one')
    const { anna } = await joined({ groups: [group] })
    expect(await sees(anna, 'payouts')).toBe(403)
    await post(root, `staff/groups/${group}`, { name: 'Support one', roles: ['payouts'], reason })
    expect([await sees(anna, 'payouts'), await sees(anna, 'exchanges')]).toEqual([200, 403])
    await post(root, `staff/groups/${group}/removal`, { reason })
    expect([await sees(anna, 'payouts'), await sees(anna, 'session')]).toEqual([403, 200])
  })

  test('that is removed is refused at the next call, is signed out everywhere, and what they proposed is withdrawn', async () => {
    const { anna, email } = await joined({ roles: ['orders'] })
    const headers = await anna.headers()
    const id = await idOf(email)
    expect((await post(root, `staff/members/${id}/removal`, { reason })).status).toBe(200)
    expect((await call('GET', '/api/v4/desk/session', undefined, { headers })).status).toBe(401)
    const db = await database()
    expect(await db.$count(signIns, eq(signIns.customerId, anna.id))).toBe(0)
    const rows = await db
      .select()
      .from(deskAudit)
      .where(inArray(deskAudit.subject, [email, id]))
      .orderBy(deskAudit.id)
    expect(rows.map(({ action, staff }) => [action, staff])).toEqual([
      ['staff invitation sent', rootEmail],
      ['staff invitation accepted', email],
      ['staff member removed', rootEmail],
      ['staff removed', rootEmail],
    ])
  })

  test('is one by account and address: after a change of the address there is no access', async () => {
    const { anna, email } = await joined({ roles: ['orders'] })
    const db = await database()
    await db
      .update(customers)
      .set({ email: newEmail('moved') })
      .where(eq(customers.id, anna.id))
    expect(await sees(anna, 'session')).toBe(404)
    expect(await memberOf(email)).toMatchObject({ state: 'moved' })
  })

  test('whom DESK_STAFF names too has the roles of the setting alone, and none without any DESK_STAFF', async () => {
    const { anna, email } = await joined({ roles: ['payouts'] })
    vi.stubEnv('DESK_STAFF', `${email}:orders`)
    expect([await sees(anna, 'exchanges'), await sees(anna, 'payouts')]).toEqual([200, 403])
    vi.stubEnv('DESK_STAFF', '')
    expect(await sees(anna, 'session')).toBe(404)
  })

  test('changes neither their own entry nor those of DESK_STAFF', async () => {
    const { anna, email } = await joined({ roles: ['admin'] })
    const own = await idOf(email)
    for (const path of [`staff/members/${own}`, `staff/members/${own}/removal`])
      expect((await post(anna, path, { roles: ['admin'], reason })).status).toBe(409)
    expect((await memberOf(rootEmail)).id).toBeNull()
    expect((await post(anna, `staff/members/${rootEmail}/removal`, { reason })).status).toBe(404)
    expect((await post(root, `staff/members/${own}/removal`, { reason })).status).toBe(200)
  })

  test('gets the email of what is new for their roles', async () => {
    const group = await aGroup(['payouts'])
    const { email } = await joined({ groups: [group] })
    const db = await database()
    await db.transaction((transaction) => notifyStaff(transaction, 'payout', 'payout-1'))
    later(60_000)
    await sendStaffEmails()
    expect((await emailsTo(email))[0]?.text).toContain('payout-1')
  })
})

describe('the role admin', () => {
  test('is in no group', async () => {
    expect((await post(root, 'staff/groups', { name: 'Owners', roles: ['admin'], reason })).status).toBe(400)
  })

  test('needs a second admin with DESK_FOUR_EYES, for an invitation and for a member', async () => {
    vi.stubEnv('DESK_FOUR_EYES', '1')
    const invited = newEmail('chief')
    const { email } = await joined({ roles: ['orders'] })
    expect((await invite(invited, { roles: ['admin'] })).status).toBe(202)
    const given = { roles: ['admin'], reason }
    expect((await post(root, `staff/members/${await idOf(email)}`, given)).status).toBe(202)
    expect((await memberOf(email)).proposal).toMatchObject({ kind: 'admin', subject: email })
    expect(await tokensTo(invited)).toEqual([])
    const { result } = await deskCall<{ result: { id: string }[] }>(other, 'GET', 'proposals')
    const decision = { decision: 'confirm', reason }
    for (const { id } of result.result) {
      expect((await post(root, `proposals/${id}/decision`, decision)).status).toBe(409)
      expect((await post(other, `proposals/${id}/decision`, decision)).status).toBe(200)
    }
    expect((await memberOf(email)).roles).toEqual(['admin'])
    expect(await tokensTo(invited)).toHaveLength(1)
  })
})

test('of two groups of one name there is one, however it is written', async () => {
  await aGroup(['orders'], 'Support two')
  const again = await post(root, 'staff/groups', { name: 'SUPPORT TWO', roles: ['orders'], reason })
  expect(again.status).toBe(409)
  const third = await aGroup(['orders'], 'Support three')
  const renamed = { name: 'support two', roles: ['orders'], reason }
  expect((await post(root, `staff/groups/${third}`, renamed)).status).toBe(409)
})
