import type { Rows } from '@/contract/resultFields'
import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { SavedAddress } from '@/contract/programmes'
import { database } from '@/server/database/database'
import { savedAddresses } from '@/server/database/schema'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { ADDRESS, request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
})
useTemporaryDatabase()
useClock()

const PATH = '/api/v4/customers/addresses'
const anAddress = (changes: object = {}) => ({
  ...{ label: 'Ledger', ticker: 'btc', network: 'btc', address: ADDRESS.btc, extraId: null },
  ...changes,
})
const XRP = { ticker: 'xrp', network: 'xrp', address: ADDRESS.xrp }
const ETH = { ticker: 'eth', network: 'eth', address: ADDRESS.eth }

const save = (somebody: TestCustomer, body: unknown) => somebody.request<SavedAddress>('POST', PATH, body)
const remove = (somebody: TestCustomer, id: string) => somebody.request('POST', `${PATH}/${id}/removal`, {})
const listOf = async (somebody: TestCustomer, query = '') =>
  (await somebody.request<Rows<SavedAddress>>('GET', PATH + query)).result

async function keep(somebody: TestCustomer, changes: object = {}) {
  later(1000)
  const { status, result, error } = await save(somebody, anAddress(changes))
  if (status !== 201) throw new Error(`not saved: ${JSON.stringify(error)}`)
  return result
}

describe('an address', () => {
  test('is stored under its name and listed as it was returned', async () => {
    const anna = await aCustomer()
    const { status, result } = await save(anna, anAddress({ label: ' Мой  кошелёк ', ticker: 'BTC' }))
    expect([status, result]).toEqual([
      201,
      { ...anAddress({ label: 'Мой  кошелёк' }), id: expect.stringMatching(/^[0-9a-z]{16}$/) as string },
    ])
    expect(await listOf(anna)).toEqual({ result: [result], offset: 0, limit: 20, totalCount: 1 })
  })

  test('with an extra id stores it', async () => {
    const anna = await aCustomer()
    expect(await keep(anna, { ...XRP, extraId: '7' })).toMatchObject({ extraId: '7' })
    expect(await keep(anna, { ...XRP, notProvideMemo: true })).toMatchObject({ extraId: null })
  })

  test.each([
    ['a name that is empty', { label: '  ' }, 400, 'validation_failed', 'label'],
    ['a name of 61 characters', { label: 'x'.repeat(61) }, 400, 'validation_failed', 'label'],
    ['another chain’s address', { address: ADDRESS.eth }, 422, 'address_invalid', 'address'],
    ['no address', { address: '' }, 422, 'address_invalid', 'address'],
    ['a coin nobody knows', { ticker: 'nosuchcoin' }, 422, 'currency_unknown', 'ticker'],
    ['no extra id where there must be one', XRP, 422, 'extra_id_required', 'extraId'],
    ['an extra id of another kind', { ...XRP, extraId: 'x' }, 422, 'extra_id_invalid', 'extraId'],
    ['an extra id on a chain without', { extraId: '7' }, 422, 'extra_id_invalid', 'extraId'],
  ])('with %s is refused', async (_, changes, expected, code, field) => {
    const anna = await aCustomer()
    const { status, error } = await save(anna, anAddress(changes))
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([expected, code, [field]])
    expect((await listOf(anna)).totalCount).toBe(0)
  })

  test('with an id inside it stores that one, and takes no other', async () => {
    const anna = await aCustomer()
    // XLS-5d's example of tag 14.
    const tagged = { ...XRP, address: 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS' }
    expect((await save(anna, anAddress({ ...tagged, extraId: '7' }))).status).toBe(422)
    expect(await keep(anna, tagged)).toMatchObject({ ...tagged, extraId: '14' })
  })

  test('of sixty characters in any script is a name', async () => {
    await expect(keep(await aCustomer(), { label: 'Ж'.repeat(60) })).resolves.toBeDefined()
    // Of two UTF-16 units each: the browser counts characters too.
    await expect(keep(await aCustomer(), { label: '🏦'.repeat(60) })).resolves.toBeDefined()
  })

  test('is stored once, also of two at the same moment; another extra id is another address', async () => {
    const anna = await aCustomer()
    const both = await Promise.all([save(anna, anAddress()), save(anna, anAddress({ label: 'Other' }))])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await save(anna, anAddress())).toMatchObject({ status: 409, error: { code: 'address_known' } })
    await keep(anna, { ...XRP, extraId: '7' })
    await keep(anna, { ...XRP, extraId: '8' })
    expect((await save(anna, anAddress({ ...XRP, extraId: '8' }))).error.code).toBe('address_known')
    expect((await listOf(anna)).totalCount).toBe(3)
  })

  test('of one customer may be another’s too', async () => {
    await keep(await aCustomer())
    await keep(await aCustomer())
  })

  test('beyond two hundred is refused, also of two at the same moment', async () => {
    const anna = await aCustomer()
    const db = await database()
    const stored = Array.from({ length: 199 }, (_, index) => ({
      ...anAddress({ id: randomUUID(), address: `address-${index}` }),
      ...{ customerId: anna.id, createdAt: Date.now() },
    }))
    await db.insert(savedAddresses).values(stored as (typeof savedAddresses.$inferInsert)[])
    const both = await Promise.all([save(anna, anAddress()), save(anna, anAddress(ETH))])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.map(({ error }) => error.code)).toContain('limit_reached')
    expect((await listOf(anna)).totalCount).toBe(200)
  })
})

