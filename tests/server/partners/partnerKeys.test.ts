import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { NewPartnerKey, PartnerKey } from '@/contract/partnerKeys'
import type { Partner } from '@/contract/partners'
import { database } from '@/server/database/database'
import { customers, orderAttributions, partnerKeys, partners, signIns } from '@/server/database/schema'
import { aCustomer } from '../aCustomer'
import { anOrder, create, request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aPartner, type TestPartner } from './aPartner'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
afterEach(() => vi.unstubAllEnvs())

const BASE = '/api/v4/partners'
const READABLE = ['me', 'codes', 'statistics', 'clicks', 'commissions', 'payouts', 'me/statements']

const addKey = ({ owner }: TestPartner, scope = 'all', label = 'Wallet') =>
  owner.request<NewPartnerKey>('POST', `${BASE}/keys`, { scope, label })
const keysOf = async ({ owner }: TestPartner) =>
  (await owner.request<{ result: PartnerKey[] }>('GET', `${BASE}/keys`)).result.result
const revoke = ({ owner }: TestPartner, id: string) =>
  owner.request<PartnerKey>('POST', `${BASE}/keys/${id}/revoke`)
const withKey = (key: string) => ({ 'x-partner-key': key })
const read = (name: string, key: string) =>
  request<Partner>('GET', `${BASE}/${name}`, undefined, withKey(key))

async function ordered(key: string, changes = {}, headers: Record<string, string> = {}) {
  const { status, result } = await create(anOrder(changes), randomUUID(), { ...headers, ...withKey(key) })
  const db = await database()
  const isOf = eq(orderAttributions.publicId, status === 201 ? result.publicId : '')
  return { status, attribution: (await db.select().from(orderAttributions).where(isOf))[0] }
}

test('a key is shown once and stored as a hash, and two are in use at most', async () => {
  const partner = await aPartner()
  const { status, result } = await addKey(partner)
  expect(status).toBe(201)
  expect(result.partnerKey).toMatch(/^hpk_[\w-]{43}$/)
  const stored = await (await database()).select().from(partnerKeys)
  expect(JSON.stringify(stored)).not.toContain(result.partnerKey)
  expect(await keysOf(partner)).toEqual([
    {
      ...{ id: result.id, scope: 'all', label: 'Wallet', lastUsedAt: null, revokedAt: null },
      createdAt: expect.any(String) as string,
    },
  ])
  expect((await addKey(partner)).status).toBe(201)
  expect(await addKey(partner)).toMatchObject({ status: 409, error: { code: 'limit_reached' } })
  expect((await revoke(partner, result.id)).result.revokedAt).not.toBeNull()
  expect((await addKey(partner)).status).toBe(201)
})

test('simultaneous calls add no third key', async () => {
  const partner = await aPartner()
  const added = await Promise.all(Array.from({ length: 5 }, () => addKey(partner)))
  expect(added.filter(({ status }) => status === 201)).toHaveLength(2)
})

test.each(READABLE)('a key reads %s of its partner alone, and says when it was last used', async (name) => {
  const partner = await aPartner({ about: 'Mine' })
  await aPartner({ about: 'Another' })
  const { result: key } = await addKey(partner, 'read')
  const { status, result } = await read(name, key.partnerKey)
  expect(status).toBe(200)
  if (name === 'me') expect(result.about).toBe('Mine')
  expect((await keysOf(partner))[0]?.lastUsedAt).not.toBeNull()
})

test('a key changes nothing', async () => {
  const { result: key } = await addKey(await aPartner({ codes: ['my-own-code'] }))
  for (const [path, body] of [
    ['', { code: 'another', about: '' }],
    ['/codes', { code: 'another' }],
    ['/codes/my-own-code/end', {}],
    ['/keys', { scope: 'all', label: '' }],
    [`/keys/${key.id}/revoke`, {}],
    ['/payouts', { amountBtc: '0.001', address: '' }],
  ] as const)
    expect((await request('POST', BASE + path, body, withKey(key.partnerKey))).status, path).toBe(401)
  expect((await request('GET', `${BASE}/keys`, undefined, withKey(key.partnerKey))).status).toBe(401)
})

