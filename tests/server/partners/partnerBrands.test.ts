import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import type { DeskPartner } from '@/contract/deskPartners'
import type { OpenBrand } from '@/contract/partnerBrands'
import type { PartnerNotice } from '@/contract/partnerNotices'
import type { Partner } from '@/contract/partners'
import { database } from '@/server/database/database'
import { deskAudit, mails, partnerBrands } from '@/server/database/schema'
import { closePartner } from '@/server/journal/closePartner'
import { codeOfBrand } from '@/server/partners/partnerBrands'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { useClock } from '../clock'
import { aStaffMember, deskCall } from '../desk/aStaffMember'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aPartner } from './aPartner'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()
let people = 0
let [ben, otto] = [] as unknown as [TestCustomer, TestCustomer]
beforeEach(async () => {
  const [one, other] = [`ben${++people}@example.com`, `otto${people}@example.com`]
  vi.stubEnv('DESK_STAFF', `${one}:partners,${other}:orders`)
  vi.stubEnv('PARTNER_BRANDS', 'Northwind')
  ben = await aStaffMember({ email: one })
  otto = await aStaffMember({ email: other })
})
afterEach(() => {
  vi.unstubAllEnvs()
  setOperator(undefined)
})

const reason = 'We agreed on it in writing.'
const decide = (id: string, decision: string, brandName = '', who = ben) =>
  deskCall<DeskPartner>(who, 'POST', `partners/${id}/brand`, { decision, brandName, reason })
const suspend = (id: string, decision = 'suspend') =>
  deskCall(ben, 'POST', `partners/${id}/decision`, { decision, reason })
const listed = async () =>
  (await (await aCustomer()).request<OpenBrand[]>('GET', '/api/v4/partner-brands')).result.map(
    ({ slug }) => slug,
  )
const mine = async ({ owner }: { owner: TestCustomer }) =>
  (await owner.request<Partner>('GET', '/api/v4/partners/me')).result.brand

test('the page is there from its approval to its withdrawal, and the partner reads why', async () => {
  const partner = await aPartner({ codes: ['heron'] })
  expect(await mine(partner)).toBeNull()
  const proposed = await decide(partner.id, 'propose', 'Heron Wallet')
  expect(proposed.result).toMatchObject({
    brand: { name: 'Heron Wallet', slug: 'heron-wallet', state: 'proposed', code: 'heron' },
    brandDecisions: ['approve', 'propose', 'withdraw'],
  })
  expect(await listed()).toEqual([])
  expect(await codeOfBrand('heron-wallet')).toBeNull()
  expect((await decide(partner.id, 'approve')).result.brand?.state).toBe('approved')
  expect(await listed()).toContain('heron-wallet')
  expect(await codeOfBrand('heron-wallet')).toBe('heron')
  expect(await mine(partner)).toMatchObject({ state: 'approved', slug: 'heron-wallet' })
  expect((await decide(partner.id, 'propose', 'Other')).error.code).toBe('action_unavailable')
  await decide(partner.id, 'withdraw')
  expect(await listed()).not.toContain('heron-wallet')
  expect(await codeOfBrand('heron-wallet')).toBeNull()
  const { result } = await partner.owner.request<{ result: PartnerNotice[] }>(
    'GET',
    '/api/v4/partners/notices',
  )
  expect(result.result.map(({ kind }) => kind)).toEqual([
    'brand_withdrawn',
    'brand_approved',
    'brand_proposed',
  ])
  const db = await database()
  const sent = await db
    .select()
    .from(mails)
    .where(eq(mails.to, `${partner.owner.id}@example.com`))
  expect(sent).toHaveLength(3)
  expect(sent[0]?.text).toContain(reason)
})

