import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import type { PartnerCode } from '@/contract/partners'
import type { PromoCode } from '@/contract/promoCodes'
import { database } from '@/server/database/database'
import { exchanges, orderAttributions, partners } from '@/server/database/schema'
import { aCustomer, ordered, type TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { made, request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aPartner } from './aPartner'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()
afterEach(() => vi.unstubAllEnvs())

const DAY = 86_400_000
const iso = (at: number) => new Date(at).toISOString()
let codes = 0
async function aPromo(limits: Record<string, string | number> = {}) {
  const partner = await aPartner({ codes: [`link-of-${++codes}`] })
  const code = `promo-${codes}x`
  const body = { code, kind: 'promo', ...limits }
  const added = await partner.owner.request<PartnerCode>('POST', '/api/v4/partners/codes', body)
  expect(added.status).toBe(201)
  return { partner, code, result: added.result }
}
const check = async (code: string, who?: TestCustomer) => {
  const headers = who ? await who.headers() : {}
  const { result } = await request<PromoCode>('GET', `/api/v4/promo-codes/${code}`, undefined, headers)
  return result.state
}
const attributionOf = async (publicId: string) => {
  const isOf = eq(orderAttributions.publicId, publicId)
  return (await (await database()).select().from(orderAttributions).where(isOf))[0]
}
const reasonOf = async (changes: object) =>
  (await attributionOf((await made({ ...changes })).publicId))?.reason

test('a code is found as it was typed, and one that nobody has, or that stands in links, is unknown', async () => {
  const { code, partner } = await aPromo()
  expect(await check(code.toUpperCase())).toBe('valid')
  expect(await check('nobody-has-it')).toBe('unknown')
  expect(await check(`link-of-${codes}`)).toBe('unknown')
  const db = await database()
  await db.update(partners).set({ state: 'suspended' }).where(eq(partners.id, partner.id))
  expect(await check(code)).toBe('unknown')
})

test('it counts from its start to its end, and wins over a link in between', async () => {
  const { code, result } = await aPromo({
    ...{ startsAt: iso(Date.now() + DAY), endsAt: iso(Date.now() + 2 * DAY) },
  })
  expect(result.maxUses).toBeNull()
  const typed = { promoCode: code, referral: `link-of-${codes}` }
  expect([await check(code), await reasonOf(typed)]).toEqual(['not_started', 'last_link'])
  later(DAY)
  expect([await check(code), await reasonOf(typed)]).toEqual(['valid', 'promo_code'])
  later(DAY)
  expect([await check(code), await reasonOf(typed)]).toEqual(['ended', 'last_link'])
  expect(await reasonOf({ promoCode: code })).toBe('ended_code')
})

test('it counts for so many orders, of which those without an exchange are none', async () => {
  const { code } = await aPromo({ maxUses: 2 })
  const first = await made({ promoCode: code })
  await made({ promoCode: code })
  expect([await check(code), await reasonOf({ promoCode: code })]).toEqual(['used_up', 'limited_code'])
  const db = await database()
  await db.update(exchanges).set({ status: 'expired' }).where(eq(exchanges.publicId, first.publicId))
  expect([await check(code), await reasonOf({ promoCode: code })]).toEqual(['valid', 'promo_code'])
})

test('it counts so often for each account, and for nobody who is not signed in', async () => {
  const { code } = await aPromo({ maxPerAccount: 1 })
  const [anna, boris] = [await aCustomer(), await aCustomer()]
  expect([await check(code), await reasonOf({ promoCode: code })]).toEqual(['account_needed', 'limited_code'])
  const own = await ordered(anna, { promoCode: code })
  expect((await attributionOf(own.publicId))?.reason).toBe('promo_code')
  expect([await check(code, anna), await check(code, boris)]).toEqual(['used_by_account', 'valid'])
  const again = await ordered(anna, { promoCode: code })
  expect((await attributionOf(again.publicId))?.reason).toBe('limited_code')
})

test.each([
  [{ maxUses: 0 }],
  [{ maxUses: 1.5 }],
  [{ maxPerAccount: -1 }],
  [{ startsAt: 'soon' }],
  [{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }],
])('%j is no limit', async (limits) => {
  const partner = await aPartner()
  const body = { code: 'limits', kind: 'promo', ...limits }
  const { status, error } = await partner.owner.request('POST', '/api/v4/partners/codes', body)
  expect([status, error.code]).toEqual([400, 'validation_failed'])
})

test('a code of links has no limits', async () => {
  const partner = await aPartner()
  const body = { code: 'no-limits-here', kind: 'link', maxUses: 1 }
  const { result } = await partner.owner.request<PartnerCode>('POST', '/api/v4/partners/codes', body)
  expect(result.maxUses).toBeNull()
})
