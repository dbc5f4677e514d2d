import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeskRamp } from '@/contract/deskResults'
import type { RampOffers } from '@/contract/ramps'
import { database } from '@/server/database/database'
import { deskAudit } from '@/server/database/schema'
import { forgetCalls } from '@/server/outbound/callGuard'
import { ProviderError } from '@/server/outbound/ProviderError'
import { forgetSwitches } from '@/server/providers/switches'
import { forgetOfferings } from '@/server/ramps/offerings'
import { registerRamps } from '@/server/ramps/registry'
import { forgetAnswers } from '@/server/ramps/requestAnswers'
import type { TestCustomer } from '../aCustomer'
import { ADDRESS, request } from '../exchanges/exchangeCalls'
import { aRamp, someOfferings } from '../ramps/aRamp'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()

const reason = 'Its support does not answer.'
let anna: TestCustomer
let people = 0

beforeEach(async () => {
  const email = `ramps${(people += 1)}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:providers`)
  anna = await aStaffMember({ email })
  forgetOfferings()
  forgetAnswers()
  forgetCalls()
  forgetSwitches()
  registerRamps([aRamp('acme'), aRamp('other')])
})
afterEach(() => {
  registerRamps(null)
  forgetSwitches()
  vi.unstubAllEnvs()
})

const query = { fiat: 'eur', ticker: 'btc', network: 'btc', amount: '100', country: 'CH' }
const offers = async () =>
  (await request<RampOffers>('GET', `/api/v4/ramps/offers?${new URLSearchParams(query).toString()}`)).result
    .offers
const state = async () => (await deskCall<DeskRamp[]>(anna, 'GET', 'ramps')).result
const turn = (isOn: boolean, id = 'acme') => deskCall(anna, 'POST', `ramps/${id}/switch`, { isOn, reason })

test('a ramp that is off gets no offers and no orders, in every instance, and it stands in the audit log', async () => {
  const [before] = (await offers()).filter(({ ramp }) => ramp.id === 'acme')
  expect((await turn(false)).result).toMatchObject([
    { id: 'acme', isOn: false },
    { id: 'other', isOn: true },
  ])
  expect((await offers()).map(({ ramp }) => ramp.id)).toEqual(['other'])
  const ordered = await request(
    'POST',
    '/api/v4/ramps/orders',
    { quoteId: before?.quoteId, addressTo: ADDRESS.btc },
    { 'idempotency-key': 'of-a-ramp-that-is-off' },
  )
  expect([ordered.status, ordered.error]).toMatchObject([422, { code: 'pair_unavailable' }])
  // Another process knows the table alone.
  forgetSwitches()
  expect((await offers()).map(({ ramp }) => ramp.id)).toEqual(['other'])
  expect((await turn(true)).status).toBe(200)
  expect(new Set((await offers()).map(({ ramp }) => ramp.id))).toEqual(new Set(['acme', 'other']))
  const db = await database()
  const entries = await db.select().from(deskAudit).where(eq(deskAudit.subject, 'acme')).orderBy(deskAudit.id)
  expect(entries.map(({ action, detail }) => [action, JSON.parse(detail) as unknown])).toEqual([
    ['ramp switched', { isOn: false, reason }],
    ['ramp switched', { isOn: true, reason }],
  ])
})

test('what is no ramp of the settings is not switched, nor by who may not', async () => {
  expect((await turn(false, 'nonesuch')).status).toBe(404)
  vi.stubEnv('DESK_STAFF', `ramps${people}@example.com:orders`)
  expect((await turn(false)).status).toBe(403)
  expect((await offers()).length).toBeGreaterThan(1)
})

test('its health is how its calls went, and what of its list is not offered', async () => {
  const unmatched = [
    { code: 'XTS', network: '', reason: 'not_in_catalogue' as const },
    { code: 'FOO', network: 'BAR', reason: 'network_unknown' as const },
    { code: 'BAZ', network: 'BAR', reason: 'network_unknown' as const },
  ]
  registerRamps([
    aRamp('acme', { offerings: () => Promise.resolve(someOfferings({ unmatched })) }),
    aRamp('gone', { quote: () => Promise.reject(new ProviderError('unavailable')) }),
  ])
  await offers()
  const [acme, gone] = await state()
  expect(acme).toMatchObject({
    ...{ isOn: true, offerings: { coins: 2, fiats: 2, countries: null, ageSeconds: 0 } },
    unmatched: [
      { reason: 'not_in_catalogue', count: 1, examples: ['XTS'] },
      { reason: 'network_unknown', count: 2, examples: ['FOO (BAR)', 'BAZ (BAR)'] },
    ],
  })
  const quotes = gone?.calls.find(({ kind }) => kind === 'quote')
  expect(quotes).toMatchObject({ failures: 1, lastError: { code: 'unavailable' } })
})
