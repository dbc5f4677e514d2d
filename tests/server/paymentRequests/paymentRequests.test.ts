import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { Estimate } from '@/contract/quotes'
import type { OwnedExchange } from '@/contract/exchanges'
import type { PaymentRequest, PublicPaymentRequest } from '@/contract/paymentRequests'
import type { Rows } from '@/contract/resultFields'
import { DAY, HOUR, MINUTE } from '@/domain/time/durations'
import { expireRequests } from '@/server/paymentRequests/storedRequests'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { advanceSeconds, later, useClock } from '../clock'
import { act, ADDRESS, anOrder, create, deposit, read, request } from '../exchanges/exchangeCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
})
useTemporaryDatabase()
useClock()

const BASE = '/api/v4/payment-requests'
const WANTED = {
  ...{ title: 'Two kites', reference: 'A-17', ticker: 'eth', network: 'eth', address: ADDRESS.eth },
  ...{ amount: '1.5', tolerancePercent: '0', life: 'day' },
}
const PAIR = { tickerFrom: 'btc', networkFrom: 'btc' }
const REFUND_TO = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const OTHER_ETH = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

const ask = (shop: TestCustomer, changes: object = {}) =>
  shop.request<PaymentRequest>('POST', BASE, { ...WANTED, ...changes })
const asked = async (shop: TestCustomer, changes: object = {}) => {
  const { status, result, error } = await ask(shop, changes)
  if (status !== 201) throw new Error(`not made: ${JSON.stringify(error)}`)
  return result
}
const look = async (id: string) => (await request<PublicPaymentRequest>('GET', `${BASE}/${id}`)).result
const decide = (shop: TestCustomer, id: string, what: string) =>
  shop.request<PaymentRequest>('POST', `${BASE}/${id}/${what}`, {})

async function rateFor(amount: string) {
  const query = new URLSearchParams({
    ...{ ...PAIR, tickerTo: 'eth', networkTo: 'eth', amount, reverse: 'true', fixed: 'true' },
  })
  return (await request<Estimate>('GET', `/api/v4/estimates?${query.toString()}`)).result.rateId
}
type Pay = { amount?: string; key?: string } & Record<string, unknown>
async function pay(id: string, { amount = '1.5', key = randomUUID(), ...changes }: Pay = {}) {
  const body = { ...PAIR, rateId: await rateFor(amount), amount, ...changes }
  return request<OwnedExchange>('POST', `${BASE}/${id}/exchanges`, body, { 'idempotency-key': key })
}
/** Pays it, and lets the sandbox bring the order to its end. */
async function paid(id: string, kind: 'full' | 'too_small' = 'full', amount = '1.5') {
  const { status, result, error } = await pay(id, { amount })
  if (status !== 201) throw new Error(`not payable: ${JSON.stringify(error)}`)
  await deposit(result.publicId, kind)
  return result
}
async function untilEnd(publicId: string) {
  for (let steps = 0; steps < 40; steps++) {
    advanceSeconds(30)
    const { result } = await read(publicId)
    if (['finished', 'refunded', 'failed', 'verifying'].includes(result.status)) return result
  }
  throw new Error('it never ends')
}

test('a request says what is received and where, and its page says it to whoever has the link', async () => {
  const shop = await aCustomer()
  const made = await asked(shop)
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
  const { status, error } = await ask(await aCustomer(), changes)
  expect([400, 422]).toContain(status)
  expect(Object.keys(error.fields ?? {})).toEqual([field])
})

test('address and amount of the exchange are those of the request, whatever is sent', async () => {
  const { id } = await asked(await aCustomer())
  const forged = { amount: '0.2', addressTo: OTHER_ETH, tickerTo: 'btc', networkTo: 'btc', reverse: false }
  const { status } = await pay(id, { ...forged, amount: '1.5' })
  expect(status).toBe(201)
  const { result } = await pay(id, forged)
  expect(result).toBeUndefined()
  const honest = await pay(id)
  expect(honest.result).toMatchObject({ expectedAmountTo: '1.5', type: 'fixed', tickerTo: 'eth' })
  expect(honest.result.extendedInfo.addressTo).toBe(ADDRESS.eth)
})

