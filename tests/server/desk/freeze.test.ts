import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contract, withAlias } from '@/contract/contract'
import type { Endpoint, Endpoints } from '@/contract/endpoint'
import type { NewPartnerKey } from '@/contract/partnerKeys'
import { database } from '@/server/database/database'
import { customers, payouts, signIns, totps } from '@/server/database/schema'
import { approvePayout } from '@/server/desk/deskPayouts'
import { unfreezeAccount, freezeAccount } from '@/server/accounts/freeze'
import * as people from '../accounts/accountCalls'
import { aCustomer as aSignedIn, type TestCustomer } from '../aCustomer'
import { anOrder, create } from '../exchanges/exchangeCalls'
import { aPartner } from '../partners/aPartner'
import { pay, requested } from '../paymentRequests/aShop'
import { BTC, earn, payOut } from '../programmes/aLedger'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
let anna: TestCustomer
let count = 0
beforeEach(async () => {
  const email = `staff${++count}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:customers`)
  anna = await aStaffMember({ email })
})
afterEach(() => vi.unstubAllEnvs())

const reason = 'Reported as taken over.'
const decide = (id: string, decision: 'freeze' | 'unfreeze') =>
  deskCall(anna, 'POST', `customers/${id}/freeze`, { decision, reason })
async function freeze(id: string) {
  const { status, error } = await decide(id, 'freeze')
  if (status !== 200) throw new Error(JSON.stringify(error))
}
const FROZEN = { status: 403, error: { code: 'account_frozen' } }

const calls = Object.values<Endpoints>(contract)
  .flatMap((endpoints) => Object.values(endpoints))
  .flatMap(withAlias)
  .map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }))
const send = ({ method, path }: Endpoint, headers: Record<string, string>) =>
  people.call(method, path.replace(/\{\w+\}/g, 'someid'), method === 'GET' ? undefined : {}, { headers })

/** A sign-in, and a key, that outlived the freeze: as in a race, or written by an older release. */
async function aFrozenPartner() {
  const owner = await aSignedIn()
  await aPartner({ owner })
  const made = await owner.request<NewPartnerKey>('POST', '/api/v4/partners/keys', {
    scope: 'all',
    label: 'x',
  })
  const db = await database()
  const [signIn] = await db.select().from(signIns).where(eq(signIns.customerId, owner.id))
  await freeze(owner.id)
  if (signIn) await db.insert(signIns).values(signIn)
  return { token: await owner.headers(), key: { 'x-partner-key': made.result.partnerKey } }
}

