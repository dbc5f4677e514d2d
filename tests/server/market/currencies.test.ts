import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currencies as contract } from '@/contract/currencies'
import { ApiError } from '@/server/kernel/ApiError'
import { catalogue } from '@/server/catalogue/catalogue'
import { allCurrencies, listCurrencies } from '@/server/market/currencies'
import { dailyChange } from '@/server/prices/sampleMarket'
import { getRequest } from '../getRequest'

const now = Date.UTC(2026, 10, 21, 12)

type Listed = ReturnType<typeof catalogue>[number] & { dailyChange: string }

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const resultOf = (response: unknown) => (response as { result: Listed[] }).result
const list = async (query: Record<string, string> = {}) =>
  resultOf(await listCurrencies(getRequest(contract.list, query)))
const all = async (query: Record<string, string> = {}) =>
  resultOf(await allCurrencies(getRequest(contract.all, query)))

async function refusalOf(call: () => Promise<unknown>): Promise<ApiError> {
  try {
    await call()
  } catch (error) {
    if (error instanceof ApiError) return error
  }
  throw new Error('the call was not refused')
}

test('a record is the catalogue’s own with the change of the day', async () => {
  const bitcoin = catalogue().find((currency) => currency.symbol === 'btc')
  expect((await list())[0]).toEqual({ ...bitcoin, dailyChange: dailyChange('btc', now) })
})

test('the list holds 1,600 unless another limit is requested', async () => {
  expect(await list()).toHaveLength(1600)
  expect(await list({ limit: '7' })).toHaveLength(7)
})

test('the popular come first and every state’s currency comes before any other', async () => {
  const listed = await list()
  const popular = listed.filter((currency) => currency.priority !== null)
  const fiat = listed.filter((currency) => currency.isFiat && currency.priority === null)
  expect(listed.slice(0, popular.length)).toEqual(popular)
  expect(listed.slice(popular.length, popular.length + fiat.length)).toEqual(fiat)
  expect(listed.filter((currency) => currency.isFiat)).toHaveLength(
    catalogue().filter((currency) => currency.isFiat && currency.enabled).length,
  )
})

test('a disabled currency is listed only when it is requested', async () => {
  const disabled = catalogue().filter((currency) => !currency.enabled)
  expect(disabled.length).toBeGreaterThan(0)
  expect((await list({ limit: '5000' })).every((currency) => currency.enabled)).toBe(true)
  expect(await list({ limit: '5000', includeDisabled: 'true' })).toHaveLength(catalogue().length)
  expect((await all()).every((currency) => currency.enabled)).toBe(true)
  expect(await all({ includeDisabled: 'true' })).toHaveLength(catalogue().length)
})

test('the short form leaves out what matters once a currency is chosen, and nothing else', async () => {
  const [full] = await list({ limit: '1' })
  const [short] = await list({ limit: '1', extended: 'false' })
  const missing = Object.keys(full ?? {}).filter((name) => !(name in (short ?? {})))
  expect(missing.sort()).toEqual([
    'address_explorer',
    'confirmations_from',
    'tx_explorer',
    'validation_address',
    'validation_extra',
    'warnings_from',
    'warnings_to',
  ])
})

test('gainers are the fifty strongest rises, strongest first, without fiat and once a ticker', async () => {
  const gainers = await list({ filter: 'gainers' })
  const rises = gainers.map((currency) => Number(currency.dailyChange))
  expect(gainers).toHaveLength(50)
  expect(rises).toEqual(rises.toSorted((one, other) => other - one))
  expect(rises.every((rise) => rise > 0)).toBe(true)
  expect(gainers.some((currency) => currency.isFiat)).toBe(false)
  expect(new Set(gainers.map((currency) => currency.symbolFront)).size).toBe(50)
  const strongest = Math.max(
    ...(await all()).filter((one) => !one.isFiat).map((one) => Number(one.dailyChange)),
  )
  expect(rises[0]).toBe(strongest)
})

test('losers are the fifty strongest falls, strongest first', async () => {
  const falls = (await list({ filter: 'losers' })).map((currency) => Number(currency.dailyChange))
  expect(falls).toHaveLength(50)
  expect(falls).toEqual(falls.toSorted((one, other) => one - other))
  expect(falls.every((fall) => fall < 0)).toBe(true)
})

test('the filters new and stable give exactly the new and the stable', async () => {
  const enabled = catalogue().filter((currency) => currency.enabled)
  const symbols = (listed: readonly { symbol: string }[]) => listed.map((currency) => currency.symbol)
  expect(symbols(await list({ filter: 'new' }))).toEqual(symbols(enabled.filter((one) => one.fullInfo.isNew)))
  expect(symbols(await list({ filter: 'stable' }))).toEqual(
    symbols(enabled.filter((one) => one.fullInfo.isStable)),
  )
})

test('fixed=true gives only what is offered at a fixed rate', async () => {
  const fixed = await all({ fixed: 'true' })
  expect(fixed.every((currency) => currency.fullInfo.isFixedRateEnabled && !currency.isFiat)).toBe(true)
  expect(fixed.length).toBeLessThan((await all()).length)
})

test('fixed=false&includeDisabled=false gives all enabled currencies, as without them', async () => {
  const requests = await all({ fixed: 'false', includeDisabled: 'false' })
  expect(requests).toHaveLength(catalogue().filter((currency) => currency.enabled).length)
  expect(requests).toEqual(await all())
})

test('every wrong parameter is named in one refusal', async () => {
  const error = await refusalOf(() =>
    list({ filter: 'foo', limit: '-1', extended: 'perhaps', includeDisabled: '1' }),
  )
  expect(error.status).toBe(400)
  expect(error.code).toBe('validation_failed')
  expect(Object.keys(error.details.fields ?? {}).sort()).toEqual([
    'extended',
    'filter',
    'includeDisabled',
    'limit',
  ])
})

test.each(['0', '5001', '1.5', '', 'all', '1e3'])('a limit of «%s» is refused', async (limit) => {
  expect((await refusalOf(() => list({ limit }))).details.fields).toHaveProperty(
    'limit.code',
    'validation_failed',
  )
})

test('fixed=perhaps is refused, and an unknown parameter is not', async () => {
  expect((await refusalOf(() => all({ fixed: 'perhaps' }))).details.fields).toHaveProperty('fixed')
  expect(await all({ colour: 'red' })).toEqual(await all())
})