test('a stranger neither sees nor revokes the keys of another partner', async () => {
  const partner = await aPartner()
  const { result: key } = await addKey(partner)
  const other = await aPartner()
  expect(await keysOf(other)).toEqual([])
  expect((await revoke(other, key.id)).status).toBe(404)
  const nobody = await aCustomer()
  expect((await nobody.request('POST', `${BASE}/keys`, { scope: 'all' })).status).toBe(404)
  expect((await read('me', key.partnerKey)).status).toBe(200)
})

test.each<[string, (partner: TestPartner) => Promise<string>]>([
  ['that nobody has', () => Promise.resolve(`hpk_${'A'.repeat(43)}`)],
  ['of no such shape', () => Promise.resolve('null')],
  [
    'that was revoked',
    async (partner) => {
      const { result } = await addKey(partner)
      await revoke(partner, result.id)
      return result.partnerKey
    },
  ],
  [
    'of a deleted account',
    async (partner) => {
      const { result } = await addKey(partner)
      const db = await database()
      await db.delete(signIns).where(eq(signIns.customerId, partner.owner.id))
      await db.update(partners).set({ customerId: null }).where(eq(partners.id, partner.id))
      await db.delete(customers).where(eq(customers.id, partner.owner.id))
      return result.partnerKey
    },
  ],
])('a key %s is refused, and no exchange is created', async (_, keyOf) => {
  const key = await keyOf(await aPartner())
  expect((await read('me', key)).status).toBe(401)
  expect((await ordered(key)).status).toBe(401)
})

test('each scope does its own', async () => {
  const partner = await aPartner()
  const { result: reading } = await addKey(partner, 'read')
  const { result: ordering } = await addKey(partner, 'orders')
  expect((await ordered(reading.partnerKey)).status).toBe(401)
  expect((await read('me', ordering.partnerKey)).status).toBe(401)
  expect((await ordered(ordering.partnerKey)).status).toBe(201)
})

test('an order by a key counts for its partner before every code, at the agreed rate, and not their own', async () => {
  const partner = await aPartner({ ratePercent: '0.6' })
  await aPartner({ codes: ['somebodys'] })
  const { partnerKey } = (await addKey(partner)).result
  expect((await ordered(partnerKey, { referral: 'somebodys' })).attribution).toMatchObject({
    ...{ partnerId: partner.id, reason: 'api_key', code: null, source: null, rateMillionths: 6000 },
  })
  const own = await ordered(partnerKey, { unregEmail: `${partner.owner.id}@example.com` })
  expect(own.attribution).toMatchObject({ reason: 'own_order' })
  const byOwner = await ordered(partnerKey, {}, await partner.owner.headers())
  expect(byOwner.attribution).toMatchObject({ reason: 'own_order' })
})

test('a suspended partner adds no keys, and orders by one that exists earn nothing', async () => {
  const partner = await aPartner()
  const { partnerKey } = (await addKey(partner)).result
  await (await database()).update(partners).set({ state: 'suspended' }).where(eq(partners.id, partner.id))
  expect((await addKey(partner)).status).toBe(409)
  expect((await ordered(partnerKey)).attribution).toMatchObject({ reason: 'inactive_partner' })
})

test('a key needs a confirmation of the last minutes', async () => {
  const partner = await aPartner()
  await (
    await database()
  )
    .update(signIns)
    .set({ confirmedAt: 1 })
    .where(eq(signIns.id, partner.owner.signInId))
  expect(await addKey(partner)).toMatchObject({ status: 403, error: { code: 'confirmation_required' } })
})

test('an order by a key stores its campaign and visit, but nothing that could be a name', async () => {
  const { result: key } = await addKey(await aPartner())
  const named = await ordered(key.partnerKey, { subId: 'android', clickId: 'visit_1' })
  expect(named.attribution).toMatchObject({ subId: 'android', clickId: 'visit_1', keyId: key.id })
  const person = await ordered(key.partnerKey, { subId: 'Anna Smith', clickId: 'anna@example.com' })
  expect(person.attribution).toMatchObject({ subId: null, clickId: null })
})
