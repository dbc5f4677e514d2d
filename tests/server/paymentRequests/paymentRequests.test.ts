import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { OwnedExchange } from '@/contract/exchanges'
import type { PaymentRequest } from '@/contract/paymentRequests'
import type { Rows } from '@/contract/resultFields'
import { DAY } from '@/domain/time/durations'
import { aCustomer } from '../aCustomer'
import { advanceSeconds, later, useClock } from '../clock'
import { ADDRESS, anOrder, create, deposit, read, request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'
import {
  postRequest,
  requested,
  BASE,
  decide,
  look,
  OTHER_ETH,
  paid,
  PAIR,
  pay,
  rateFor,
  untilEnd,
} from './aShop'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

test('a request says what is received and where, and its page says it to whoever has the link', async () => {
  const shop = await aCustomer()
  const made = await requested(shop)
  expect(made).toMatchObject({ ...{ title: 'Two kites', reference: 'A-17', amount: '1.5', version: 1 } })
  expect(made).toMatchObject({ status: 'open', exception: 'none', received: '0', missing: '1.5' })
  const shown = await look(made.id)
  expect(shown).toMatchObject({ address: ADDRESS.eth, amount: '1.5', title: 'Two kites' })
  expect(shown).not.toHaveProperty('reference')
  expect(shown).not.toHaveProperty('transactions')
})

test.each([
  [{ title: '' }, 'title'],
  [{ title: 'x'.repeat(81) }, 'title'],
  [{ reference: 'x'.repeat(65) }, 'reference'],
  [{ ticker: 'nothing' }, 'ticker'],
  [{ ticker: 'eur', network: '' }, 'ticker'],
  [{ address: ADDRESS.btc }, 'address'],
  [{ amount: '0' }, 'amount'],
  [{ amount: '-1' }, 'amount'],
  [{ amount: '1e3' }, 'amount'],
  [{ amount: '0.0000000000000000001' }, 'amount'],
  [{ tolerancePercent: '50' }, 'tolerancePercent'],
  [{ life: 'year' }, 'life'],
  [{ ticker: 'xrp', network: 'xrp', address: ADDRESS.xrp }, 'extraId'],
])('%o is refused at %s', async (changes, field) => {
  const { status, error } = await postRequest(await aCustomer(), changes)
  expect([400, 422]).toContain(status)
  expect(Object.keys(error.fields ?? {})).toEqual([field])
})

test('its maker sees how many exchanges were made to pay it, without those that were refused', async () => {
  const shop = await aCustomer()
  const { id, exchanges } = await requested(shop)
  expect(exchanges).toBe(0)
  const ownList = async () => (await shop.request<Rows<PaymentRequest>>('GET', BASE)).result.result
  expect((await pay(id, { userRefundAddress: 'nonsense' })).status).toBe(422)
  expect(await ownList()).toMatchObject([{ id, exchanges: 0 }])
  await pay(id)
  expect(await ownList()).toMatchObject([{ id, exchanges: 1, transactions: [] }])
})

test('an exchange says whether it pays a request', async () => {
  const { id } = await requested(await aCustomer())
  const { result: payment } = await pay(id)
  expect(payment.isPayment).toBe(true)
  expect((await read(payment.publicId)).result.isPayment).toBe(true)
  const { result: own } = await create(anOrder())
  expect((await read(own.publicId)).result.isPayment).toBe(false)
})

test('address and amount of the exchange are those of the request, whatever is sent', async () => {
  const { id } = await requested(await aCustomer())
  const forged = { amount: '0.2', addressTo: OTHER_ETH, tickerTo: 'btc', networkTo: 'btc', reverse: false }
  const { status } = await pay(id, { ...forged, amount: '1.5' })
  expect(status).toBe(201)
  const { result } = await pay(id, forged)
  expect(result).toBeUndefined()
  const honest = await pay(id)
  expect(honest.result).toMatchObject({ expectedAmountTo: '1.5', type: 'fixed', tickerTo: 'eth' })
  expect(honest.result.extendedInfo.addressTo).toBe(ADDRESS.eth)
})

describe('its maker', () => {
  test('ends it while nothing is on its way, and then nobody pays it', async () => {
    const shop = await aCustomer()
    const { id } = await requested(shop)
    expect((await decide(shop, id, 'void')).result).toMatchObject({ status: 'void', version: 2 })
    expect((await pay(id)).status).toBe(409)
    expect((await decide(shop, id, 'void')).status).toBe(409)
  })

  test('does not end what is on its way', async () => {
    const shop = await aCustomer()
    const { id } = await requested(shop)
    const { publicId } = await paid(id)
    advanceSeconds(15)
    await read(publicId)
    expect((await decide(shop, id, 'void')).status).toBe(409)
  })

  test('accepts nothing that has not arrived', async () => {
    const shop = await aCustomer()
    const { id } = await requested(shop)
    expect((await decide(shop, id, 'accept')).status).toBe(409)
    expect((await decide(shop, id, 'wrong-network')).result.exception).toBe('wrong_network')
  })
})

test('an exchange under the key of a request that goes elsewhere pays nothing', async () => {
  const { id } = await requested(await aCustomer())
  const key = randomUUID()
  expect((await pay(id, { key, userRefundAddress: 'nonsense' })).status).toBe(422)
  const { result } = await create(anOrder({ addressTo: OTHER_ETH }), key)
  await deposit(result.publicId, 'full')
  await untilEnd(result.publicId)
  expect(await look(id)).toMatchObject({ status: 'open', received: '0', version: 1 })
})

test('the same call makes one exchange', async () => {
  const { id } = await requested(await aCustomer())
  const key = randomUUID()
  const rateId = await rateFor('1.5')
  const send = () =>
    request<OwnedExchange>('POST', `${BASE}/${id}/exchanges`, { ...PAIR, rateId }, { 'idempotency-key': key })
  const [one, other] = await Promise.all([send(), send()])
  expect(one.result.publicId).toBe(other.result.publicId)
})

test('a stranger neither lists nor decides', async () => {
  const [shop, stranger] = [await aCustomer(), await aCustomer()]
  const { id } = await requested(shop)
  const { result } = (await stranger.request<Rows<PaymentRequest>>('GET', BASE)).result
  expect(result).toEqual([])
  for (const what of ['void', 'accept', 'wrong-network']) {
    expect((await decide(stranger, id, what)).status).toBe(404)
    expect((await request('POST', `${BASE}/${id}/${what}`, {})).status).toBe(401)
  }
  expect(await look(id)).toMatchObject({ status: 'open', version: 1 })
})

test('the longest life is over after its time, and an open one never', async () => {
  const shop = await aCustomer()
  const [month, open] = [await requested(shop, { life: 'month' }), await requested(shop, { life: 'open' })]
  later(31 * DAY)
  expect((await look(month.id)).status).toBe('expired')
  expect((await look(open.id)).status).toBe('open')
})
