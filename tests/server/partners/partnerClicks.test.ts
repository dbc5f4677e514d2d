import { afterEach, expect, test, vi } from 'vitest'
import type { PartnerClicks } from '@/contract/partners'
import { countClick } from '@/server/partners/partnerClicks'
import { database } from '@/server/database/database'
import { partnerClicks } from '@/server/database/schema'
import { aCustomer } from '../aCustomer'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aPartner, type TestPartner } from './aPartner'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
afterEach(async () => void (await (await database()).delete(partnerClicks)))

const click = (code: string, time: string, more: { subId?: string; country?: string } = {}) =>
  countClick({ code, at: Date.parse(time), subId: null, country: null, ...more })
const MONTH = 'from=2026-10-01&to=2026-10-31'
const clicksOf = async ({ owner }: TestPartner, by: string, more = '') =>
  (await owner.request<PartnerClicks>('GET', `/api/v4/partners/clicks?${MONTH}&by=${by}${more}`)).result

test('clicks are added up by code, quarter of an hour, country and campaign, and nothing else is stored', async () => {
  await aPartner({ codes: ['clicked-one'] })
  await click('CLICKED-0NE', '2026-10-10T22:31:07Z', { subId: 'spring', country: 'DE' })
  await click('clicked-one', '2026-10-10T22:44:59Z', { subId: 'spring', country: 'DE' })
  await click('clicked-one', '2026-10-10T22:45:00Z')
  const rows = await (await database()).select().from(partnerClicks).orderBy(partnerClicks.at)
  expect(rows).toEqual([
    {
      code: 'clicked-one',
      at: Date.parse('2026-10-10T22:30:00Z'),
      country: 'DE',
      subId: 'spring',
      clicks: 2,
    },
    { code: 'clicked-one', at: Date.parse('2026-10-10T22:45:00Z'), country: '', subId: '', clicks: 1 },
  ])
})

test('simultaneous clicks are all counted', async () => {
  await aPartner({ codes: ['busy-code'] })
  await Promise.all(Array.from({ length: 20 }, () => click('busy-code', '2026-10-10T10:00:00Z')))
  const [row] = await (await database()).select().from(partnerClicks)
  expect(row?.clicks).toBe(20)
})

test('of a code that nobody has, or that has ended, no click is counted', async () => {
  await aPartner({ codes: ['ended-one'], ofCodes: { endedAt: 1 } })
  await click('ended-one', '2026-10-10T10:00:00Z')
  await click('nobodys', '2026-10-10T10:00:00Z')
  expect(await (await database()).select().from(partnerClicks)).toEqual([])
})

test('a partner sees their own clicks, by the day of a time zone, code, country and campaign', async () => {
  const partner = await aPartner({ codes: ['first-code', 'second-code'] })
  await aPartner({ codes: ['of-another'] })
  await click('first-code', '2026-10-10T22:30:00Z', { country: 'DE', subId: 'spring' })
  await click('first-code', '2026-10-11T08:00:00Z', { country: 'DE' })
  await click('second-code', '2026-10-11T08:00:00Z', { country: 'FR', subId: 'spring' })
  await click('of-another', '2026-10-11T08:00:00Z')
  await click('first-code', '2026-11-01T00:00:00Z')
  const shown = async (by: string, more?: string) => {
    const { rows, total } = await clicksOf(partner, by, more)
    expect(total).toBe(3)
    return rows.filter(({ clicks }) => clicks > 0).map(({ key, clicks }) => [key, clicks])
  }
  expect((await clicksOf(partner, 'day')).rows).toHaveLength(31)
  expect(await shown('day')).toEqual([
    ['2026-10-10', 1],
    ['2026-10-11', 2],
  ])
  expect(await shown('day', '&timeZone=Europe/Kyiv')).toEqual([['2026-10-11', 3]])
  expect(await shown('code')).toEqual([
    ['first-code', 2],
    ['second-code', 1],
  ])
  expect(await shown('country')).toEqual([
    ['DE', 2],
    ['FR', 1],
  ])
  expect(await shown('subId')).toEqual([
    ['spring', 2],
    [null, 1],
  ])
})

test('who is no partner has no clicks', async () => {
  const stranger = await aCustomer()
  expect((await stranger.request('GET', '/api/v4/partners/clicks')).status).toBe(404)
})