describe('a shop is paid', () => {
  test('exactly: seen, confirming, paid, with the transaction and once', async () => {
    const shop = await aCustomer()
    const { id } = await asked(shop)
    const order = await paid(id)
    const seen = new Set<string>()
    for (let steps = 0; steps < 20; steps++) {
      seen.add((await look(id)).status)
      advanceSeconds(1)
      await read(order.publicId)
    }
    expect([...seen]).toEqual(['seen', 'confirming', 'paid'])
    const { result } = await read(order.publicId)
    const { result: page } = (await shop.request<Rows<PaymentRequest>>('GET', BASE)).result
    expect(page).toMatchObject([
      { id, status: 'paid', exception: 'none', received: '1.5', transactions: [result.extendedInfo.txTo] },
    ])
    expect((await pay(id)).status).toBe(409)
  })

  test('twice: it stays paid, with too much', async () => {
    const { id } = await asked(await aCustomer())
    const [one, other] = [(await pay(id)).result, (await pay(id)).result]
    await deposit(one.publicId, 'full')
    await untilEnd(one.publicId)
    expect(await look(id)).toMatchObject({ status: 'paid', exception: 'none' })
    await deposit(other.publicId, 'full')
    await untilEnd(other.publicId)
    expect(await look(id)).toMatchObject({ status: 'paid', exception: 'over', received: '3', missing: '0' })
  })

  test('too late: it is paid, and said to be late', async () => {
    const { id } = await asked(await aCustomer(), { life: 'hour' })
    later(55 * MINUTE)
    const { result } = await pay(id)
    later(6 * MINUTE)
    expect((await look(id)).status).toBe('expired')
    await deposit(result.publicId, 'full')
    expect(await look(id)).toMatchObject({ status: 'seen', exception: 'late' })
    await untilEnd(result.publicId)
    expect(await look(id)).toMatchObject({ status: 'paid', exception: 'late', received: '1.5' })
  })

  test('too little: what is missing is paid after it, or its maker accepts it', async () => {
    const shop = await aCustomer()
    for (const way of ['rest', 'accept'] as const) {
      const { id } = await asked(shop)
      const { publicId, ownerSecret } = await paid(id, 'too_small')
      expect((await untilEnd(publicId)).status).toBe('verifying')
      expect(await look(id)).toMatchObject({ status: 'seen', exception: 'by_hand' })
      await act(publicId, { action: 'continue' }, { 'x-exchange-secret': ownerSecret ?? '' })
      const { amountTo } = await untilEnd(publicId)
      const under = await look(id)
      expect(under).toMatchObject({ status: 'open', exception: 'under', received: amountTo })
      expect(Number(under.missing)).toBeCloseTo(1.5 - Number(amountTo), 12)
      if (way === 'accept') {
        const { result } = await decide(shop, id, 'accept')
        expect(result).toMatchObject({ status: 'paid', exception: 'by_hand' })
        continue
      }
      const rest = await paid(id, 'full', String(under.missing))
      await untilEnd(rest.publicId)
      expect(await look(id)).toMatchObject({
        status: 'paid',
        exception: 'none',
        received: '1.5',
        missing: '0',
      })
    }
  })

  test('and what goes back to the payer leaves it open', async () => {
    const { id } = await asked(await aCustomer())
    const { publicId, ownerSecret } = await paid(id, 'too_small')
    await untilEnd(publicId)
    const to = { action: 'refund', address: REFUND_TO }
    await act(publicId, to, { 'x-exchange-secret': ownerSecret ?? '' })
    expect((await untilEnd(publicId)).status).toBe('refunded')
    expect(await look(id)).toMatchObject({ status: 'open', exception: 'refunded', received: '0' })
  })

  test('and a request that has expired is not paid anew', async () => {
    const { id, version } = await asked(await aCustomer(), { life: 'hour' })
    later(HOUR)
    expect((await pay(id)).status).toBe(409)
    await expireRequests(Date.now())
    expect(await look(id)).toMatchObject({ status: 'expired', version: version + 1 })
    await expireRequests(Date.now())
    expect((await look(id)).version).toBe(version + 1)
  })
})

describe('its maker', () => {
  test('ends it while nothing is on its way, and then nobody pays it', async () => {
    const shop = await aCustomer()
    const { id } = await asked(shop)
    expect((await decide(shop, id, 'void')).result).toMatchObject({ status: 'void', version: 2 })
    expect((await pay(id)).status).toBe(409)
    expect((await decide(shop, id, 'void')).status).toBe(409)
  })

  test('does not end what is on its way', async () => {
    const shop = await aCustomer()
    const { id } = await asked(shop)
    const { publicId } = await paid(id)
    advanceSeconds(15)
    await read(publicId)
    expect((await decide(shop, id, 'void')).status).toBe(409)
  })

  test('accepts nothing that has not arrived', async () => {
    const shop = await aCustomer()
    const { id } = await asked(shop)
    expect((await decide(shop, id, 'accept')).status).toBe(409)
    expect((await decide(shop, id, 'wrong-network')).result.exception).toBe('wrong_network')
  })
})

test('whatever the payer gives: it stays open and counts what has arrived', async () => {
  const { id } = await asked(await aCustomer(), { amount: '', life: 'open' })
  for (const amount of ['0.5', '0.75']) await untilEnd((await paid(id, 'full', amount)).publicId)
  expect(await look(id)).toMatchObject({ status: 'open', amount: null, received: '1.25', missing: null })
})

test('an exchange under the key of a request that goes elsewhere pays nothing', async () => {
  const { id } = await asked(await aCustomer())
  const key = randomUUID()
  expect((await pay(id, { key, userRefundAddress: 'nonsense' })).status).toBe(422)
  const { result } = await create(anOrder({ addressTo: OTHER_ETH }), key)
  await deposit(result.publicId, 'full')
  await untilEnd(result.publicId)
  expect(await look(id)).toMatchObject({ status: 'open', received: '0', version: 1 })
})

test('the same call makes one exchange', async () => {
  const { id } = await asked(await aCustomer())
  const key = randomUUID()
  const rateId = await rateFor('1.5')
  const send = () =>
    request<OwnedExchange>('POST', `${BASE}/${id}/exchanges`, { ...PAIR, rateId }, { 'idempotency-key': key })
  const [one, other] = await Promise.all([send(), send()])
  expect(one.result.publicId).toBe(other.result.publicId)
})

test('a stranger neither lists nor decides', async () => {
  const [shop, stranger] = [await aCustomer(), await aCustomer()]
  const { id } = await asked(shop)
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
  const [month, open] = [await asked(shop, { life: 'month' }), await asked(shop, { life: 'open' })]
  later(31 * DAY)
  expect((await look(month.id)).status).toBe('expired')
  expect((await look(open.id)).status).toBe('open')
})
