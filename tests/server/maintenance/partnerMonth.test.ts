import { afterEach, expect, test, vi } from 'vitest'
import type { Partner } from '@/contract/partners'
import { registerProviders } from '@/server/providers/registry'
import { knownProviders } from '@/server/providers/knownProviders'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { judgeJournal } from '../journal/judgeJournal'
import { aPartner } from '../partners/aPartner'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()
afterEach(async () => {
  registerProviders(null)
  await judgeJournal()
})

type Played = { exchanges: number; payoutBtc: string | null }
const play = (who: TestCustomer) => who.request<Played>('POST', '/api/v4/sandbox/partner-month', {})

test('two presses at once play the month of the signed-in partner once', async () => {
  const anna = await aPartner({ codes: ['anna-month'] })
  const both = await Promise.all([play(anna.owner), play(anna.owner)])
  const [first, second] = both.map(({ result }) => result.exchanges).toSorted((one, other) => other - one)
  expect(first).toBeGreaterThan(20)
  expect(second).toBe(0)
  const { result } = await anna.owner.request<Partner>('GET', '/api/v4/partners/me')
  expect(Number(result.earnedBtc)).toBeGreaterThan(0)
})

test('others are refused: a stranger, a partner without a code, and everybody on a live site', async () => {
  expect((await play(await aCustomer())).status).toBe(404)
  expect((await play((await aPartner()).owner)).status).toBe(409)
  const anna = await aPartner({ codes: ['anna-live'] })
  registerProviders(knownProviders(['near']).configured)
  expect((await play(anna.owner)).status).toBe(404)
})
