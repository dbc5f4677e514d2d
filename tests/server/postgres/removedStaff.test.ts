import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { DeskStaff } from '@/contract/deskStaff'
import type { NewDeskKey } from '@/contract/deskKeys'
import { closeDatabase } from '@/server/database/database'
import { emailsTo } from '../accounts/accountCalls'
import type { TestCustomer } from '../aCustomer'
import { aStaffMember } from '../desk/aStaffMember'
import { newDatabaseOn } from '../temporaryDatabase'
import { type Instance, startInstance } from './startInstance'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))

const [ROOT, ANNA] = ['root@example.com', 'anna@example.com']
const reason = 'Works in support.'
let one: Instance
let other: Instance
beforeAll(async () => {
  const url = await newDatabaseOn(inject('postgres'))
  process.env.DATABASE_URL = url
  const settings = { DESK_STAFF: `${ROOT}:admin` }
  ;[one, other] = await Promise.all([startInstance(url, settings), startInstance(url, settings)])
}, 60_000)
afterAll(async () => {
  await Promise.all([one?.kill(), other?.kill()])
  await closeDatabase()
})

const desk = async <Result = DeskStaff>(instance: Instance, who: TestCustomer, path: string, body?: object) =>
  instance.request<Result>(body ? 'POST' : 'GET', `/api/v4/desk/${path}`, body, await who.headers())

test('who is removed at one instance is refused by the other at once, and so is a group’s role and a revoked key', async () => {
  const root = await aStaffMember({ email: ROOT })
  const anna = await aStaffMember({ email: ANNA })
  const added = await desk(one, root, 'staff/groups', { name: 'Support', roles: ['orders'], reason })
  const group = String(added.result.groups[0]?.id)
  await desk(one, root, 'staff/invitations', { email: ANNA, groups: [group], reason })
  const [email] = await emailsTo(ANNA)
  const token = /#staff-token=([\w-]+)/.exec(email?.text ?? '')?.[1]
  expect((await desk(other, anna, 'invitation', { token })).status).toBe(200)
  for (const instance of [one, other]) expect((await desk(instance, anna, 'exchanges')).status).toBe(200)

  await desk(one, root, `staff/groups/${group}`, { name: 'Support', roles: ['messages'], reason })
  expect((await desk(other, anna, 'exchanges')).status).toBe(403)
  expect((await desk(other, anna, 'messages')).status).toBe(200)

  const member = added && (await desk(one, root, 'staff')).result.members.find(({ email }) => email === ANNA)
  const headers = await anna.headers()
  await desk(one, root, `staff/members/${member?.id}/removal`, { reason })
  const refused = await other.request('GET', '/api/v4/desk/messages', undefined, headers)
  expect(refused.status).toBe(401)

  const made = await desk<NewDeskKey>(one, root, 'keys', {
    ...{ name: 'Tool', scopes: ['orders:read'], days: 1, reason },
  })
  const key = { authorization: `Bearer ${made.result.secret}` }
  const withKey = () => other.request('GET', '/api/v4/desk/exchanges', undefined, key)
  expect((await withKey()).status).toBe(200)
  await desk(one, root, `keys/${made.result.id}/revocation`, { reason })
  expect((await withKey()).status).toBe(401)
})
