import { describe, expect, test, vi } from 'vitest'
import type { Rows } from '@/contract/resultFields'
import { HISTORY_STATES } from '@/domain/account/customer'
import type { Exchange } from '@/contract/exchanges'
import { PROGRESS_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'
import { database } from '@/server/database/database'
import { exchanges } from '@/server/database/schema'
import { aCustomer, deposited, ordered, type TestCustomer } from '../aCustomer'
import { useClock, advanceSeconds } from '../clock'
import { anExchange } from '../exchanges/anExchange'
import { ADDRESS, anOrder, request, deposit, made, read } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

const PATH = '/api/v4/customers/exchanges'
const historyOf = async (somebody: TestCustomer, query = '') =>
  (await somebody.request<Rows<Exchange>>('GET', PATH + query)).result
const idsOf = async (somebody: TestCustomer, query = '') =>
  (await historyOf(somebody, query)).result.map(({ publicId }) => publicId)

describe('an order', () => {
  test('of a signed-in customer has an owner, one without a bearer has none', async () => {
    const anna = await aCustomer()
    const { publicId } = await ordered(anna)
    await made()
    expect(await idsOf(anna)).toEqual([publicId])
  })

  test('with a token that is not valid is refused before anything is stored', async () => {
    const headers = { authorization: 'Bearer made.up.token', 'idempotency-key': 'key-of-this-test' }
    const call = () => request<Exchange>('POST', '/api/v4/exchanges-new', anOrder(), headers)
    expect(await call()).toMatchObject({ status: 401, error: { code: 'unauthorized' } })
    const anna = await aCustomer()
    // The same call with a token that is valid makes it: the key was not used up.
    const again = await request<Exchange>('POST', '/api/v4/exchanges-new', anOrder(), {
      ...headers,
      ...(await anna.headers()),
    })
    expect(again.status).toBe(201)
    expect(await idsOf(anna)).toEqual([again.result.publicId])
  })

  test('that is repeated under its key is the same one, and stays whose it was', async () => {
    const [anna, ben] = [await aCustomer(), await aCustomer()]
    const key = { 'idempotency-key': 'key-of-annas-order' }
    const first = await anna.request<Exchange>('POST', '/api/v4/exchanges-new', anOrder(), key)
    const again = await ben.request<Exchange>('POST', '/api/v4/exchanges-new', anOrder(), key)
    expect([again.status, again.result.publicId]).toEqual([200, first.result.publicId])
    expect(await idsOf(ben)).toEqual([])
    expect(await idsOf(anna)).toEqual([first.result.publicId])
  })
})

describe('the history', () => {
  test('shows each exchange as its own call does', async () => {
    const anna = await aCustomer()
    const { publicId } = await ordered(anna)
    expect((await historyOf(anna)).result).toEqual([(await read(publicId)).result])
  })

  test('brings what is due to its present state before it chooses', async () => {
    const anna = await aCustomer()
    const { publicId } = await deposited(anna)
    expect(await idsOf(anna, '?state=open')).toEqual([publicId])
    advanceSeconds(30)
    expect(await historyOf(anna, '?state=open')).toMatchObject({ result: [], totalCount: 0 })
    expect((await historyOf(anna, '?state=finished')).result).toMatchObject([{ status: 'finished' }])
  })

  test('comes newest first, a page at a time, and stops at its end', async () => {
    const anna = await aCustomer()
    const ids: string[] = []
    for (let count = 0; count < 5; count++) {
      advanceSeconds(1)
      ids.unshift((await ordered(anna)).publicId)
    }
    expect(await historyOf(anna)).toMatchObject({ offset: 0, limit: 20, totalCount: 5 })
    expect(await idsOf(anna)).toEqual(ids)
    expect(await idsOf(anna, '?limit=2')).toEqual(ids.slice(0, 2))
    expect(await idsOf(anna, '?limit=2&offset=4')).toEqual(ids.slice(4))
    expect(await historyOf(anna, '?offset=5&limit=100')).toMatchObject({ result: [], totalCount: 5 })
  })

  test.each(['limit=0', 'limit=101', 'offset=-1', 'offset=x', 'state=lost', `search=${'x'.repeat(129)}`])(
    'is refused for %s',
    async (query) => {
      const anna = await aCustomer()
      expect((await anna.request('GET', `${PATH}?${query}`)).status).toBe(400)
    },
  )

  test('has every status under exactly one of its states', async () => {
    const anna = await aCustomer()
    const db = await database()
    const statuses = [...PROGRESS_STATUSES, ...SIDE_STATUSES]
    await db.insert(exchanges).values(
      statuses.map((status) =>
        anExchange({
          ...{ publicId: `of-${status}`, idempotencyKey: `key-of-${status}`, customerId: anna.id, status },
          dueAt: null,
        }),
      ),
    )
    const shown: Record<string, string[]> = {}
    for (const state of HISTORY_STATES) {
      shown[state] = (await historyOf(anna, `?state=${state}`)).result.map(({ status }) => status).sort()
    }
    expect(shown).toEqual({
      all: [...statuses].sort(),
      open: ['confirming', 'creating', 'exchanging', 'sending', 'verifying', 'waiting'],
      finished: ['finished'],
      failed: ['expired', 'failed', 'refunded'],
    })
  })
})

describe('a search', () => {
  test('finds a part of an id, a ticker, an address or a hash, in any case', async () => {
    const anna = await aCustomer()
    await ordered(anna)
    // No alphabet of the ids and addresses of the others holds its letters.
    const doge = await ordered(anna, { tickerFrom: 'doge', networkFrom: 'doge', amount: '1000' })
    const exchange = await deposited(anna, {
      ...{ tickerTo: 'xrp', networkTo: 'xrp', addressTo: ADDRESS.xrp, extraIdTo: '7' },
      userRefundAddress: ADDRESS.btc,
    })
    advanceSeconds(30)
    const { extendedInfo } = (await read(exchange.publicId)).result
    const parts = [
      exchange.publicId.slice(2, 12),
      extendedInfo.addressFrom.slice(-20),
      ADDRESS.xrp.toLowerCase(),
      ADDRESS.btc.toUpperCase().slice(5),
      extendedInfo.txFrom?.slice(10, 30) ?? 'none',
      extendedInfo.txTo?.toLowerCase().slice(10, 30) ?? 'none',
    ]
    for (const part of parts) {
      expect(await idsOf(anna, `?search=${part}`), part).toEqual([exchange.publicId])
    }
    expect(await idsOf(anna, '?search=%20DoG%20')).toEqual([doge.publicId])
    expect(await historyOf(anna, '?search=nowhere')).toMatchObject({ result: [], totalCount: 0 })
  })

  test('takes every character literally, none as a wildcard or as SQL', async () => {
    const anna = await aCustomer()
    await ordered(anna)
    for (const search of ['%', '_', '%25', "'", "' or 1=1 --", '\\']) {
      expect(await idsOf(anna, `?search=${encodeURIComponent(search)}`), search).toEqual([])
    }
  })

  test('for what no database could hold is refused', async () => {
    const anna = await aCustomer()
    expect((await anna.request('GET', `${PATH}?search=a%00b`)).status).toBe(400)
  })

  test('and a state narrow the list together', async () => {
    const anna = await aCustomer()
    const open = await ordered(anna)
    const expired = await ordered(anna)
    await deposit(expired.publicId, 'expire')
    expect(await idsOf(anna, '?search=eth&state=open')).toEqual([open.publicId])
    expect(await idsOf(anna, '?search=eth&state=failed')).toEqual([expired.publicId])
  })
})

test('customers never see exchanges of others, whatever they search for', async () => {
  const [anna, ben] = [await aCustomer(), await aCustomer()]
  const { publicId } = await ordered(anna)
  for (const query of ['', `?search=${publicId}`, '?search=btc&state=open', '?limit=100']) {
    expect(await historyOf(ben, query)).toMatchObject({ result: [], totalCount: 0 })
  }
})

test('the history is for the signed-in only', async () => {
  for (const headers of [{}, { authorization: 'Bearer made.up.token' }]) {
    const refused = { status: 401, error: { code: 'unauthorized' } }
    expect(await request('GET', PATH, undefined, headers as Record<string, string>)).toMatchObject(refused)
  }
})