describe('the list', () => {
  test('comes newest first, of one coin or of all, a page at a time', async () => {
    const anna = await aCustomer()
    const btc = await keep(anna)
    const eth = await keep(anna, ETH)
    const xrp = await keep(anna, { ...XRP, extraId: '7' })
    const idsOf = async (query: string) => (await listOf(anna, query)).result.map(({ id }) => id)
    expect(await idsOf('')).toEqual([xrp.id, eth.id, btc.id])
    expect(await idsOf('?ticker=ETH&network=eth')).toEqual([eth.id])
    expect(await idsOf('?ticker=eth&network=bsc')).toEqual([])
    expect(await idsOf('?limit=1&offset=1')).toEqual([eth.id])
    expect(await listOf(anna, '?offset=3')).toEqual({ result: [], offset: 3, limit: 20, totalCount: 3 })
    expect(await listOf(anna, '?ticker=btc')).toMatchObject({ totalCount: 1 })
  })

  test.each(['limit=0', 'limit=101', 'offset=x', 'ticker=a%00'])('is refused for %s', async (query) => {
    expect((await (await aCustomer()).request('GET', `${PATH}?${query}`)).status).toBe(400)
  })
})

describe('a removal', () => {
  test('takes the address off the list, once', async () => {
    const anna = await aCustomer()
    const { id } = await keep(anna)
    expect(await remove(anna, id)).toMatchObject({ status: 200, result: {} })
    expect((await listOf(anna)).totalCount).toBe(0)
    expect(await remove(anna, id)).toMatchObject({ status: 404, error: { code: 'not_found' } })
  })

  test('of another’s address finds none, as one of an unknown does', async () => {
    const [anna, ben] = [await aCustomer(), await aCustomer()]
    const { id } = await keep(anna)
    const [others, unknown] = [await remove(ben, id), await remove(ben, 'nosuchaddress000')]
    expect([others.status, others.error.code]).toEqual([404, 'not_found'])
    expect({ ...others.error, traceId: '' }).toEqual({ ...unknown.error, traceId: '' })
    expect((await listOf(anna)).totalCount).toBe(1)
    expect((await listOf(ben)).totalCount).toBe(0)
  })
})

test.each([
  ['GET', PATH],
  ['POST', PATH],
  ['POST', `${PATH}/abc/removal`],
] as const)('%s %s is for the signed-in only', async (method, url) => {
  expect(await request(method, url, {})).toMatchObject({ status: 401, error: { code: 'unauthorized' } })
})
