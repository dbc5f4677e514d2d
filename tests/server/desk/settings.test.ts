import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_OPERATOR } from '@/config/operator/readOperator.js'
import { setOperator, startedOperator } from '@/config/operator/startOperator'
import type { DeskSettingsView, SettingsPreview, SettingsVersion } from '@/contract/deskSettings'
import { findCurrency } from '@/server/catalogue/catalogue'
import { database } from '@/server/database/database'
import { deskSettings } from '@/server/database/schema'
import { storeSettings } from '@/server/settings/storedSettings'
import { forgetSettings } from '@/server/settings/appliedSettings'
import type { TestCustomer } from '../aCustomer'
import { anOrder, made, request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { aStaffMember, deskCall } from './aStaffMember'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
useTemporaryDatabase()

const reason = 'The office requires it from today.'
const FILE = { currencies: { deny: ['xmr'] } }
let anna: TestCustomer
let people = 0
let base = 0

beforeEach(async () => {
  const email = `setter${(people += 1)}@example.com`
  vi.stubEnv('DESK_STAFF', `${email}:settings`)
  setOperator({ ...NO_OPERATOR, file: FILE })
  forgetSettings()
  anna = await aStaffMember({ email })
  base = (await view()).version
  if (base > 0) await save({})
})
afterEach(() => {
  setOperator(undefined)
  vi.unstubAllEnvs()
})

const view = async () => (await deskCall<DeskSettingsView>(anna, 'GET', 'settings')).result
async function save(value: object, from = base) {
  const answer = await deskCall<DeskSettingsView>(anna, 'POST', 'settings', { value, base: from, reason })
  if (answer.status === 200) base = answer.result.version
  return answer
}
const preview = async (value: object) =>
  (await deskCall<SettingsPreview>(anna, 'POST', 'settings/preview', { value })).result
const order = (key: string) =>
  request('POST', '/api/v4/exchanges-new', anOrder(), { 'idempotency-key': `settings-${key}-${people}` })
const QUOTE = 'tickerFrom=btc&networkFrom=btc&tickerTo=eth&networkTo=eth&amount=0.1'
const quote = () => request<{ estimate: string }>('GET', `/api/v4/estimates?${QUOTE}`)

test('a coin that is removed is refused at once, quoted by nobody, and running orders go on', async () => {
  const running = await made()
  expect((await save({ currencies: { deny: ['eth'] } })).status).toBe(200)
  expect([(await order('removed')).error.code, (await quote()).error.code]).toEqual([
    'currency_disabled',
    'currency_disabled',
  ])
  const deposit = { kind: 'full' }
  const path = `/api/v4/sandbox/exchanges/${running.publicId}/deposits`
  expect((await request('POST', path, deposit)).status).toBe(200)
  await save({})
  expect((await order('back')).status).toBe(201)
})

test('an instance that knows nothing of it refuses the order all the same', async () => {
  // As another instance stores it: this process is not notified.
  await storeSettings(base, {
    ...{ at: Date.now(), staff: 'ben@example.com', reason },
    value: { currencies: { deny: ['eth'] } },
  })
  base += 1
  expect(findCurrency('eth')?.enabled).toBe(true)
  expect((await order('elsewhere')).error.code).toBe('currency_disabled')
  expect(findCurrency('eth')?.enabled).toBe(false)
})

test('what the file denies stays denied, and its other values come back', async () => {
  const { result } = await save({ currencies: { deny: ['doge'] } })
  expect(result.effective.currencies?.deny).toEqual(['xmr', 'doge'])
  expect([result.file.currencies?.deny, result.desk.currencies?.deny]).toEqual([['xmr'], ['doge']])
  expect((await save({})).result.effective.currencies?.deny).toEqual(['xmr'])
})

test('a pair is denied in one direction', async () => {
  await save({ pairs: { deny: [{ from: 'btc', to: 'eth' }] } })
  expect([(await order('pair')).error.code, (await quote()).error.code]).toEqual([
    'pair_unavailable',
    'pair_unavailable',
  ])
  const back = QUOTE.replace('tickerFrom=btc&networkFrom=btc', 'tickerFrom=eth&networkFrom=eth').replace(
    'tickerTo=eth&networkTo=eth&amount=0.1',
    'tickerTo=btc&networkTo=btc&amount=5',
  )
  expect((await request('GET', `/api/v4/estimates?${back}`)).status).toBe(200)
})

test('the preview says what goes, what it costs and what is wrong, and stores nothing', async () => {
  const before = (await quote()).result.estimate
  const shown = await preview({
    currencies: { deny: ['doge'] },
    fees: { spreadPercent: { floating: '2', fixed: '3' } },
  })
  expect(shown).toMatchObject({
    problems: [],
    removed: { count: 1, examples: ['doge'] },
    pages: { count: 1, examples: ['/coins/doge'] },
    firstPair: { from: 'btc', to: 'eth', isReplaced: false },
    fees: [
      { name: 'floating', before: '0.5', after: '2' },
      { name: 'fixed', before: '1', after: '3' },
    ],
  })
  expect((await view()).version).toBe(base)
  await save({ fees: { spreadPercent: { floating: '2', fixed: '3' } } })
  const after = (await quote()).result.estimate
  expect(Number(after) / Number(before)).toBeCloseTo(98 / 99.5, 3)
  expect(Number(shown.sample?.after) / Number(shown.sample?.before)).toBeCloseTo(98 / 99.5, 6)
})

test('the first pair of the form is replaced where its coin is removed', async () => {
  expect((await preview({ currencies: { deny: ['eth'] } })).firstPair).toMatchObject({ isReplaced: true })
})

test.each([
  [{ currencies: { deny: ['nonesuch'] } }, 'currencies.deny', /nonesuch is none/],
  [{ currencies: { allow: ['doge'] } }, 'currencies', /two currencies at least/],
  [{ fees: { spreadPercent: { floating: '400', fixed: '1' } } }, 'fees.spreadPercent.floating', /below 100/],
  [{ fees: { commissionPercent: { near: '9' } } }, 'fees.commissionPercent.near', /at most 5/],
  [{ limits: { minimumUsd: '1' } }, 'limits', /must not be there/],
])('%j is refused at %s', async (value, path, problem) => {
  const [found] = (await preview(value)).problems
  expect([found?.path, found?.problem]).toEqual([path, expect.stringMatching(problem)])
  const { status, error } = await save(value)
  expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [path]])
})

test('of two who change at once the second is refused; undo is a new version, and none is overwritten', async () => {
  const seen = base
  await save({ home: { title: 'One' } })
  expect((await save({ home: { title: 'Two' } }, seen)).status).toBe(409)
  await save({})
  const { result } = (
    await deskCall<{ result: SettingsVersion[] }>(anna, 'GET', 'settings/versions', undefined, { limit: '2' })
  ).result
  expect(result.map(({ value }) => value)).toEqual([{}, { home: { title: 'One' } }])
  expect(startedOperator().file.home).toBeUndefined()
  const db = await database()
  await expect(db.update(deskSettings).set({ reason: 'Another one.' })).rejects.toThrow()
})

test('who has another role neither reads nor saves them', async () => {
  vi.stubEnv('DESK_STAFF', `setter${people}@example.com:providers`)
  expect([(await save({})).status, (await deskCall(anna, 'GET', 'settings')).status]).toEqual([403, 403])
})
