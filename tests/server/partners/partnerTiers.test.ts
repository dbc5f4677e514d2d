import { afterEach, expect, test, vi } from 'vitest'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import type { Partner } from '@/contract/partners'
import { database } from '@/server/database/database'
import { mails, partnerNotices } from '@/server/database/schema'
import { noteTierChanges } from '@/server/partners/tierWorker'
import { later, useClock } from '../clock'
import { made } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { attributionOf, settledFor, undo } from './aFinishedOrder'
import { aPartner, earnCommission, type TestPartner } from './aPartner'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
useClock()
afterEach(() => setOperator(undefined))

const DAY = 86_400_000
const tiers = [
  { fromBtc: '0.0003', ratePercent: '0.5' },
  { fromBtc: '0.01', ratePercent: '0.7' },
]
const withTiers = () => setOperator({ ...NO_OPERATOR, file: { programmes: { affiliate: { tiers } } } })
const mine = async ({ owner }: TestPartner) =>
  (await owner.request<Partner>('GET', '/api/v4/partners/me')).result
const rateOfOrder = async (referral: string) =>
  (await attributionOf(await made({ referral })))?.rateMillionths

test('there are none by default', async () => {
  const partner = await aPartner({ codes: ['no-tiers'] })
  await earnCommission(partner.id, '1')
  expect((await mine(partner)).tier).toBeNull()
  expect(await rateOfOrder('no-tiers')).toBe(4000)
})

test('confirmed commissions raise the rate of later orders, and a refund lowers it after 14 days', async () => {
  withTiers()
  const partner = await aPartner({ codes: ['rising'] })
  expect(await mine(partner)).toMatchObject({ ratePercent: '0.4', tier: { earnedBtc: '0', next: tiers[0] } })
  const order = await settledFor(partner)
  expect(await rateOfOrder('rising')).toBe(5000)
  expect(await mine(partner)).toMatchObject({ ratePercent: '0.5', tier: { next: tiers[1], falls: null } })
  later(DAY)
  await undo(order)
  const fallen = await mine(partner)
  expect(fallen).toMatchObject({
    ratePercent: '0.5',
    tier: { earnedBtc: '0', falls: { ratePercent: '0.4' } },
  })
  later(13 * DAY)
  expect(await rateOfOrder('rising')).toBe(5000)
  later(2 * DAY)
  expect(await rateOfOrder('rising')).toBe(4000)
  expect((await mine(partner)).tier?.falls).toBeNull()
})

test('what is only stated, and what others earn, reaches no tier', async () => {
  withTiers()
  const [partner, other] = [await aPartner({ codes: ['stated'] }), await aPartner()]
  await settledFor(partner, { kind: 'stated' })
  await settledFor(other)
  expect(await rateOfOrder('stated')).toBe(4000)
})

test('a rate that was agreed counts in place of tiers', async () => {
  withTiers()
  const partner = await aPartner({ codes: ['agreed'] })
  await earnCommission(partner.id, '1')
  const agreed = { kind: 'rate', text: 'As agreed.', staff: 'ben@example.com', ratePercent: '0.6' } as const
  const at = Date.now()
  const db = await database()
  await db.insert(partnerNotices).values({ ...agreed, partnerId: partner.id, effectiveAt: at, createdAt: at })
  expect(await rateOfOrder('agreed')).toBe(6000)
  expect(await mine(partner)).toMatchObject({ ratePercent: '0.6', tier: null })
})

test('a tier that rises or falls is emailed once, also with two instances', async () => {
  withTiers()
  const partner = await aPartner({ codes: ['mailed'] })
  const db = await database()
  const subjects = async () => {
    const all = await db.select().from(mails).orderBy(mails.id)
    return all.filter(({ to }) => to === `${partner.owner.id}@example.com`).map(({ text }) => text)
  }
  await noteTierChanges(Date.now())
  expect(await subjects()).toEqual([])
  const order = await settledFor(partner)
  await Promise.all([noteTierChanges(Date.now()), noteTierChanges(Date.now())])
  await noteTierChanges(Date.now())
  expect(await subjects()).toEqual([expect.stringContaining('has gone up to 0.5%')])
  later(DAY)
  await undo(order)
  later(13 * DAY)
  await noteTierChanges(Date.now())
  expect(await subjects()).toHaveLength(1)
  later(2 * DAY)
  await noteTierChanges(Date.now())
  await noteTierChanges(Date.now())
  expect((await subjects()).slice(1)).toEqual([expect.stringContaining('has gone down to 0.4%')])
})

test('who has agreed on another rate gets no email about tiers', async () => {
  withTiers()
  const partner = await aPartner({ ratePercent: '0.6' })
  await noteTierChanges(Date.now())
  await settledFor(partner)
  await noteTierChanges(Date.now())
  const all = await (await database()).select().from(mails)
  expect(all.filter(({ to }) => to === `${partner.owner.id}@example.com`)).toEqual([])
})