test('a suspended partner has no page, and none is approved for one', async () => {
  const partner = await aPartner({ codes: ['stork'] })
  await decide(partner.id, 'propose', 'Stork')
  await suspend(partner.id)
  expect((await decide(partner.id, 'approve')).status).toBe(409)
  await suspend(partner.id, 'resume')
  await decide(partner.id, 'approve')
  expect(await codeOfBrand('stork')).toBe('stork')
  await suspend(partner.id)
  expect(await listed()).not.toContain('stork')
  expect(await codeOfBrand('stork')).toBeNull()
  await suspend(partner.id, 'resume')
  setOperator({ ...NO_OPERATOR, file: { programmes: { off: ['affiliate'] } } })
  expect(await codeOfBrand('stork')).toBeNull()
})

test('a name is one partner’s, and none of the settings', async () => {
  const [first, second] = [await aPartner(), await aPartner()]
  await decide(first.id, 'propose', 'Ibis')
  for (const name of ['ibis', 'IBIS', 'Northwind', '<b>x</b>', ''])
    expect((await decide(second.id, 'propose', name)).error.fields, name).toHaveProperty('brandName')
  const both = await Promise.all([first, second].map(({ id }) => decide(id, 'propose', 'Avocet')))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  const states = await (await database()).select().from(partnerBrands).where(eq(partnerBrands.slug, 'avocet'))
  expect(states).toHaveLength(1)
})

test('the settings win over a name that they have since', async () => {
  const partner = await aPartner({ codes: ['teal'] })
  await decide(partner.id, 'propose', 'Teal')
  await decide(partner.id, 'approve')
  vi.stubEnv('PARTNER_BRANDS', 'Teal')
  expect(await codeOfBrand('teal')).toBeNull()
  expect(await listed()).not.toContain('teal')
})

test('visits count for the oldest link in use, never for a promo code', async () => {
  const partner = await aPartner({ codes: ['egret'], ofCodes: { kind: 'promo' } })
  await decide(partner.id, 'propose', 'Egret')
  await decide(partner.id, 'approve')
  expect(await codeOfBrand('egret')).toBeNull()
  await partner.owner.request('POST', '/api/v4/partners/codes', { code: 'egret-one' })
  await partner.owner.request('POST', '/api/v4/partners/codes', { code: 'egret-two' })
  expect(await codeOfBrand('egret')).toBe('egret-one')
  await partner.owner.request('POST', '/api/v4/partners/codes/egret-one/end', {})
  expect(await codeOfBrand('egret')).toBe('egret-two')
})

test('nobody else decides on a page or sees one that is not approved', async () => {
  const [partner, other] = [await aPartner(), await aPartner()]
  expect((await decide(partner.id, 'propose', 'Plover', otto)).status).toBe(403)
  expect((await decide(partner.id, 'propose', 'Plover', other.owner)).status).toBe(404)
  expect((await decide(partner.id, 'propose', 'Plover', partner.owner)).status).toBe(404)
  expect((await decide('unknown', 'propose', 'Plover')).status).toBe(404)
  expect(await mine(partner)).toBeNull()
  await decide(partner.id, 'propose', 'Plover')
  expect(await mine(other)).toBeNull()
  expect(await listed()).not.toContain('plover')
})

test('the export has it, the audit log its length alone, and it goes with the account', async () => {
  const partner = await aPartner({ codes: ['curlew'] })
  await decide(partner.id, 'propose', 'Curlew Wallet')
  const { result } = await partner.owner.request<{ partner: Pick<Partner, 'brand'> | null }>(
    'GET',
    '/api/v4/customers/export',
  )
  expect(result.partner?.brand).toMatchObject({ name: 'Curlew Wallet', state: 'proposed' })
  const db = await database()
  const [entry] = await db.select().from(deskAudit).where(eq(deskAudit.subject, partner.id))
  expect(entry).toMatchObject({
    action: 'partner brand decided',
    staff: expect.stringContaining('ben') as string,
  })
  expect(entry?.detail).toContain('13 characters')
  expect(entry?.detail).not.toContain('Curlew')
  await db.transaction((transaction) => closePartner(transaction, partner.owner.id, Date.now()))
  expect(await db.select().from(partnerBrands).where(eq(partnerBrands.partnerId, partner.id))).toEqual([])
  expect((await decide(partner.id, 'propose', 'Curlew')).error.code).toBe('action_unavailable')
})