describe('of a frozen account', () => {
  test.each(calls.filter(({ auth }) => auth && !['moderator', 'anyBearer'].includes(auth)))(
    '$name refuses its tokens',
    async (endpoint) => {
      const { token } = await aFrozenPartner()
      expect((await send(endpoint, token)).status).toBe(401)
    },
  )

  test.each(calls.filter(({ auth }) => auth === 'partner' || auth === 'requester'))(
    '$name refuses its keys, and says why',
    async (endpoint) => {
      const { key } = await aFrozenPartner()
      const { status, error } = await send(endpoint, key)
      expect([status, error.description]).toEqual([401, 'The account of this key is frozen.'])
    },
  )

  test('no key of it orders for visitors', async () => {
    const { key } = await aFrozenPartner()
    expect((await create(anOrder(), randomUUID(), key)).status).toBe(401)
  })

  test('each device is signed out, and no token of it is renewed', async () => {
    const bob = await people.aCustomer()
    const other = await people.anotherDevice(bob.email)
    await freeze(bob.id)
    for (const { accessToken, refreshToken } of [bob, other]) {
      expect((await people.profile(accessToken)).status).toBe(401)
      expect((await people.refresh(refreshToken)).status).toBe(401)
      expect((await people.refreshByBody(refreshToken)).status).toBe(401)
    }
  })

  test('the right password is refused with the reason, a wrong one as always', async () => {
    const bob = await people.aCustomer()
    await freeze(bob.id)
    expect(await people.signIn({ email: bob.email, password: people.PASSWORD })).toMatchObject(FROZEN)
    const wrong = await people.signIn({ email: bob.email, password: people.OTHER_PASSWORD })
    expect(wrong).toMatchObject({ status: 401, error: { code: 'credentials_wrong' } })
  })

  test('a sign-in is refused before its second step, and a step under way ends', async () => {
    const bob = await people.aCustomer()
    const db = await database()
    const now = Date.now()
    await db
      .insert(totps)
      .values({ customerId: bob.id, secret: 'A', lastStep: 0, createdAt: now, confirmedAt: now })
    const begun = await people.signIn({ email: bob.email, password: people.PASSWORD })
    const { token } = (begun.result as unknown as { secondFactor: { token: string } }).secondFactor
    await freeze(bob.id)
    expect(await people.signIn({ email: bob.email, password: people.PASSWORD })).toMatchObject(FROZEN)
    const path = '/auth-service/api/v1.0/sign-in/second-factor'
    expect((await people.call('POST', path, { token, code: '123456' })).status).toBe(410)
  })

  test('a password is not reset: neither by an earlier link nor by a later one, which stays unused', async () => {
    const bob = await people.aCustomer()
    await people.requestReset(bob.email)
    const earlier = await people.tokenSentTo(bob.email)
    await freeze(bob.id)
    expect((await people.reset(earlier)).status).toBe(410)
    await people.requestReset(bob.email)
    const later = await people.tokenSentTo(bob.email)
    expect(await people.reset(later)).toMatchObject(FROZEN)
    await decide(bob.id, 'unfreeze')
    expect((await people.reset(later)).status).toBe(200)
  })

  test('a sign-up that waits for its confirmation opens nothing', async () => {
    const email = people.newEmail()
    await people.signUp({ email, password: people.PASSWORD })
    const token = await people.tokenSentTo(email)
    const db = await database()
    await db.update(customers).set({ frozenAt: Date.now() }).where(eq(customers.email, email))
    expect(await people.confirmSignUp(token)).toMatchObject(FROZEN)
  })

  test('nothing is ordered as a guest under its address, and nothing paid to its payment links', async () => {
    const bob = await aSignedIn({ email: `bob${count}@example.com` })
    const { id } = await requested(bob)
    await freeze(bob.id)
    const guest = await create(anOrder({ unregEmail: `BOB${count}@example.com` }))
    expect(guest).toMatchObject({ status: 403, error: { code: 'screening_denied' } })
    expect((await create(anOrder({ unregEmail: 'somebody@example.com' }))).status).toBe(201)
    expect(await pay(id)).toMatchObject({ status: 409, error: { code: 'action_unavailable' } })
    await decide(bob.id, 'unfreeze')
    expect((await pay(id)).status).toBe(201)
  })

  test('payouts wait for staff, who cannot approve them, and go on once it is unfrozen', async () => {
    const bob = await aSignedIn()
    await earn(bob, '0.01')
    const { id } = (await payOut(bob, { amountBtc: '0.004', address: BTC })).result
    await freeze(bob.id)
    const db = await database()
    const [held] = await db.select().from(payouts).where(eq(payouts.id, id))
    expect(held).toMatchObject({ state: 'requested', dueAt: null, holdReason: 'The account is frozen.' })
    await expect(approvePayout(id)).rejects.toThrow('frozen')
    await decide(bob.id, 'unfreeze')
    expect((await approvePayout(id)).state).not.toBe('failed')
  })
})

test('its customer gets an email, in their language, of a freeze and of its end', async () => {
  const bob = await aSignedIn({ language: 'fr', email: `fr${count}@example.com` })
  await freeze(bob.id)
  expect((await decide(bob.id, 'freeze')).error.code).toBe('action_unavailable')
  await decide(bob.id, 'unfreeze')
  expect((await decide(bob.id, 'unfreeze')).error.code).toBe('action_unavailable')
  const [last, first, ...others] = await people.emailsTo(`fr${count}@example.com`)
  expect(others).toEqual([])
  expect([first?.subject, last?.subject]).toEqual([
    expect.stringContaining('suspendu'),
    expect.stringContaining('disponible'),
  ])
  expect(first?.text).not.toContain(reason)
})

test('the reason stands among the notes of the customer', async () => {
  const bob = await aSignedIn()
  await freeze(bob.id)
  const { result } = await deskCall<{ notes: object[]; frozenAt: string }>(anna, 'GET', `customers/${bob.id}`)
  expect(result.notes).toMatchObject([{ text: `Frozen: ${reason}`, kind: 'note' }])
  expect(result.frozenAt).not.toBeNull()
})

test('no member of staff is frozen', async () => {
  expect((await decide(anna.id, 'freeze')).error.code).toBe('action_unavailable')
})

test('of two who freeze or unfreeze at once one does', async () => {
  const bob = await aSignedIn()
  const frozen = await Promise.all([1, 2, 3, 4].map((at) => freezeAccount(bob.id, at)))
  expect(frozen.filter(Boolean)).toHaveLength(1)
  const ended = await Promise.all([1, 2, 3, 4].map((at) => unfreezeAccount(bob.id, at)))
  expect(ended.filter(Boolean)).toHaveLength(1)
})
