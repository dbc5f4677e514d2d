import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { NewPartnerWebhook } from '@/contract/partnerWebhooks'
import type { PaymentRequest } from '@/contract/paymentRequests'
import type { Rows } from '@/contract/resultFields'
import { DAY } from '@/domain/time/durations'
import { RETRY_WAITS } from '@/domain/partner/webhooks'
import { database } from '@/server/database/database'
import { webhookDeliveries, webhookEndpoints } from '@/server/database/schema'
import { sendDueWebhooks } from '@/server/webhooks/webhookWorker'
import { aCustomer, type TestCustomer } from '../aCustomer'
import { later, useClock } from '../clock'
import { ADDRESS, request } from '../exchanges/exchangeCalls'
import { aPartner } from '../partners/aPartner'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { verified, webhookReceiver } from '../webhooks/webhookReceiver'
import { BASE, decide, look, paid, requested, untilEnd } from './aShop'

const { KEY, SECRET } = vi.hoisted(() => {
  process.env.LOG_LEVEL = 'silent'
  process.env.SANDBOX_STEP_SECONDS = '3'
  return { KEY: `hok_${'a1'.repeat(20)}`, SECRET: `whsec_${'q7Zk'.repeat(10)}` }
})
useTemporaryDatabase()
useClock()
const { received, url } = webhookReceiver()

/** The operator's program, which has no account. */
const operator: Pick<TestCustomer, 'request'> = {
  request: (method, path, body, more) => request(method, path, body, { 'x-operator-key': KEY, ...more }),
}
const listed = async (somebody: Pick<TestCustomer, 'request'>) => {
  const { result } = await somebody.request<Rows<PaymentRequest>>('GET', BASE)
  return result.result.map(({ id }) => id)
}

beforeEach(async () => {
  received.length = 0
  vi.stubEnv('WEBHOOKS_TO_LOOPBACK', '1')
  vi.stubEnv('PAYMENT_LINKS_KEY', KEY)
  vi.stubEnv('PAYMENT_LINKS_WEBHOOK_URL', url())
  vi.stubEnv('PAYMENT_LINKS_WEBHOOK_SECRET', SECRET)
  const db = await database()
  await db.delete(webhookDeliveries)
  await db.delete(webhookEndpoints)
})

afterAll(() => vi.unstubAllEnvs())

const statuses = (secret: string) =>
  received
    .map((one) => verified(secret, one).data)
    .toSorted((one, other) => Number(one.version) - Number(other.version))
    .map(({ version, status }) => [version, status])

test('the operator’s program makes a request, and is sent each change of it, signed, until it is paid', async () => {
  const { id } = await requested(operator)
  expect(await look(id)).toMatchObject({ status: 'open', amount: '1.5', address: ADDRESS.eth })
  const { publicId } = await paid(id)
  const { extendedInfo } = await untilEnd(publicId)
  await sendDueWebhooks()
  expect(statuses(SECRET)).toEqual([
    ['2', 'seen'],
    ['3', 'paid'],
  ])
  const last = received.map((one) => verified(SECRET, one)).find(({ data }) => data.status === 'paid')
  expect(last).toMatchObject({
    type: 'payment.changed',
    data: {
      payment: id,
      exception: 'none',
      reference: 'A-17',
      ticker: 'eth',
      amount: '1.5',
      received: '1.5',
    },
  })
  const forged = received.map((one) => ({ ...one, body: one.body.replace('1.5', '9.5') }))
  for (const one of forged) expect(() => verified(SECRET, one)).toThrow()
  const { result } = (await operator.request<Rows<PaymentRequest>>('GET', BASE)).result
  expect(result).toMatchObject([{ id, status: 'paid', transactions: [extendedInfo.txTo] }])
})

test('a partner’s webhook is sent that a link was paid, signed by its own secret', async () => {
  const { owner } = await aPartner()
  const { result } = await owner.request<NewPartnerWebhook>('POST', '/api/v4/partners/webhooks', {
    ...{ url: url(), label: '', events: ['payment.changed'] },
  })
  const { id } = await requested(owner)
  await untilEnd((await paid(id)).publicId)
  await sendDueWebhooks()
  expect(statuses(result.secret).at(-1)).toEqual(['3', 'paid'])
  for (const one of received) expect(() => verified(SECRET, one)).toThrow()
})

test('neither side sees or ends what the other has made', async () => {
  const shop = await aCustomer()
  const [own, foreign] = [await requested(operator), await requested(shop)]
  expect(await listed(operator)).toContain(own.id)
  expect(await listed(operator)).not.toContain(foreign.id)
  expect(await listed(shop)).toEqual([foreign.id])
  for (const what of ['void', 'accept', 'wrong-network']) {
    expect((await decide(shop, own.id, what)).status).toBe(404)
    expect((await operator.request('POST', `${BASE}/${foreign.id}/${what}`, {})).status).toBe(404)
  }
  const { result } = await operator.request<PaymentRequest>('POST', `${BASE}/${own.id}/void`, {})
  expect(result.status).toBe('void')
})

test('another key is refused, also with an account’s token, and so is any without the setting', async () => {
  const shop = await aCustomer()
  const wrong = [`${KEY}x`, KEY.slice(1), '', `hok_${'b2'.repeat(20)}`]
  for (const key of wrong)
    expect((await shop.request('GET', BASE, undefined, { 'x-operator-key': key })).status, key).toBe(401)
  vi.stubEnv('PAYMENT_LINKS_KEY', '')
  for (const key of [KEY, '']) {
    expect((await request('GET', BASE, undefined, { 'x-operator-key': key })).status).toBe(401)
  }
})

test('the operator’s key opens nothing else', async () => {
  for (const path of ['/api/v4/customers/export', '/api/v4/partners/me'])
    expect((await operator.request('GET', path)).status, path).toBe(401)
})

test('without an address nothing waits to be sent', async () => {
  vi.stubEnv('PAYMENT_LINKS_WEBHOOK_URL', '')
  const { id } = await requested(operator)
  await operator.request('POST', `${BASE}/${id}/void`, {})
  const db = await database()
  expect(await db.select().from(webhookDeliveries)).toEqual([])
})

test('an address that fails for days is not switched off, and what waits goes to a new one', async () => {
  vi.stubEnv('PAYMENT_LINKS_WEBHOOK_URL', 'http://127.0.0.1:1/gone')
  const end = async () => {
    const { id } = await requested(operator)
    await operator.request('POST', `${BASE}/${id}/void`, {})
  }
  await end()
  for (const wait of [0, ...RETRY_WAITS, 5 * DAY]) {
    later(wait)
    await sendDueWebhooks()
  }
  await end()
  await sendDueWebhooks()
  const db = await database()
  expect(await db.select().from(webhookEndpoints)).toMatchObject([
    { ownerKind: 'operator', url: '', secret: '', disabledAt: null },
  ])
  vi.stubEnv('PAYMENT_LINKS_WEBHOOK_URL', url())
  later(RETRY_WAITS[0])
  await sendDueWebhooks()
  expect(statuses(SECRET)).toEqual([['2', 'void']])
})

test('an address inside the operator’s network is not called', async () => {
  vi.stubEnv('WEBHOOKS_TO_LOOPBACK', '0')
  const { id } = await requested(operator)
  await operator.request('POST', `${BASE}/${id}/void`, {})
  await sendDueWebhooks()
  expect(received).toEqual([])
})
